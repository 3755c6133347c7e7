import type { Posting } from '@shortlist/schema';
import { RefusedInput } from './failures.ts';
import { findPostings } from './find-files.ts';
import { readPostingFile } from './read-posting-file.ts';
import { i18n } from './voice.ts';

export type PostingFile = { file: string; posting: Posting };

/**
 * The postings of a file or folder, and one line for each that was refused: a folder's other postings go on without it.
 * Throws RefusedInput where not one is left.
 */
export async function readPostings(path: string): Promise<{ postings: PostingFile[]; refused: string[] }> {
  const postings: PostingFile[] = [];
  const refused: string[] = [];
  for (const file of await findPostings(path)) {
    try {
      postings.push({ file, posting: await readPostingFile(file) });
    } catch (error) {
      if (!(error instanceof RefusedInput)) throw error;
      refused.push(error.message);
    }
  }
  if (postings.length > 0) return { postings, refused };
  const others =
    refused.length > 1 ? ` ${i18n._('None of the {count} postings can be used.', { count: refused.length })}` : '';
  throw new RefusedInput(`${refused[0]}${others}`);
}
