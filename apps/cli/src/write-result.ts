import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RefusedInput } from './failures.ts';
import { i18n } from './voice.ts';

/** Makes the folder of the results before any work is done. Throws RefusedInput where it cannot be had. */
export async function openResults(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' || error.code === 'ENOTDIR' ? i18n._('this is a file') : error.message;
    throw new RefusedInput(i18n._('{folder}: can’t write the results there ({why}). Name a folder.', { folder, why }));
  });
}

/** Writes one result file, with its folders. Objects become indented JSON. Throws RefusedInput where the place cannot be written. */
export async function writeResult(folder: string, name: string, content: Uint8Array | string | object): Promise<void> {
  const path = join(folder, name);
  const data =
    typeof content === 'string' || content instanceof Uint8Array ? content : `${JSON.stringify(content, null, 2)}\n`;
  try {
    await makeFolder(dirname(path));
    await writeFile(path, data);
  } catch (error) {
    const { message: why } = error as Error;
    throw new RefusedInput(i18n._('{path}: can’t write this file ({why}).', { path, why }));
  }
}

/** A folder with those above it. Node's own recursive way never ends where a folder that is there takes no new one, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (await isFolder(folder)) return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || above === folder || (await isFolder(above))) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
