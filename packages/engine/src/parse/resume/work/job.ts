import type { Entry, HeadPiece } from '../entries/entry.ts';
import type { Head } from '../entries/split-head.ts';

/** One job with its title and its employer told apart. */
export type Job = {
  entry: Entry;
  head: Head;
  title?: HeadPiece;
  employer?: HeadPiece;
  sure: number;
  inherited: boolean;
  extra: HeadPiece[];
  /** What the employer is, in the words of the page. */
  remark?: HeadPiece;
};
