import { saysPresent, withoutDashes } from '../../../language/dates/date-ends.ts';
import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { isDuration } from '../entries/find-anchor.ts';

type Part = { line: Line; cell: Cell; date: boolean };

/**
 * A narrow column at the right that stacks the ends of a range ("March 2021" over "Present" over "6 years"), not level with the text
 * beside it: one range, on the line that its first end stands nearest to.
 */
export function joinAsideDates(lines: Line[]): Line[] {
  const groups = groupParts(lines.flatMap((line) => asideParts(line)));
  const joined = groups.flatMap((group) => {
    const ends = group.filter((part) => part.date);
    const text = ends.map((part) => withoutDashes(part.cell.text)).join(' – ');
    const open = new Set(ends.map((part) => part.line)).size === 2 && findDates(text).length === 1 && isDateText(text);
    // Dates that are each level with text of their own are those lines' dates: a list of awards or papers.
    const level = ends.every(({ line, cell }) => [...line.rail, ...line.cells].some((other) => isLevel(other, cell)));
    // A dash at the end of the one or before the other says itself that they are two ends of one range.
    const tied = ends.some(({ cell }, i) => (i === 0 ? /[-–—]\s*$/ : /^[-–—]/).test(cell.text.trim()));
    const target = open && (!level || tied) ? nearest(lines, group) : undefined;
    const first = ends[0]?.cell;
    return target && first
      ? [{ group, target, cell: { ...first, text, items: ends.flatMap((end) => end.cell.items) } }]
      : [];
  });
  if (joined.length === 0) return lines;
  const gone = new Set(joined.flatMap(({ group }) => group.map((part) => part.cell)));
  return lines.flatMap((line) => {
    const kept = line.cells.filter((cell) => !gone.has(cell));
    const added = joined.filter(({ target }) => target === line).map(({ cell }) => cell);
    const cells = [...kept, ...added];
    if (cells.length + line.rail.length === 0) return [];
    if (kept.length === line.cells.length && added.length === 0) return [line];
    if (!cells.some((cell) => /[\p{L}\p{N}]/u.test(cell.text))) return [];
    return [{ ...line, cells, text: cells.map((cell) => cell.text).join(' ') }];
  });
}

function isLevel(other: Cell, cell: Cell): boolean {
  return other !== cell && /\p{L}/u.test(other.text) && Math.abs(other.base - cell.base) < 0.25 * cell.size;
}

/** Dates, present words and lengths of time at the right of a line or alone on one. */
function asideParts(line: Line): Part[] {
  const cell = line.cells.at(-1);
  if (!cell || cell.x < line.left + 0.55 * (line.edge - line.left)) return [];
  const text = withoutDashes(cell.text);
  const present = saysPresent(text);
  const single = isDateText(text) && findDates(text).length === 1 && !findDates(text)[0]?.range;
  const lasting = isDuration(text);
  return single || present || lasting ? [{ line, cell, date: !lasting }] : [];
}

/** Parts close below each other; one that is a date after two others begins a group of its own. */
function groupParts(parts: Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const near = last && last.line.page === part.line.page && part.cell.base - last.cell.base < 3.2 * part.cell.size;
    const full = part.date && (group?.filter((other) => other.date).length ?? 0) >= 2;
    if (group && near && !full) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** The line with text of its own that a group begins on or just above. */
function nearest(lines: Line[], group: Part[]): Line | undefined {
  const [first] = group as [Part];
  const own = lines.filter(
    (line) =>
      line.page === first.line.page &&
      line.bullet === undefined &&
      line.cells.some((cell) => !group.some((part) => part.cell === cell) && /\p{L}{2}/u.test(cell.text)) &&
      Math.abs(line.base - first.cell.base) < 1.2 * line.size,
  );
  const away = (line: Line): number => Math.abs(line.base - first.cell.base);
  return own.reduce<Line | undefined>((a, b) => (a && away(a) <= away(b) ? a : b), undefined);
}
