import { degreeScore } from '../../../language/education/degree-words.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Entry } from '../entries/entry.ts';
import { makeEntry } from '../entries/make-entry.ts';

/** A head that names nothing learnt, as a date alone above a long line: the line below it is its head too. */
export function withNextLine(entry: Entry): Entry {
  const [next, ...body] = entry.body;
  const telling = next !== undefined && (degreeScore(next.text) > 0 || schoolScore(next.text) > 0);
  if (!telling || next.bullet !== undefined) return entry;
  return makeEntry(
    entry.lines,
    entry.lines.map((line) => (body.includes(line) ? 'body' : 'head')),
  );
}
