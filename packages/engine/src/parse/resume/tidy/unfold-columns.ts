import { isDateText } from '../../../language/dates/find-dates.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import { lineOf } from '../sections/find-sections.ts';

/**
 * Entries with their names and dates in a narrow column, and what is said of them in a column beside it, not level with it: read entry by
 * entry, the narrow column first.
 */
export function unfoldColumns(lines: Line[]): Line[] {
  const x = findEdge(lines);
  if (x === undefined) return lines;
  const left = sideOf(lines, (cell) => cell.x < x, x);
  const right = sideOf(lines, (cell) => cell.x >= x, x);
  const tops = findTops(left);
  const bandOf = (line: Line): number =>
    Math.max(
      0,
      tops.findLastIndex((top) => isBelow(line, top)),
    );
  const bands = tops.map((_, i) => left.filter((line) => bandOf(line) === i));
  const dated = bands.filter((band) => band.some((line) => anchorOf(line)?.range));
  if (bands.length === 0 || dated.length < 0.6 * bands.length || bands.some((band) => countDates(band) > 1))
    return lines;
  return bands.flatMap((band, i) => [...band, ...right.filter((line) => bandOf(line) === i)].map(withPitch));
}

/** Where the right column begins: the first strip of white down the section beside names and dates on one hand, running text on the other. */
function findEdge(lines: Line[]): number | undefined {
  if (lines.length < 5 || lines.some((line) => line.rail.length > 0)) return undefined;
  const cells = lines.flatMap((line) => line.cells);
  const [start, end] = [Math.min(...cells.map((cell) => cell.x)), Math.max(...cells.map((cell) => cell.right))];
  const starts = [...new Set(cells.map((cell) => cell.x))]
    .filter((x) => x > start + 0.15 * (end - start) && x < start + 0.55 * (end - start))
    .sort((a, b) => a - b);
  return starts.find((x) => isEdge(lines, cells, x));
}

function isEdge(lines: Line[], cells: Cell[], x: number): boolean {
  const left = cells.filter((cell) => cell.x < x);
  const right = cells.filter((cell) => cell.x >= x);
  if (left.some((cell) => cell.right > x - 5) || right.length < 3 || left.length < 3) return false;
  const dates = left.filter((cell) => isDateText(cell.text)).length;
  const others = right.filter((cell) => isDateText(cell.text)).length;
  const letters = (list: Cell[]): number => list.reduce((sum, cell) => sum + cell.text.length, 0);
  const alone = lines.filter((line) => line.cells.every((cell) => cell.x < x)).length;
  return (
    dates > 0 && dates <= 0.6 * left.length && others === 0 && letters(right) > 0.8 * letters(left) && alone >= dates
  );
}

function sideOf(lines: Line[], belongs: (cell: Cell) => boolean, x: number): Line[] {
  return lines.flatMap((line) => {
    const cells = line.cells.filter(belongs);
    const [first] = cells;
    if (!first) return [];
    const { bullet, ...rest } = lineOf(line, cells);
    const marked = bullet !== undefined && first === line.cells[0] ? { bullet } : {};
    const right = Math.max(...cells.map((cell) => cell.right));
    return [{ ...rest, ...marked, base: first.base, right, ...(first.x < x ? { edge: x } : { left: x }) }];
  });
}

/** The first line of each entry in the narrow column: behind more white than within an entry, or on a page of its own. */
function findTops(left: Line[]): Line[] {
  const gaps = left.slice(1).map((line, i) => line.base - (left[i] as Line).base);
  const inner = Math.min(...gaps.filter((gap) => gap > 0));
  return left.filter((line, i) => {
    const above = left[i - 1];
    return !above || above.page !== line.page || line.base - above.base > 1.3 * inner;
  });
}

function isBelow(line: Line, top: Line): boolean {
  return line.page > top.page || (line.page === top.page && line.base > top.base - 0.7 * top.size);
}

function countDates(lines: Line[]): number {
  return lines.filter((line) => anchorOf(line)?.range).length;
}

/** The distance to the line above, as it is now. */
function withPitch(line: Line, i: number, lines: Line[]): Line {
  const above = lines[i - 1];
  const { pitch: _, ...bare } = line;
  if (!above || above.page !== line.page) return bare;
  const pitch = line.base - above.base;
  // Beside the head, not below it: as near as the next line of one text.
  return { ...bare, pitch: pitch > 0 && Math.abs(above.left - line.left) < 1 ? pitch : 1.3 * line.size };
}
