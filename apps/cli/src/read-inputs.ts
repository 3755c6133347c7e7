import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readPosting } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Posting, Reading } from '@shortlist/schema';
import { describeReadFailure, RefusedInput } from './failures.ts';

/** Reads one resume file into facts. Throws RefusedInput with one line that says what to do. */
export async function readResumeFile(reader: Reader, path: string, now: string): Promise<Reading> {
  const result = await reader.read(await readBytes(path), basename(path), now);
  if (!result.ok) throw new RefusedInput(describeReadFailure(path, result.failure));
  return result.reading;
}

/** Reads one posting: plain text, a saved HTML page or a JSON-LD JobPosting. */
export async function readPostingFile(path: string): Promise<Posting> {
  const text = (await readBytes(path)).toString('utf8');
  if (text.trim() === '')
    throw new RefusedInput(`${path}: this posting is empty. Save the text of the advertisement into it.`);
  return readPosting(text);
}

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
