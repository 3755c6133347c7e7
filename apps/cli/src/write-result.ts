import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RefusedInput } from './failures.ts';

/** Makes the folder of the results before any work is done. Throws RefusedInput where it cannot be had. */
export async function openResults(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'this is a file' : error.message;
    throw new RefusedInput(`${folder}: the results cannot be written there (${why}). Name a folder.`);
  });
}

/** Writes one result file, with its folders. Objects become indented JSON. Throws RefusedInput where the place cannot be written. */
export async function writeResult(folder: string, name: string, content: Uint8Array | string | object): Promise<void> {
  const path = join(folder, name);
  const data =
    typeof content === 'string' || content instanceof Uint8Array ? content : `${JSON.stringify(content, null, 2)}\n`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
  } catch (error) {
    throw new RefusedInput(`${path}: cannot be written (${(error as Error).message}).`);
  }
}
