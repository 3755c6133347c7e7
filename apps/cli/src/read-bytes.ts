import { readFile } from 'node:fs/promises';
import { RefusedInput } from './failures.ts';
import { i18n } from './voice.ts';

/** The path that stands for standard input. */
export const standardInput = '-';
let isTaken = false;

/** The bytes of a file, or of standard input for "-". Throws RefusedInput where there is none. */
export async function readBytes(path: string): Promise<Buffer> {
  if (path === standardInput) return readStandardInput();
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    const why =
      error.code === 'ENOENT'
        ? i18n._('no such file')
        : error.code === 'EISDIR'
          ? i18n._('this is a folder, not a file')
          : error.message;
    throw new RefusedInput(`${path}: ${why}.`);
  });
}

/** Standard input holds one document: a second asker would get nothing. */
async function readStandardInput(): Promise<Buffer> {
  if (isTaken)
    throw new RefusedInput(i18n._('-: only one file can come from standard input. Pass the other one as a path.'));
  isTaken = true;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
