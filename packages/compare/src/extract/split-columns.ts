import { readDates } from '../tokens/read-dates.ts';
import { sectionOfHeading } from '../words/heading-words.ts';
import type { PlacedCell } from './run.ts';

/** A column has at least this many rows, and where columns stand at the same place elsewhere on the page, this many. */
const leastRows = 4;
const leastAgain = 2;
const edge = 3;

/** A stretch of the page that is parted by a white strip into two columns. */
type Split = { x: number; top: number; bottom: number; worth: number };

/**
 * The blocks of a page in reading order: what stands above a pair of columns, the left one, the right one, what stands below. A strip of
 * dates or headings beside their lines, and a table of short values, are no columns.
 */
export function splitColumns(cells: readonly PlacedCell[], depth = 0, known: readonly number[] = []): PlacedCell[][] {
  const split = depth < 6 ? findSplit(cells, known) : undefined;
  if (split === undefined) return cells.length > 0 ? [[...cells]] : [];
  const above = cells.filter(({ row }) => row < split.top);
  const below = cells.filter(({ row }) => row > split.bottom);
  const beside = cells.filter(({ row }) => row >= split.top && row <= split.bottom);
  const left = beside.filter(({ x }) => x < split.x - edge);
  const right = beside.filter(({ x }) => x >= split.x - edge);
  return [above, left, right, below].flatMap((part) => splitColumns(part, depth + 1, [...known, split.x]));
}

function findSplit(cells: readonly PlacedCell[], known: readonly number[]): Split | undefined {
  const edges = Map.groupBy(
    cells.filter(({ text }) => sectionOfHeading(text) === undefined),
    ({ x }) => Math.round(x / edge),
  );
  const own = [...edges.values()].flatMap((group) => {
    const x = Math.min(...group.map((cell) => cell.x));
    return group.length >= 2 && cells.filter((cell) => Math.abs(cell.x - x) <= edge).length >= leastRows ? [x] : [];
  });
  const places = [...new Set([...own, ...known])];
  let best: Split | undefined;
  for (const x of places) {
    const isKnown = known.some((other) => Math.abs(other - x) <= edge);
    const found = judgeSplit(cells, x, isKnown ? leastAgain : leastRows);
    if (found && found.worth > (best?.worth ?? 0)) best = found;
  }
  return best;
}

/** The longest run of rows in which no cell crosses `x`, if what stands on both sides of it are columns. */
function judgeSplit(cells: readonly PlacedCell[], x: number, least: number): Split | undefined {
  const rows = [...Map.groupBy(cells, ({ row }) => row)].sort(([a], [b]) => a - b);
  const isHeading = ({ text }: PlacedCell) => sectionOfHeading(text) !== undefined;
  // Where nothing on the right has a heading, those on the left stand over both sides.
  const alone = !cells.some((cell) => Math.abs(cell.x - x) <= 4 * edge && isHeading(cell));
  const isOver = (row: readonly PlacedCell[]): boolean => row.length === 1 && row.every(isHeading) && alone;
  let best: Split | undefined;
  let run: [number, PlacedCell[]][] = [];
  const settle = (): void => {
    const found = judgeRun(run, x, least);
    if (found && found.worth > (best?.worth ?? 0)) best = found;
    run = [];
  };
  for (const row of rows) {
    if (row[1].some((cell) => crosses(cell, x)) || isCentered(row[1], x) || isOver(row[1])) settle();
    else run.push(row);
  }
  settle();
  return best;
}

const crosses = (cell: PlacedCell, x: number): boolean => cell.x < x - edge && cell.x + cell.width > x - 1;

/** Whether a row is a heading that begins neither at the left of the page nor where the right column does: one over both. */
function isCentered(row: readonly PlacedCell[], x: number): boolean {
  const [cell] = row;
  return row.length === 1 && cell !== undefined && cell.x > x + 3 * edge && sectionOfHeading(cell.text) !== undefined;
}

function judgeRun(run: readonly [number, PlacedCell[]][], x: number, leastCount: number): Split | undefined {
  const isRight = (cell: PlacedCell) => cell.x >= x - edge;
  const first = run.findIndex(([, row]) => row.some(isRight));
  const last = run.findLastIndex(([, row]) => row.some(isRight));
  if (first < 0) return undefined;
  const rows = run.slice(first, last + 1);
  const cells = rows.flatMap(([, row]) => row);
  const sides = [cells.filter((cell) => !isRight(cell)), cells.filter(isRight)];
  const counts = sides.map((side) => new Set(side.map(({ row }) => row)).size);
  const least = Math.min(...counts);
  if (least < leastCount) return undefined;
  const begin = rows[0]?.[1].find(isRight);
  if (leastCount === leastAgain && begin && begin.x - x > edge) return undefined;
  if (sides.some((side) => side.filter(({ text }) => isBesideLine(text)).length > 0.5 * side.length)) return undefined;
  const shared = rows.filter(([, row]) => row.some(isRight) && row.some((cell) => !isRight(cell))).length;
  const small = sides[counts[0] === least ? 0 : 1] ?? [];
  const letters = small.reduce((sum, { text }) => sum + text.length, 0) / small.length;
  const prose = sides.every((side) => side.some(goesOn));
  const isTable = shared >= 0.8 * least && (letters < 24 || counts[0] === counts[1]);
  if (isTable && !prose && leastCount === leastRows) return undefined;
  const [top, bottom] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  return { x, top, bottom, worth: least };
}

/** Whether a cell goes on with a sentence of the cell above: text that runs over lines stands in columns, values of a table do not. */
function goesOn({ text }: PlacedCell): boolean {
  return text.length > 12 && /^\p{Ll}/u.test(text);
}

/** Whether a text is what stands beside others rather than in a column of its own: little but a date, or a heading. */
function isBesideLine(text: string): boolean {
  if (sectionOfHeading(text) !== undefined) return true;
  const dates = readDates(text);
  if (dates.length === 0) return false;
  const covered = dates.reduce((sum, { start, end }) => sum + end - start, 0);
  return text.length - covered <= 14;
}
