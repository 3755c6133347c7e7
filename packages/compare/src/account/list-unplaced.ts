import type { Leftover, Resume, SourceText } from '@shortlist/schema';
import { findRests } from '../keep/find-rests.ts';
import { accountFor } from './account-for.ts';

/** What of a source no field of a resume holds, with its place and the heading that it stands under; what is not seen on the page is not told. */
export function listUnplaced(resume: Resume, source: SourceText): Leftover[] {
  const account = accountFor(source, resume);
  const headingOf = new Map(
    account.blocks.flatMap(({ heading, lines }) => lines.map((line) => [line, heading?.text] as const)),
  );
  return findRests(source, account).flatMap(({ line, text }): Leftover[] => {
    const { box } = source.lines[line] ?? {};
    const section = headingOf.get(line);
    return box ? [{ text, boxes: [box], ...(section ? { section } : {}) }] : [];
  });
}
