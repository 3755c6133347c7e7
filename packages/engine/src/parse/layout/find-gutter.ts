import { isDateText } from '../../language/dates/find-dates.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import type { Divider, Gutter, PageMarks } from './gutter.ts';
import { judgeGutter } from './judge-gutter.ts';
import { indexBases } from './near-base.ts';
import { isSectionHead, type PlainStyle } from './plain-style.ts';
import { raiseCentred } from './raise-centred.ts';
import type { Cell } from './types.ts';

const least = { width: 5, rows: 3, railRows: 2 };

/** The strongest gutter in cells sorted by baseline, or undefined when the text is one column. */
export function findGutter(cells: Cell[], marks: PageMarks, plain: PlainStyle): Gutter | undefined {
  const cuts = findCuts(cells, marks, plain);
  let best: Gutter | undefined;
  let bestWeight = 0;
  for (const x of [...candidates(cells), ...headedEdges(cells, plain), ...facingEdges(cells, plain)]) {
    // A rail runs past rules and centred headings; columns and cards do not.
    const across = cuts.filter((cut) => cut.x < x - 20 && cut.right > x + 20);
    const parted = runsBeside(cells, x, across, plain).map((run) => ({
      run: withoutFoot(withoutAsides(run, cells, plain), cells, plain),
      only: undefined,
    }));
    const whole =
      across.length === 0
        ? []
        : runsBeside(cells, x, [], plain).map((run) => ({
            run: withoutFoot(run, cells, plain),
            only: 'rail' as const,
          }));
    for (const { run: found, only } of [...parted, ...whole]) {
      const raised = raiseCentred(found.left, found.right, plain);
      const run = raised ? { ...found, left: raised } : found;
      // Of two edges over the same rows, the one that more of its lines begin at, behind more white.
      const most = 2 * (run.to - run.from) + flushShare(run) + Math.min(0.4, whiteBefore(run) / 200);
      const kind = most > bestWeight ? judgeGutter(run, marks.edges, plain) : undefined;
      if (!kind || (only && kind !== only)) continue;
      const weight = kind === 'columns' ? most : most / 2;
      if (weight > bestWeight) {
        bestWeight = weight;
        best = { ...run, kind };
      }
    }
  }
  return best;
}

function flushShare({ right, x }: Omit<Gutter, 'kind'>): number {
  return right.filter((cell) => Math.abs(cell.x - x) < 2).length / right.length;
}

function whiteBefore({ left, x }: Omit<Gutter, 'kind'>): number {
  return x - Math.max(...left.map((cell) => cell.right));
}

/** A run from the first heading on its right on, where above that heading nothing stands there but dates level with the text at the left. */
function withoutAsides(run: Omit<Gutter, 'kind'>, cells: Cell[], plain: PlainStyle): Omit<Gutter, 'kind'> {
  const head = run.right.find((cell) => isSectionHead(cell, plain));
  const before = head ? run.right.filter((cell) => cell.base < head.base - 1) : [];
  const leveled = indexBases(run.left);
  const level = (cell: Cell): boolean =>
    leveled
      .near(cell.base, 0.3 * cell.size)
      .some((other) => Math.abs(other.base - cell.base) < 0.3 * cell.size && other.text.length > 2);
  const dated = before.filter((cell) => isDateText(cell.text)).length;
  if (!head || dated < 2 || dated < 0.5 * before.length || !before.every(level)) return run;
  const from = cells.findIndex((cell, i) => i >= run.from && cell.base >= head.base - 1);
  const below = (cell: Cell): boolean => cell.base >= head.base - 1;
  return { ...run, from, left: run.left.filter(below), right: run.right.filter(below) };
}

/** A run that ends above headings side by side, where until then the right has no heading and the left has dates: columns of their own begin there. */
function withoutFoot(run: Omit<Gutter, 'kind'>, cells: Cell[], plain: PlainStyle): Omit<Gutter, 'kind'> {
  const head = run.right.find((cell) => isSectionHead(cell, plain));
  const level = (cell: Cell): boolean => head !== undefined && Math.abs(cell.base - head.base) < 0.3 * head.size;
  if (!head || !run.left.some((cell) => level(cell) && isSectionHead(cell, plain))) return run;
  const above = (cell: Cell): boolean => cell.base < head.base - 1;
  const [left, right] = [run.left.filter(above), run.right.filter(above)];
  const dated = left.filter((cell) => isDateText(cell.text)).length;
  const twins = right.length > least.rows && right.some((cell) => isDateText(cell.text));
  if (dated < 2 || (right.length < 2 * least.rows && !twins)) return run;
  const to = cells.findIndex((cell, i) => i >= run.from && !above(cell));
  return { ...run, left, right, to };
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

/** Left edges of headings that stand in a row with others: each heads a column, whose lines may be set in from it. */
function headedEdges(cells: Cell[], plain: PlainStyle): number[] {
  const heads = cells.filter((cell) => isSectionHead(cell, plain));
  const bases = indexBases(heads);
  return heads
    .filter((cell) =>
      bases
        .near(cell.base, 0.3 * cell.size)
        .some((other) => other.right < cell.x && Math.abs(other.base - cell.base) < 0.3 * cell.size),
    )
    .map((cell) => cell.x)
    .slice(0, 20);
}

/** Left edges of what stands below headings on the right whose lines share none, as in a column set to the right or to its middle. */
function facingEdges(cells: Cell[], plain: PlainStyle): number[] {
  const middle = (Math.min(...cells.map((cell) => cell.x)) + Math.max(...cells.map((cell) => cell.right))) / 2;
  const heads = cells.filter((cell) => cell.x > middle && isSectionHead(cell, plain)).slice(0, 6);
  return heads.flatMap((head) => {
    const below = cells.filter((cell) => cell.base >= head.base - 1 && cell.base < head.base + 250);
    let own = below.filter((cell) => cell.right >= head.x);
    let x = Math.min(...own.map((cell) => cell.x));
    // A list set to the right may have columns itself: what reaches into it is its own.
    for (let wider = own; wider.length > 0 && x > middle; ) {
      const known = new Set(own);
      wider = below.filter((cell) => !known.has(cell) && cell.right > x - least.width);
      own = [...own, ...wider];
      x = Math.min(...own.map((cell) => cell.x));
    }
    const all = new Set(own);
    const beside = below.filter((cell) => !all.has(cell));
    const clear = beside.length >= least.rows && beside.every((cell) => cell.right <= x - least.width);
    return clear && own.some((cell) => Math.abs(cell.x - x) > 2) ? [x] : [];
  });
}

function runsBeside(cells: Cell[], x: number, cuts: Divider[], plain: PlainStyle): Omit<Gutter, 'kind'>[] {
  const runs: Omit<Gutter, 'kind'>[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to - from < least.rows) return;
    const left: Cell[] = [];
    const right: Cell[] = [];
    for (let i = from; i < to; i++) {
      const cell = cells[i] as Cell;
      if (cell.right <= x - least.width) left.push(cell);
      if (cell.x >= x - slack(cell)) right.push(cell);
    }
    if (left.length >= least.railRows && right.length >= least.rows) runs.push({ x, left, right, from, to });
  };
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    const above = i > 0 ? (cells[i - 1] as Cell).base - 1 : undefined;
    if (above !== undefined && cuts.some((cut) => cut.y > above && cut.y < cell.base)) {
      close(i);
      from = i;
    }
    if (cell.right > x - least.width && cell.x < x - slack(cell)) {
      // A date and what stands beside it are one row, and so are two headings.
      const [before, next] = [cells[i - 1], cells[i + 1]];
      const paired = before && (isLevelDate(before, cell) || areLevelHeads(before, cell, plain));
      close(paired || (before && isHeadOf(cell, before, cells[i - 2])) ? i - 1 : i);
      if (next && (isLevelDate(cell, next) || isLevelDate(next, cell))) i++;
      from = i + 1;
    }
  }
  close(cells.length);
  return runs;
}

/** A part's name on a line of its own, right above a line that runs across: it heads what follows, whichever column it stands in. */
function isHeadOf(across: Cell, head: Cell, above: Cell | undefined): boolean {
  const alone = above === undefined || head.base - above.base > 0.5 * head.size;
  return alone && across.base - head.base < 2.5 * head.size && findHeading(head.text) !== undefined;
}

function areLevelHeads(a: Cell, b: Cell, plain: PlainStyle): boolean {
  return Math.abs(a.base - b.base) < 0.3 * b.size && isSectionHead(a, plain) && isSectionHead(b, plain);
}

function isLevelDate(date: Cell, cell: Cell): boolean {
  return Math.abs(date.base - cell.base) < 0.3 * cell.size && isDateText(date.text);
}

/** How far left of a column's edge a cell may begin: large letters have room built in. */
function slack(cell: Cell): number {
  return 1 + 0.12 * cell.size;
}

/** Levels that no column crosses: wide rules, and section headings set in the middle of the page. */
function findCuts(cells: Cell[], { dividers, edges }: PageMarks, plain: PlainStyle): Divider[] {
  const x = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  const bases = indexBases(cells);
  const centred = cells.filter((cell) => {
    const middle = (cell.x + cell.right) / 2;
    // Beside a panel, what stands in the middle of the page is in the middle by chance.
    const panelled = edges.some(
      (edge) => edge.top < cell.base && edge.bottom > cell.base && edge.x > x && edge.x < right,
    );
    if (panelled) return false;
    const alone = bases.near(cell.base, 0.5 * cell.size).every((other) => other === cell);
    return alone && Math.abs(middle - (x + right) / 2) < 0.03 * (right - x) && isSectionHead(cell, plain);
  });
  return [...dividers, ...centred.map((cell) => ({ y: cell.base - 0.1, x, right }))];
}
