import { findDates } from '../../../language/dates/find-dates.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Line } from '../../layout/types.ts';
import { dropNumbers } from './drop-numbers.ts';
import type { Entry, HeadPiece } from './entry.ts';
import { makeEntry } from './make-entry.ts';
import { splitAtComma } from './split-at-comma.ts';
import { splitAtEmployer, splitAtStop, splitHead } from './split-head.ts';

/** More words than this no head of one line has. */
const mostWords = 16;

/** The jobs of a section that has no date at all and names each in one line, title and employer: what stands between such lines is told of the one above. */
export function findUndatedEntries(found: Line[]): Entry[] {
  const lines = dropNumbers(found);
  const [first] = lines;
  if (!first || lines.some(({ cells, rail }) => [...rail, ...cells].some(({ text }) => findDates(text).length > 0)))
    return [];
  const isLikely = ({ bullet }: Line): boolean => (bullet === undefined) === (first.bullet === undefined);
  const starts = lines.flatMap((line, i) => (isLikely(line) && namesJob(line) ? [i] : []));
  if (starts[0] !== 0 || starts.length < 2) return [];
  return starts.map((start, i) => {
    const own = lines.slice(start, starts[i + 1]);
    return makeEntry(
      own,
      own.map((_, j) => (j === 0 ? 'head' : 'body')),
    );
  });
}

/** "Welder, Larch Yard": one of two names of few words is a title. */
function namesJob(line: Line): boolean {
  if (line.text.split(/\s+/).length > mostWords || !/^["“(]?\p{Lu}/u.test(line.text) || /[!?;:]/.test(line.text))
    return false;
  const { parts } = splitHead(makeEntry([line], ['head']).head);
  const [a, b] = parts.length === 1 ? halves(parts[0] as HeadPiece) : parts;
  if (!a || !b || parts.length > 3) return false;
  const [one, other] = [titleScore(a.text) >= 0.5, titleScore(b.text) >= 0.5];
  return one !== other && [a, b].every(({ text }) => /^\p{Lu}/u.test(text));
}

const halves = (only: HeadPiece): HeadPiece[] => splitAtStop(only) ?? splitAtEmployer(only) ?? splitAtComma(only) ?? [];
