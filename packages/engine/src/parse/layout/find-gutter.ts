import { isDateText } from '../../language/find-dates.ts';
import { findHeading } from '../../language/find-heading.ts';
import { foldWords } from '../../language/fold-text.ts';
import { monthNumbers } from '../../language/months.ts';
import { isBulletMark, splitBullet } from './bullets.ts';
import { isLoud, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

/** An upright strip of white between two groups of cells, over the cells `from` … `to` (exclusive) sorted by baseline. */
export type Gutter = { x: number; left: Cell[]; right: Cell[]; from: number; to: number; kind: 'columns' | 'rail' };

/** What else on the page speaks for columns: upright edges (points) with their extent. */
export type Edge = { x: number; top: number; bottom: number };

const least = { width: 5, rows: 3, railRows: 2 };

/** The strongest gutter in cells sorted by baseline, or undefined when the text is one column. */
export function findGutter(cells: Cell[], edges: Edge[], plain: PlainStyle): Gutter | undefined {
  let best: Gutter | undefined;
  let bestWeight = 0;
  for (const x of candidates(cells)) {
    for (const gutter of runsBeside(cells, x)) {
      const kind = classify(gutter, edges, plain);
      if (!kind) continue;
      const weight = (gutter.to - gutter.from) * (kind === 'columns' ? 2 : 1);
      if (weight > bestWeight) {
        bestWeight = weight;
        best = { ...gutter, kind };
      }
    }
  }
  return best;
}

/** Left edges that several cells share: where a right-hand column may begin. */
function candidates(cells: Cell[]): number[] {
  const edges = cells.map((cell) => cell.x).sort((a, b) => a - b);
  const found: number[] = [];
  let start = 0;
  for (let i = 1; i <= edges.length; i++) {
    const end = edges[i];
    if (end !== undefined && end - (edges[start] as number) < 2) continue;
    if (i - start >= 2) found.push(edges[start] as number);
    start = i;
  }
  return found.slice(1, 60);
}

function runsBeside(cells: Cell[], x: number): Omit<Gutter, 'kind'>[] {
  const runs: Omit<Gutter, 'kind'>[] = [];
  let from = 0;
  const close = (to: number): void => {
    const run = cells.slice(from, to);
    const left = run.filter((cell) => cell.right <= x - least.width);
    const right = run.filter((cell) => cell.x >= x - slack(cell));
    if (left.length >= least.railRows && right.length >= least.rows) runs.push({ x, left, right, from, to });
  };
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    if (cell.x < x - slack(cell) && cell.right > x - least.width) {
      close(i);
      from = i + 1;
    }
  }
  close(cells.length);
  return runs;
}

/** How far left of a column's edge a cell may begin: large letters have room built in. */
function slack(cell: Cell): number {
  return 1 + 0.12 * cell.size;
}

function classify(gutter: Omit<Gutter, 'kind'>, edges: Edge[], plain: PlainStyle): Gutter['kind'] | undefined {
  const left = rowsOf(gutter.left);
  const right = rowsOf(gutter.right);
  const alignedLeft = alignedShare(left, right);
  const alignedRight = alignedShare(right, left);
  const headsLeft = countHeads(left, plain);
  const headsRight = countHeads(right, plain);
  const divided = isDivided(gutter, edges);
  const dates = left.filter((row) => isDatePart(textOf(row))).length / left.length;
  const datesRight = right.filter((row) => isDatePart(textOf(row))).length / right.length;
  if (headsLeft >= 0.8 * left.length || headsRight >= 0.8 * right.length) return headsLeft > 1 && alignedLeft >= 0.6 ? 'rail' : undefined;
  if (headsLeft > 0 && headsRight > 0) return 'columns';
  const marked = gutter.left.filter((cell) => splitBullet(cell.text) || isBulletMark(cell.text)).length > 0.4 * gutter.left.length;
  const railLike = !marked && alignedLeft >= 0.6 && lengthOf(left) < 30 && left.length <= right.length * 1.1;
  if (headsLeft >= 1 && headsRight === 0 && railLike && headsLeft >= 0.3 * left.length) return 'rail';
  if (divided && (headsLeft > 0 || headsRight > 0) && left.length >= least.rows && right.length >= least.rows)
    return 'columns';
  if (dates > 0.3 && dates > datesRight && headsLeft <= 1 && lengthOf(left) < 30) return 'rail';
  if (datesRight > 0.3) return undefined;
  if (headsLeft >= 2 && alignedLeft < 0.5 && alignedRight < 0.6) return 'columns';
  if (headsRight >= 2 && alignedRight < 0.5 && alignedLeft < 0.6) return 'columns';
  if (alignedLeft < 0.4 && alignedRight < 0.4 && left.length >= 5 && right.length >= 5) return 'columns';
  if (railLike && alignedRight < 0.95 && right.length > 1.3 * left.length) return 'rail';
  if (railLike && alignedLeft > 0.9 && lengthOf(left) < 22 && lengthOf(right) > 1.6 * lengthOf(left)) return 'rail';
  return undefined;
}

/** A date, or the half of one that a narrow column wraps ("Oct", "2019 – today"). */
function isDatePart(text: string): boolean {
  return isDateText(text) || (text.length < 16 && monthNumbers.has(foldWords(text)));
}

function rowsOf(cells: Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && Math.abs((row[0] as Cell).base - cell.base) < 0.3 * cell.size) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function textOf(row: Cell[]): string {
  return row.map((cell) => cell.text).join(' ');
}

function lengthOf(rows: Cell[][]): number {
  return rows.reduce((sum, row) => sum + textOf(row).length, 0) / rows.length;
}

function countHeads(rows: Cell[][], plain: PlainStyle): number {
  return rows.filter((row) => row.length === 1 && isLoud(row[0] as Cell, plain) && isSectionName(textOf(row))).length;
}

function isSectionName(text: string): boolean {
  const kind = findHeading(text);
  return kind !== undefined && kind !== 'label';
}

function alignedShare(rows: Cell[][], others: Cell[][]): number {
  const bases = others.map((row) => (row[0] as Cell).base);
  const aligned = rows.filter((row) => {
    const { base, size } = row[0] as Cell;
    return bases.some((other) => Math.abs(other - base) < 0.25 * size);
  });
  return aligned.length / rows.length;
}

/** True when an upright edge of a panel or a rule runs down the gutter for half of its height. */
function isDivided(gutter: Omit<Gutter, 'kind'>, edges: Edge[]): boolean {
  const all = [...gutter.left, ...gutter.right];
  const top = Math.min(...all.map((cell) => cell.top));
  const bottom = Math.max(...all.map((cell) => cell.bottom));
  const inner = Math.max(...gutter.left.map((cell) => cell.right));
  return edges.some((edge) => {
    const shared = Math.min(bottom, edge.bottom) - Math.max(top, edge.top);
    return edge.x > inner - 2 && edge.x < gutter.x + 2 && shared > 0.5 * (bottom - top);
  });
}
