import type { Divider, Gutter, PageMarks } from './gutter.ts';
import { judgeGutter } from './judge-gutter.ts';
import { isSectionHead, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

const least = { width: 5, rows: 3, railRows: 2 };

/** The strongest gutter in cells sorted by baseline, or undefined when the text is one column. */
export function findGutter(cells: Cell[], marks: PageMarks, plain: PlainStyle): Gutter | undefined {
  const cuts = findCuts(cells, marks.dividers, plain);
  let best: Gutter | undefined;
  let bestWeight = 0;
  for (const x of candidates(cells)) {
    // A rail runs past rules and centred headings; columns and cards do not.
    const whole = runsBeside(cells, x, []).map((run) => ({ run, only: 'rail' as const }));
    const parted = runsBeside(cells, x, cuts).map((run) => ({ run, only: undefined }));
    for (const { run, only } of [...parted, ...whole]) {
      const kind = judgeGutter(run, marks.edges, plain);
      if (!kind || (only && kind !== only)) continue;
      const weight = (run.to - run.from) * (kind === 'columns' ? 2 : 1);
      if (weight > bestWeight) {
        bestWeight = weight;
        best = { ...run, kind };
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

function runsBeside(cells: Cell[], x: number, cuts: Divider[]): Omit<Gutter, 'kind'>[] {
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
    const before = cells[i - 1];
    if (
      before &&
      cuts.some((cut) => cut.x < x - 20 && cut.right > x + 20 && cut.y > before.base - 1 && cut.y < cell.base)
    ) {
      close(i);
      from = i;
    }
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

/** Levels that no column crosses: wide rules, and section headings set in the middle of the page. */
function findCuts(cells: Cell[], dividers: Divider[], plain: PlainStyle): Divider[] {
  const x = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  const centred = cells.filter((cell) => {
    const middle = (cell.x + cell.right) / 2;
    const alone = cells.every((other) => other === cell || Math.abs(other.base - cell.base) > 0.5 * cell.size);
    return alone && Math.abs(middle - (x + right) / 2) < 0.03 * (right - x) && isSectionHead(cell, plain);
  });
  return [...dividers, ...centred.map((cell) => ({ y: cell.base - 0.1, x, right }))];
}
