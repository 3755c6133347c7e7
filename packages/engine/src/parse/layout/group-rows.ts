import type { Cell } from './types.ts';

/** Cells from top to bottom, those on one baseline together. */
export function groupRows(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && Math.abs((row[0] as Cell).base - cell.base) < 0.3 * cell.size) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}
