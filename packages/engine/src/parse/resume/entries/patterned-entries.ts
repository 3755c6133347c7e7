import { isDateText } from '../../../language/dates/find-dates.ts';
import type { Line } from '../../layout/types.ts';
import { joinDatedWraps } from '../tidy/join-dated-wraps.ts';
import { joinPartedDates } from '../tidy/join-parted-dates.ts';
import { tidyDates } from '../tidy/tidy-dates.ts';
import type { Role } from './assign-line-roles.ts';
import { dropNumbers } from './drop-numbers.ts';
import type { Entry } from './entry.ts';
import { anchorOf } from './find-anchor.ts';
import { fillsWidth, isSetAs } from './line-traits.ts';
import { makeEntry } from './make-entry.ts';
import { splitHead } from './split-head.ts';

/** More lines than this no head has before its date. */
const mostBefore = 3;

/**
 * The entries of a section whose heads follow one pattern: the date stands as many lines below the first line of each entry as it does in the section's first, in
 * lines of one look. The look is that of the most. How many lines of a head stand below its date is not known: each number is a reading, those first that part
 * all heads in two.
 */
export function findPatternedEntries(found: Line[]): Entry[][] {
  const lines = tidyDates(joinDatedWraps(joinPartedDates(dropNumbers(found))));
  const before = lines.findIndex(isDated);
  if (before < 0 || before > mostBefore) return [];
  const starts = findLikeStarts(lines, before);
  if (starts.length < 2) return [];
  const readings = [0, 1, 2].flatMap((behind) => {
    const entries = cut(lines, starts, before, behind);
    return entries ? [entries] : [];
  });
  const isParted = (entries: Entry[]): boolean => entries.every(({ head }) => splitHead(head).parts.length >= 2);
  return [...readings.filter(isParted), ...readings.filter((entries) => !isParted(entries))];
}

/** Where entries begin: with the section, and where the lines up to a date are set as those up to most other dates, or stand further out. */
function findLikeStarts(lines: Line[], before: number): number[] {
  const dates = lines.flatMap((line, i) => (isDated(line) ? [i] : []));
  const startsLike = (model: number): number[] => {
    const starts = [0];
    for (const date of dates) {
      const start = date - before;
      const alike = lines.slice(start, date + 1).every((own, j) => isSetAs(lines[model - before + j] as Line, own));
      const isFree = start > (starts.at(-1) as number) + before;
      if (isFree && (alike || isOutside(lines[date] as Line, lines[model] as Line))) starts.push(start);
    }
    return starts;
  };
  // Heads of one look give the same starts: one of each look is compared with all.
  const looks = dates.map((date) =>
    lines
      .slice(date - before, date + 1)
      .map(lookOf)
      .join(';'),
  );
  const models = new Map(looks.map((look, i): [string, number] => [look, dates[i] as number]));
  return [...models.values()].map(startsLike).reduce((best, own) => (own.length > best.length ? own : best), []);
}

/** The entries with heads of some lines before and behind their dates; none where a line behind one is text. */
function cut(lines: Line[], starts: number[], before: number, behind: number): Entry[] | undefined {
  const heads = starts.map((start) => lines.slice(start + before + 1, start + before + 1 + behind));
  const [first = []] = heads;
  const alike = heads.every(
    (head, i) =>
      head.length === behind &&
      head.every(
        (line, j) => isName(line, lines[(starts[i] as number) + before + j + 2]) && isSetAs(first[j] as Line, line),
      ),
  );
  if (!alike) return undefined;
  return starts.map((start, i) => {
    const own = lines.slice(start, starts[i + 1]);
    return makeEntry(
      own,
      own.map((_, j): Role => (j <= before + behind ? 'head' : 'body')),
    );
  });
}

/** "**Larch Stores**, 2009 – 2013" above the dated titles of some roles there, which stand further in. */
const isOutside = (line: Line, model: Line): boolean => line.x < model.x - line.size;

/** A short line that does not go on in the next one. */
function isName(line: Line, next: Line | undefined): boolean {
  const short = /^\p{Lu}[^.!?;]{1,70}$/u.test(line.text) && line.text.split(' ').length <= 9;
  return line.bullet === undefined && short && !fillsWidth(line) && !(next && /^\p{Ll}/u.test(next.text));
}

/** Has a date at an end or of its own, whatever mark it begins with. */
function isDated(line: Line): boolean {
  const { bullet: _, ...bare } = line;
  return anchorOf(bare) !== undefined || [...line.rail, ...line.cells].some(({ text }) => isDateText(text));
}

const lookOf = ({ bullet, bold, italic, size, x }: Line): string =>
  [bullet !== undefined, bold, italic, size, x].join();
