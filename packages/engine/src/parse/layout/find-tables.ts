import type { Page } from '@shortlist/schema';
import { isDateText } from '../../language/dates/find-dates.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { hasDot, isBulletMark, splitBullet } from './bullets.ts';
import { groupRows } from './group-rows.ts';
import { levelBoxes } from './level-boxes.ts';
import type { Cell } from './types.ts';

/** Points: white between a column's text and the next column, and what marks of a list take of it. */
const white = { padding: 14, marks: 14, frame: 8 };

/** A row of a table that begins what one row of it says, and those below that go on with its cells. */
type Record = { head: Cell[]; below: Cell[][] };

/** The cells of a page, those put together that wrap within a table, and the tables that tell more in their last column than one row holds. */
export type Tables = { cells: Cell[]; told: ToldTable[] };

/** A table's cells in reading order: for each of its rows what heads it, then what is told of it. */
export type ToldTable = { cells: Set<Cell>; blocks: Cell[][] };

/**
 * Tables with dates in one column: a text that wraps within its cell is put together at the row's first line. It wraps
 * where the next word would not have fitted into its column; what is broken before that stands on a line of its own.
 */
export function findTables(found: Cell[], page: Page): Tables {
  const { cells, rooms } = levelBoxes(found, page);
  const rows = groupRows([...cells].sort((a, b) => a.base - b.base || a.x - b.x)).map((row) =>
    row.sort((a, b) => a.x - b.x),
  );
  const heads = rows.filter((row) => row.length > 2 && row.some(beginsDates));
  if (heads.length < 2) return { cells, told: [] };
  const edge = Math.max(...cells.map((cell) => cell.right));
  const joined = new Map<Cell, Cell | undefined>();
  const isMarked = (cell: Cell): boolean =>
    isBulletMark(cell.text) || splitBullet(cell.text) !== undefined || hasDot(cell, page.graphics.dots ?? []);
  const tables = groupTables(heads, rows).flatMap((table) => {
    const columns = sharedColumns(table);
    const records = table.map((head): Record => ({ head, below: rowsBelow(head, rows, table, columns) }));
    return columns.length < 3 ? [] : [{ columns, records }];
  });
  for (const { columns, records } of tables) {
    for (const { head, below } of records) {
      for (const [c, x] of columns.entries()) {
        const parts = [head, ...below].flatMap((row) => row.filter((cell) => isAt(cell, x)));
        if (parts.some(isMarked)) continue;
        const next = columns[c + 1];
        const marked = records.some((record) => record.head.some((cell) => next && isAt(cell, next) && isMarked(cell)));
        const drawn = parts[0] && rooms.get(parts[0]);
        const room =
          drawn !== undefined
            ? drawn - white.frame
            : next === undefined
              ? edge
              : next - white.padding - (marked ? white.marks : 0);
        const [first, ...others] = wrappedParts(parts, Math.max(room, ...rightsOf(records, x)));
        if (!first || others.length === 0) continue;
        joined.set(first, joinCells([first, ...others]));
        for (const part of others) joined.set(part, undefined);
      }
    }
  }
  const merge = (list: Cell[]): Cell[] =>
    list.flatMap((cell) => (joined.has(cell) ? (joined.get(cell) ?? []) : [cell]));
  const told = tables.flatMap(({ columns, records }) => {
    const last = columns.at(-1) as number;
    const tells = (cell: Cell): boolean => cell.x > last - 3;
    const all = records.map(({ head, below }) => [head, ...below].flat());
    const points = all.filter((own) => own.filter(tells).filter(isMarked).length > 0);
    if (points.length < 2 || !standsAlone(all.flat(), cells)) return [];
    const blocks = all.flatMap((own) => [own.filter((cell) => !tells(cell)), own.filter(tells)].map(merge));
    return [{ cells: new Set(blocks.flat()), blocks: blocks.filter((block) => block.length > 0) }];
  });
  return { cells: joined.size === 0 ? cells : merge(cells), told };
}

/** Nothing else on the page is level with it. */
function standsAlone(own: Cell[], cells: Cell[]): boolean {
  const known = new Set(own);
  const bases = own.map((cell) => cell.base);
  const [top, bottom] = [Math.min(...bases), Math.max(...bases)];
  return cells.every((cell) => known.has(cell) || cell.base < top - 2 || cell.base > bottom + 2);
}

/** A date or a range, or the open beginning of one that goes on below. */
function beginsDates({ text }: Cell): boolean {
  if (text.length > 24 || !/\d/.test(text) || /^[-–—]/.test(text)) return false;
  return isDateText(text) || isDateText(text.replace(/\s*[-–—]$/, ''));
}

/** Rows that have their dates in one column, with no heading between them. */
function groupTables(heads: Cell[][], rows: Cell[][]): Cell[][][] {
  const tables: { x: number; rows: Cell[][] }[] = [];
  let at = 0;
  for (const row of heads) {
    const next = rows.indexOf(row);
    const parted = rows.slice(at, next).some(([cell, ...others]) => others.length === 0 && cell && headsSection(cell));
    at = next;
    const { x } = row.find(beginsDates) as Cell;
    const table = parted ? undefined : tables.findLast((other) => Math.abs(other.x - x) < 2);
    if (table) table.rows.push(row);
    else tables.push({ x, rows: [row] });
  }
  return tables
    .map(({ rows }) => rows.filter((row, i) => !endsRange(row, rows[i - 1])))
    .filter((rows) => rows.length > 1);
}

function headsSection({ text }: Cell): boolean {
  const kind = findHeading(text);
  return kind !== undefined && kind !== 'label';
}

/** The second half of the range above it, "01/2019 –" over "12/2021". */
function endsRange(row: Cell[], above: Cell[] | undefined): boolean {
  const [date, before] = [row.find(beginsDates), above?.find(beginsDates)];
  return date !== undefined && before !== undefined && /[-–—]$/.test(before.text) && isNext(before, date);
}

/** Left edges that at least two of the rows have cells at. */
function sharedColumns(rows: Cell[][]): number[] {
  const starts = rows.flatMap((row, r) => row.map(({ x }) => ({ x, r }))).sort((a, b) => a.x - b.x);
  const columns: number[] = [];
  for (const { x } of starts) {
    if (columns.some((column) => Math.abs(column - x) < 3)) continue;
    if (new Set(starts.filter((other) => Math.abs(other.x - x) < 3).map(({ r }) => r)).size > 1) columns.push(x);
  }
  return columns;
}

function isAt(cell: Cell, x: number): boolean {
  return Math.abs(cell.x - x) < 3;
}

/** The rows between one head and the next that follow close and have all their cells in columns of the table. */
function rowsBelow(head: Cell[], rows: Cell[][], heads: Cell[][], columns: number[]): Cell[][] {
  const below: Cell[][] = [];
  const last = columns.at(-1) as number;
  for (const row of rows.slice(rows.indexOf(head) + 1)) {
    const above = (below.at(-1) ?? head)[0] as Cell;
    const first = row[0] as Cell;
    const fits = row.every((cell) => cell.x > last - 3 || columns.some((x) => isAt(cell, x)));
    const heading = row.length === 1 && headsSection(first);
    if (heads.includes(row) || !fits || heading || first.base - above.base > 1.9 * first.size) break;
    below.push(row);
  }
  return below;
}

function rightsOf(records: Record[], x: number): number[] {
  return records.flatMap(({ head, below }) =>
    [head, ...below].flatMap((row) => row.filter((cell) => isAt(cell, x)).map((cell) => cell.right)),
  );
}

/** The first of some lines in one column and those that it wraps into. */
function wrappedParts([first, ...others]: Cell[], limit: number): Cell[] {
  if (!first) return [];
  const whole = [first];
  for (const cell of others) {
    const above = whole.at(-1) as Cell;
    const open = beginsDates(first) && /[-–—]$/.test(above.text);
    const word = cell.text.split(' ')[0] as string;
    const width = ((cell.right - cell.x) * word.length) / Math.max(1, cell.text.length);
    const full = above.right + 0.2 * cell.size + width > limit;
    const more = open || (full && !beginsDates(first));
    if (!isNext(above, cell) || !more || whole.length > 4) break;
    whole.push(cell);
  }
  return whole;
}

/** The next line of one text: as close and in the same type. */
function isNext(above: Cell, cell: Cell): boolean {
  return (
    cell.base - above.base < 1.6 * cell.size &&
    Math.abs(cell.size - above.size) < 0.3 &&
    cell.bold === above.bold &&
    cell.italic === above.italic &&
    cell.color === above.color
  );
}

function joinCells(parts: Cell[]): Cell {
  return {
    ...(parts[0] as Cell),
    text: parts.map((part) => part.text).join(' '),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
    items: parts.flatMap((part) => part.items),
  };
}
