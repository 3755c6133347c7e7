import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodePosting, type NotText, readPosting } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import type { Posting, Reading } from '@shortlist/schema';
import { describeReadFailure, RefusedInput } from './failures.ts';

/** Reads one resume file into facts. Throws RefusedInput with one line that says what to do. */
export async function readResumeFile(reader: Reader, path: string, now: string): Promise<Reading> {
  const result = await reader.read(await readBytes(path), basename(path), now);
  if (!result.ok) throw new RefusedInput(describeReadFailure(path, result.failure));
  return result.reading;
}

const notPostings: Record<NotText, string> = {
  pdf: 'this is a PDF. Copy the text of the advertisement into a .txt file and give that',
  word: 'this is a Word or ZIP file. Copy the text of the advertisement into a .txt file and give that',
  binary: 'this is not text. Save the text of the advertisement into a .txt file and give that',
};

/** Reads one posting: plain text, a saved HTML page or a JSON-LD JobPosting. Throws RefusedInput for what is no text. */
export async function readPostingFile(path: string): Promise<Posting> {
  const decoded = decodePosting(await readBytes(path));
  if ('not' in decoded) throw new RefusedInput(`${path}: ${notPostings[decoded.not]}.`);
  if (decoded.text.trim() === '')
    throw new RefusedInput(`${path}: this posting is empty. Save the text of the advertisement into it.`);
  return readPosting(decoded.text);
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
