import type { Page } from '@shortlist/schema';
import { isDateText } from '../../language/dates/find-dates.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { type Dated, findDateColumns } from './date-columns.ts';
import { findCardCuts } from './find-card-cuts.ts';
import { findGutter } from './find-gutter.ts';
import { findTables, type ToldTable } from './find-tables.ts';
import type { Divider, Edge, Gutter, PageMarks } from './gutter.ts';
import { firstFrom } from './near-base.ts';
import { findPlainStyle, isSectionHead, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

/** A stretch of one column. `cells` are sorted by baseline, those in a rail are marked. */
export type Block = { flow: 'main' | 'side'; cells: Cell[] };

/** The cells of a page as blocks in reading order: columns apart, rails marked, bands above and below columns kept in place. */
export function orderPage(found: Cell[], page: Page): Block[] {
  const { cells, told } = findTables(found, page);
  const sorted = [...cells].sort((a, b) => a.base - b.base || a.x - b.x);
  const context = {
    marks: { edges: uprightEdges(page), dividers: levelRules(page) },
    plain: findPlainStyle(cells),
  };
  const blocks = splitAround(sorted, told, context);
  const parted = findParted(sorted, blocks);
  if (parted.length === 0) return blocks;
  const dates = new Set(parted.map(({ date }) => date));
  return withDates(
    splitAround(
      sorted.filter((cell) => !dates.has(cell)),
      told,
      context,
    ),
    parted,
  );
}

/** The dates of columns that a split has taken from the text that they stand level with. */
function findParted(cells: Cell[], blocks: Block[]): Dated[] {
  const homes = new Map(blocks.flatMap((block) => block.cells.map((cell) => [cell, block] as const)));
  return findDateColumns(cells, (date, text) => homes.get(date) === homes.get(text));
}

/** Each date goes to the block of the text that it is level with. */
function withDates(blocks: Block[], dated: Dated[]): Block[] {
  const homes = new Map(blocks.flatMap((block) => block.cells.map((cell) => [cell, block] as const)));
  for (const { date, beside, rail } of dated) {
    if (rail) date.rail = true;
    homes.get(beside)?.cells.push(date);
  }
  for (const block of blocks) block.cells.sort((a, b) => a.base - b.base || a.x - b.x);
  return blocks;
}

/** Tables are read row by row; what stands above and below them is split by itself. */
function splitAround(cells: Cell[], [table, ...others]: ToldTable[], context: Context): Block[] {
  if (!table) return split(cells, context, 'main', 0);
  const from = cells.findIndex((cell) => table.cells.has(cell));
  const to = cells.findLastIndex((cell) => table.cells.has(cell)) + 1;
  return [
    ...split(cells.slice(0, from), context, 'main', 0),
    ...table.blocks.map((block): Block => ({ flow: 'main', cells: block })),
    ...splitAround(cells.slice(to), others, context),
  ];
}

type Context = { marks: PageMarks; plain: PlainStyle };

function split(cells: Cell[], context: Context, flow: Block['flow'], depth: number): Block[] {
  if (cells.length === 0) return [];
  const { marks, plain } = context;
  const within = { plain, marks: { ...marks, dividers: [...marks.dividers, ...findCardCuts(cells, plain)] } };
  const gutter = depth < 6 ? findGutter(cells, within.marks, plain) : undefined;
  if (!gutter) return [{ flow, cells }];
  const above = cells.slice(0, gutter.from);
  const below = cells.slice(gutter.to);
  return [
    ...split(above, within, flow, depth + 1),
    ...splitBeside(gutter, within, flow, depth + 1),
    ...split(below, within, flow, depth + 1),
  ];
}

function splitBeside(gutter: Gutter, context: Context, flow: Block['flow'], depth: number): Block[] {
  const { left, right } = gutter;
  if (gutter.kind === 'rail') return splitRail(gutter, context, flow, depth);
  if (gutter.kind === 'cards') return splitCards(gutter, context, flow, depth);
  if (isOneSection(gutter)) return [...split(left, context, flow, depth), ...split(right, context, flow, depth)];
  const leftIsMain = weigh(left) >= weigh(right);
  const other = flow === 'main' ? 'side' : flow;
  const first = split(left, context, leftIsMain ? flow : other, depth);
  const second = split(right, context, leftIsMain ? other : flow, depth);
  return [...first, ...second];
}

/** Two columns below one name of a part, which stands on top of the left one: both are that part's, the right one goes on from the left. */
function isOneSection({ left, right }: Gutter): boolean {
  const names = [...left, ...right].filter((cell) => findHeading(cell.text) !== undefined);
  return names.length === 1 && names[0] === left[0] && right.every((cell) => cell.base > (left[0] as Cell).base);
}

/** A rail stays with the text beside it; each of its cells goes to the block with the nearest baseline. */
function splitRail(gutter: Gutter, context: Context, flow: Block['flow'], depth: number): Block[] {
  const blocks = split(gutter.right, context, flow, depth);
  const bases = new Map(blocks.map((block) => [block, block.cells.map(({ base }) => base).sort((a, b) => a - b)]));
  for (const cell of gutter.left) {
    cell.rail = true;
    const away = (block: Block): number => distance(bases.get(block) ?? [], cell.base);
    const nearest = blocks.reduce((a, b) => (away(b) < away(a) ? b : a));
    nearest.cells.push(cell);
  }
  for (const block of blocks) block.cells.sort((a, b) => a.base - b.base || a.x - b.x);
  return blocks;
}

/** How far the nearest of sorted numbers is. */
function distance(sorted: readonly number[], value: number): number {
  const at = firstFrom(sorted, value);
  const [above, below] = [sorted[at - 1], sorted[at]];
  return Math.min(value - (above ?? Number.NEGATIVE_INFINITY), (below ?? Number.POSITIVE_INFINITY) - value);
}

/** Cards are read one after the other, row of cards by row of cards; all stay in the flow that they stand in. */
function splitCards(gutter: Gutter, context: Context, flow: Block['flow'], depth: number): Block[] {
  const { right } = gutter;
  // A heading below the last card on the right ends the cards.
  const last = Math.max(...right.map((cell) => cell.base));
  const end = gutter.left.find((cell) => cell.base > last && isSectionHead(cell, context.plain))?.base;
  const left = gutter.left.filter((cell) => end === undefined || cell.base < end - 1);
  const rest = gutter.left.filter((cell) => !left.includes(cell));
  const first = left[0] as Cell;
  const same = (cell: Cell): boolean =>
    cell.bold === first.bold && Math.abs(cell.size - first.size) < 0.3 && cell.color === first.color;
  const heads = left.filter(
    (cell) =>
      same(cell) &&
      !isDateText(cell.text) &&
      (right.some((other) => same(other) && Math.abs(other.base - cell.base) < 0.3 * cell.size) ||
        right.every((other) => other.base < cell.base - cell.size)),
  );
  const tops = heads
    .filter((cell, i) => i === 0 || cell.base - (heads[i - 1] as Cell).base > 1.8 * cell.size)
    .map((cell) => cell.base - 0.5 * cell.size);
  const bands = tops.length > 0 ? tops : [Number.NEGATIVE_INFINITY];
  const cards = bands.flatMap((top, i) => {
    const within = (cell: Cell): boolean =>
      (i === 0 || cell.base >= top) && cell.base < (bands[i + 1] ?? Number.POSITIVE_INFINITY);
    return [...split(left.filter(within), context, flow, depth), ...split(right.filter(within), context, flow, depth)];
  });
  return [...cards, ...split(rest, context, flow, depth)];
}

function weigh(cells: Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.text.length, 0);
}

function uprightEdges(page: Page): Edge[] {
  const edges: Edge[] = [];
  for (const { box } of page.graphics.panels ?? []) {
    if (box.height < 36 || box.width > 0.8 * page.width) continue;
    edges.push(
      { x: box.x, top: box.y, bottom: box.y + box.height },
      { x: box.x + box.width, top: box.y, bottom: box.y + box.height },
    );
  }
  for (const box of page.graphics.rules) {
    if (box.height > 60 && box.width <= 3) edges.push({ x: box.x, top: box.y, bottom: box.y + box.height });
  }
  return edges;
}

/** Rules across most of the page: no column runs through them. */
function levelRules(page: Page): Divider[] {
  return page.graphics.rules
    .filter((box) => box.width > 0.6 * page.width && box.height <= 3)
    .map((box) => ({ y: box.y, x: box.x, right: box.x + box.width }));
}
