import type { Box, Page } from '@shortlist/schema';
import type { Cell } from './types.ts';

/** A drawn cell of a table. */
type Frame = { left: number; top: number; right: number; bottom: number };

/** Beyond so many lines a page is a drawing, and no form. */
const most = 600;

/**
 * The cells of tables with drawn lines, texts that stand in the middle of their row's height raised: all texts of a row begin level. With each
 * cell in a drawn box comes the box's right edge.
 */
export function levelBoxes(cells: Cell[], page: Page): { cells: Cell[]; rooms: Map<Cell, number> } {
  const { rules } = page.graphics;
  const rooms = new Map<Cell, number>();
  const level = rules.filter((rule) => rule.height <= 3 && rule.width >= 18);
  const upright = rules.filter((rule) => rule.width <= 3 && rule.height >= 8);
  if (level.length < 3 || upright.length < 4 || rules.length > most) return { cells, rooms };
  const rows = new Map<string, Map<number, Cell[]>>();
  for (const cell of cells) {
    const frame = frameOf(cell, level, upright);
    if (!frame) continue;
    rooms.set(cell, frame.right);
    const key = `${Math.round(frame.top / 2)}|${Math.round(frame.bottom / 2)}`;
    const row = rows.get(key) ?? new Map<number, Cell[]>();
    const left = Math.round(frame.left);
    row.set(left, [...(row.get(left) ?? []), cell]);
    rows.set(key, row);
  }
  const raised = new Map<Cell, Cell>();
  for (const row of rows.values()) {
    const columns = [...row.values()].map((column) => column.sort((a, b) => a.base - b.base));
    const top = Math.min(...columns.map(([first]) => (first as Cell).base));
    if (columns.length < 3) continue;
    for (const column of columns) {
      const by = (column[0] as Cell).base - top;
      if (by < 0.5) continue;
      for (const cell of column)
        raised.set(cell, { ...cell, base: cell.base - by, top: cell.top - by, bottom: cell.bottom - by });
    }
  }
  for (const [cell, moved] of raised) rooms.set(moved, rooms.get(cell) as number);
  return { cells: raised.size === 0 ? cells : cells.map((cell) => raised.get(cell) ?? cell), rooms };
}

/** The nearest lines around a cell; undefined where one of the four sides is open. */
function frameOf(cell: Cell, level: Box[], upright: Box[]): Frame | undefined {
  const x = (cell.x + cell.right) / 2;
  const y = cell.base - 0.3 * cell.size;
  const over = level.filter((rule) => rule.x < x && rule.x + rule.width > x).map((rule) => rule.y);
  const beside = upright.filter((rule) => rule.y < y && rule.y + rule.height > y).map((rule) => rule.x);
  const [top, bottom] = [Math.max(...over.filter((at) => at < y)), Math.min(...over.filter((at) => at >= y))];
  const [left, right] = [Math.max(...beside.filter((at) => at <= x)), Math.min(...beside.filter((at) => at > x))];
  const closed = [top, bottom, left, right].every(Number.isFinite);
  return closed && left < cell.x + 2 && right > cell.right - 2 ? { left, top, right, bottom } : undefined;
}
