import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Line } from '../../layout/types.ts';
import { type Draft, linePiece, toFact } from '../fact.ts';
import type { Entry } from './entry.ts';
import { isBroken, saysUnfinished } from './is-broken.ts';
import { makeEntry } from './make-entry.ts';

/** Several degrees in an entry of which one is not ended: one entry for each, so that none takes the date or the school of another. */
export function partUnfinished(entry: Entry): Entry[] | undefined {
  const { lines } = entry;
  const plain = lines.every((line) => line.bullet === undefined && line.rail.length === 0 && !isDateText(line.text));
  const [first] = lines;
  const alike = lines.every(
    (line) => line.bold === first?.bold && line.italic === first.italic && Math.abs(line.x - first.x) < 2,
  );
  if (!plain || !alike || lines.length < 2) return undefined;
  const named = lines.map(({ text }) => degreeScore(text) > 0);
  const open = lines.map(({ text }, i) => named[i] && saysUnfinished(text));
  const starts = lines.flatMap((line, i) => {
    const begins = i === 0 || (open[i] && lines.slice(0, i).some((above, k) => named[k] || isDatedPaper(above)));
    return begins || (open[i - 1] && (named[i] || isDatedPaper(line))) ? [i] : [];
  });
  if (starts.length < 2) return undefined;
  return starts.map((from, k) => {
    const own = lines.slice(from, starts[k + 1] ?? lines.length);
    return makeEntry(
      own,
      own.map((line, i) => (i > 0 && entry.body.includes(line) ? 'body' : 'head')),
    );
  });
}

/** "First Aid (2022)": a paper with its year, and no school that a degree above could be from. */
function isDatedPaper({ text }: Line): boolean {
  return findDates(text).length > 0 && schoolScore(text) === 0 && organisationScore(text) < 0.6;
}

/** "HNC Welding - started 2020, not completed": whole as it stands, since the year is no end. Undefined for all else. */
export function draftBroken({ lines, dates }: Entry): { studyType: Draft } | undefined {
  const [line, second] = lines;
  const single = dates.length > 0 && !dates.some(({ span }) => span.range);
  return line && !second && single && isBroken(line.text) ? { studyType: toFact(linePiece(line), 0.8) } : undefined;
}
