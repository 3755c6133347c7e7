import { saysPresent, withoutDashes } from '../../language/dates/date-ends.ts';
import { isDateText } from '../../language/dates/find-dates.ts';
import { indexBases } from './near-base.ts';
import type { Cell } from './types.ts';

/** A cell of a column of dates and the cell level with it that it tells the time of. */
export type Dated = { date: Cell; beside: Cell; rail: boolean };

/** Fewer dates below each other are no column. */
const least = 3;

/**
 * Columns of nothing but dates, level with the text at one side; none where each is read with its text already, as `isTogether` says.
 */
export function findDateColumns(cells: Cell[], isTogether: (date: Cell, text: Cell) => boolean): Dated[] {
  const dates = cells.filter(({ text }) => isDatePart(text));
  const columns = [...groupBy(dates, ({ x }) => x), ...groupBy(dates, ({ right }) => right)];
  if (dates.length < least) return [];
  const isDate = new Set(dates);
  const others = cells.filter((cell) => !isDate.has(cell));
  const texts = indexBases(others);
  const found = new Map<Cell, Dated>();
  let parted = false;
  for (const column of columns.sort((a, b) => b.length - a.length)) {
    const free = column.filter((cell) => !found.has(cell));
    if (free.length < least || !standsAlone(free, others)) continue;
    const sides = [true, false]
      .map((rail) => free.flatMap((date) => besideOf(date, texts.near(date.base, reach(date)), rail)))
      .filter((side) => side.length >= Math.max(least, 0.6 * free.length) && isNext(side, cells))
      .sort((a, b) => b.length - a.length || offLevel(a) - offLevel(b));
    const [side = []] = sides;
    parted ||=
      side.filter(({ date, beside }) => isTogether(date, beside)).length <= 0.5 * side.length && side.length > 0;
    for (const each of side) found.set(each.date, each);
  }
  return parted ? [...found.values()] : [];
}

/** How unevenly dates stand above or below their texts: at the side that they belong to, all stand alike. */
function offLevel(side: Dated[]): number {
  const steps = side.map(({ date, beside }) => date.base - beside.base);
  const mean = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
  return steps.reduce((sum, step) => sum + Math.abs(step - mean), 0);
}

const reach = ({ size }: Cell): number => 0.6 * size;

function isDatePart(text: string): boolean {
  const bare = withoutDashes(text);
  return isDateText(bare) || saysPresent(bare);
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
function standsAlone(column: Cell[], texts: Cell[]): boolean {
  const [top, bottom] = [Math.min(...column.map(({ base }) => base)), Math.max(...column.map(({ base }) => base))];
  const [x, right] = [Math.min(...column.map((cell) => cell.x)), Math.max(...column.map((cell) => cell.right))];
  const within = texts.filter((cell) => cell.base >= top && cell.base <= bottom && cell.x < right && cell.right > x);
  return within.length <= 0.25 * column.length;
}

/** Whether nothing else begins in the white between the dates and their text: no column stands between them. */
function isNext(column: Dated[], cells: Cell[]): boolean {
  const bases = column.map(({ date }) => date.base);
  const [top, bottom] = [Math.min(...bases), Math.max(...bases)];
  const rail = column[0]?.rail;
  const edges = column.map(({ date }) => (rail ? date.right : date.x));
  const ends = column.map(({ beside }) => (rail ? beside.x : beside.right));
  const [from, to] = rail ? [Math.max(...edges), Math.min(...ends)] : [Math.max(...ends), Math.min(...edges)];
  const between = cells.filter(
    (cell) =>
      cell.base >= top &&
      cell.base <= bottom &&
      (rail ? cell.right : cell.x) > from &&
      (rail ? cell.right : cell.x) < to,
  );
  return between.length <= 0.25 * column.length;
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
