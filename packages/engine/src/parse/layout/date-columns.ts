import { findDates, isDateText } from '../../language/dates/find-dates.ts';
import { presentWords } from '../../language/dates/months.ts';
import { foldWords } from '../../language/text/fold-text.ts';
import { indexBases } from './near-base.ts';
import type { Cell } from './types.ts';

/** A cell of a column of dates and the cell level with it that it tells the time of. */
export type Dated = { date: Cell; beside: Cell; rail: boolean };

/** Fewer dates below each other are no column. */
const least = 3;

/** Columns of nothing but dates, each date level with the text at one side of the column. */
export function findDateColumns(cells: Cell[]): Dated[] {
  const dates = cells.filter(({ text }) => isDatePart(text));
  const columns = [...groupBy(dates, ({ x }) => x), ...groupBy(dates, ({ right }) => right)];
  const texts = indexBases(cells.filter((cell) => !dates.includes(cell)));
  const found = new Map<Cell, Dated>();
  for (const column of columns.sort((a, b) => b.length - a.length)) {
    const free = column.filter((cell) => !found.has(cell));
    if (free.length < least || !standsAlone(free, cells)) continue;
    const sides = [true, false].map((rail) =>
      free.flatMap((date) => besideOf(date, texts.near(date.base, reach(date)), rail)),
    );
    const [right = [], left = []] = sides;
    const side = right.length >= left.length ? right : left;
    if (side.length < Math.max(least, 0.6 * free.length)) continue;
    for (const each of side) found.set(each.date, each);
  }
  return [...found.values()];
}

const reach = ({ size }: Cell): number => 0.6 * size;

function isDatePart(text: string): boolean {
  const bare = text.replace(/^[-–—\s]+|[-–—\s]+$/gu, '');
  return (isDateText(bare) && findDates(bare).length > 0) || presentWords.has(foldWords(bare));
}

/** Cells that share an edge. */
function groupBy(cells: Cell[], edge: (cell: Cell) => number): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => edge(a) - edge(b))) {
    const group = groups.at(-1);
    if (group && edge(cell) - edge(group[0] as Cell) < 3) group.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/** Whether hardly anything else stands within a column, from its first to its last cell. */
function standsAlone(column: Cell[], cells: Cell[]): boolean {
  const [top, bottom] = [Math.min(...column.map(({ base }) => base)), Math.max(...column.map(({ base }) => base))];
  const [x, right] = [Math.min(...column.map((cell) => cell.x)), Math.max(...column.map((cell) => cell.right))];
  const others = cells.filter(
    (cell) => cell.base >= top && cell.base <= bottom && cell.x < right && cell.right > x && !isDatePart(cell.text),
  );
  return others.length <= 0.25 * column.length;
}

/** The text level with a date that is nearest to it on one side. */
function besideOf(date: Cell, level: Cell[], rail: boolean): Dated[] {
  const away = (cell: Cell): number => (rail ? cell.x - date.right : date.x - cell.right);
  const own = level.filter(
    (cell) => Math.abs(cell.base - date.base) < reach(date) && away(cell) >= 0 && /\p{L}{2}/u.test(cell.text),
  );
  const nearest = own.reduce<Cell | undefined>((a, b) => (a && away(a) <= away(b) ? a : b), undefined);
  return nearest ? [{ date, beside: nearest, rail }] : [];
}
