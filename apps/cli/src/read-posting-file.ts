import { decodePosting, type NotText, readPosting } from '@shortlist/engine';
import type { Posting } from '@shortlist/schema';
import { RefusedInput } from './failures.ts';
import { readBytes } from './read-bytes.ts';

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
