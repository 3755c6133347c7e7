import type { Page } from '@shortlist/schema';
import { type Edge, findGutter, type Gutter } from './find-gutter.ts';
import { findPlainStyle, type PlainStyle } from './plain-style.ts';
import type { Cell } from './types.ts';

/** A stretch of one column. `cells` are sorted by baseline, those in a rail are marked. */
export type Block = { flow: 'main' | 'side'; cells: Cell[] };

/** The cells of a page as blocks in reading order: columns apart, rails marked, bands above and below columns kept in place. */
export function orderPage(cells: Cell[], page: Page): Block[] {
  const sorted = [...cells].sort((a, b) => a.base - b.base || a.x - b.x);
  return split(sorted, { edges: uprightEdges(page), plain: findPlainStyle(cells) }, 'main', 0);
}

type Context = { edges: Edge[]; plain: PlainStyle };

function split(cells: Cell[], context: Context, flow: Block['flow'], depth: number): Block[] {
  if (cells.length === 0) return [];
  const gutter = depth < 6 ? findGutter(cells, context.edges, context.plain) : undefined;
  if (!gutter) return [{ flow, cells }];
  const above = cells.slice(0, gutter.from);
  const below = cells.slice(gutter.to);
  return [
    ...split(above, context, flow, depth + 1),
    ...splitBeside(gutter, context, flow, depth + 1),
    ...split(below, context, flow, depth + 1),
  ];
}

function splitBeside(gutter: Gutter, context: Context, flow: Block['flow'], depth: number): Block[] {
  const { left, right } = gutter;
  if (gutter.kind === 'rail') {
    for (const cell of left) cell.rail = true;
    const both = [...left, ...right].sort((a, b) => a.base - b.base || a.x - b.x);
    return [{ flow, cells: both }];
  }
  const leftIsMain = weigh(left) >= weigh(right);
  const other = flow === 'main' ? 'side' : flow;
  const first = split(left, context, leftIsMain ? flow : other, depth);
  const second = split(right, context, leftIsMain ? other : flow, depth);
  return [...first, ...second];
}

function weigh(cells: Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.text.length, 0);
}

function uprightEdges(page: Page): Edge[] {
  const edges: Edge[] = [];
  for (const { box } of page.graphics.panels ?? []) {
    if (box.height < 60 || box.width > 0.8 * page.width) continue;
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
