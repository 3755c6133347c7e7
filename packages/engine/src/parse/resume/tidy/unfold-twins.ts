import { findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { placeScore } from '../../../language/places/places.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { lineOf } from '../sections/find-sections.ts';

/** Entries side by side, their names in one row and what is said of each below its own: read column by column. */
export function unfoldTwins(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const block = blockAt(lines, i);
    const columns = block.length > 1 ? (block[0] as Line).cells.map((cell) => cell.x) : [];
    if (columns.length < 2 || !areTwins(block, columns)) {
      out.push(lines[i] as Line);
      continue;
    }
    columns.forEach((_, c) => {
      for (const line of block) {
        const cells = line.cells.filter((cell) => columnOf(cell, columns) === c);
        if (cells.length > 0) out.push(lineOf(line, cells));
      }
    });
    i += block.length - 1;
  }
  return out;
}

/** A row of names in one strong style, and the rows below it down to the next such row. */
function blockAt(lines: Line[], from: number): Line[] {
  const first = lines[from] as Line;
  if (!areNames(first)) return [];
  let to = from + 1;
  while (to < lines.length && !areNames(lines[to] as Line) && (lines[to] as Line).page === first.page) to++;
  return lines.slice(from, to);
}

function areNames({ cells, bullet, rail }: Line): boolean {
  const [first] = cells;
  if (!first || cells.length < 2 || bullet !== undefined || rail.length > 0) return false;
  const alike = (cell: Cell): boolean =>
    cell.bold && Math.abs(cell.size - first.size) < 0.3 && cell.color === first.color;
  return cells.every((cell) => alike(cell) && !isDateText(cell.text) && placeScore(cell.text) === 0);
}

/** Each column has as many dates as the others, and texts of its own that begin at its edge in most rows. */
function areTwins([names, ...rows]: Line[], columns: number[]): boolean {
  const cells = rows.flatMap((row) => row.cells);
  if (!names || cells.some((cell) => columnOf(cell, columns) < 0) || rows.some((row) => row.bullet !== undefined))
    return false;
  const own = columns.map((_, c) => cells.filter((cell) => columnOf(cell, columns) === c));
  const dates = own.map((list) => list.filter((cell) => findDates(cell.text).length > 0).length);
  const texts = own.map((list) => list.filter((cell) => !isDateText(cell.text)));
  const flush = texts.every(
    (list, c) => list.length > 0 && list.every((cell) => Math.abs(cell.x - (columns[c] as number)) < 3),
  );
  return new Set(dates).size === 1 && flush;
}

function columnOf(cell: Cell, columns: number[]): number {
  return columns.findLastIndex((x) => cell.x >= x - 3);
}
