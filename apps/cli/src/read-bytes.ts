import { readFile } from 'node:fs/promises';
import { RefusedInput } from './failures.ts';

/** The bytes of a file. Throws RefusedInput where there is none. */
export async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'ENOENT'
        ? 'no such file'
        : error.code === 'EISDIR'
          ? 'this is a folder, a file is needed'
          : error.message;
    throw new RefusedInput(`${path}: ${why}.`);
  });
}
