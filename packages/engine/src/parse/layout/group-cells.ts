import type { Page, TextItem } from '@shortlist/schema';
import { isBulletMark } from './bullets.ts';
import { findStretched, plainSpace } from './find-stretched.ts';
import { joinScripts } from './join-scripts.ts';
import { joinSmallCaps, mendSmallCaps } from './mend-small-caps.ts';
import { isCapitals } from './plain-style.ts';
import type { Cell } from './types.ts';

/** Gaps in ems of the larger type: above `cell` another cell begins, above `word` another word. */
const gaps = { cell: 1.0, word: 0.13 };

/** The visible upright text of a page as cells: items on one baseline are joined until a wide gap or the edge of a panel. */
export function groupCells(page: Page): Cell[] {
  const items = visibleItems(page);
  items.sort((a, b) => baseOf(a) - baseOf(b));
  const edges = findEdges(page);
  const rows: TextItem[][] = [];
  let base = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const row = rows.at(-1);
    const reach = 0.28 * Math.min(item.size, row?.[0]?.size ?? item.size);
    if (row && baseOf(item) - base <= reach) row.push(item);
    else rows.push([item]);
    base = row && baseOf(item) - base <= reach ? base : baseOf(item);
  }
  const joined = mergeRaised(joinScripts(rows, baseOf)).map((row) =>
    joinSmallCaps(row.sort((a, b) => a.box.x - b.box.x)),
  );
  const stops = findTabStops(joined);
  const stretched = findStretched(joined);
  return joined.flatMap((row) => splitRow(row, edges, stops, stretched));
}

/** Left edges at which rows begin and at which, in other rows, text goes on after a gap too narrow to tell a cell by itself. */
function findTabStops(rows: TextItem[][]): number[] {
  const starts = new Map<number, number>();
  const jumps = new Map<number, number>();
  const count = (map: Map<number, number>, x: number): void =>
    void map.set(Math.round(x), (map.get(Math.round(x)) ?? 0) + 1);
  for (const row of rows) {
    row.forEach((item, i) => {
      const before = row[i - 1];
      if (!before) count(starts, item.box.x);
      else if (item.box.x - before.box.x - before.box.width > 0.5 * item.size) count(jumps, item.box.x);
    });
  }
  const near = (map: Map<number, number>, x: number): number =>
    (map.get(x - 1) ?? 0) + (map.get(x) ?? 0) + (map.get(x + 1) ?? 0);
  const shared = [...jumps.keys()].filter(
    (x) => near(starts, x) >= 2 && near(jumps, x) >= 1 && near(starts, x) + near(jumps, x) >= 4,
  );
  return [...shared, ...findKeyStops(rows)];
}

/** Where rows that begin at one left edge go on at another, behind first texts of unlike width: names and what stands beside them. */
function findKeyStops(rows: TextItem[][]): number[] {
  const stops = new Map<string, { x: number; widths: number[] }>();
  for (const row of rows) {
    const [first] = row;
    const at = row.findIndex((item, i) => i > 0 && gapBefore(row, i) > 0.5 * item.size);
    const item = row[at];
    if (!first || !item || at < 1) continue;
    const key = `${Math.round(first.box.x)}|${Math.round(item.box.x)}`;
    const stop = stops.get(key) ?? { x: item.box.x, widths: [] };
    stop.widths.push(item.box.x - gapBefore(row, at));
    stops.set(key, stop);
  }
  const unlike = (widths: number[]): boolean => Math.max(...widths) - Math.min(...widths) > 6;
  return [...stops.values()].filter(({ widths }) => widths.length >= 2 && unlike(widths)).map(({ x }) => x);
}

function gapBefore(row: TextItem[], i: number): number {
  const [before, item] = [row[i - 1], row[i]] as [TextItem, TextItem];
  return item.box.x - before.box.x - before.box.width;
}

function visibleItems(page: Page): TextItem[] {
  const upright = page.items.filter((item) => (item.angle ?? 0) === 0 && item.text.trim() !== '');
  const visible = upright.filter((item) => !item.hidden);
  const shown = visible.reduce((sum, item) => sum + item.text.length, 0);
  const all = upright.reduce((sum, item) => sum + item.text.length, 0);
  // A scan with a text layer carries all its text invisibly: then that is what there is.
  return shown * 4 < all ? upright : visible;
}

function baseOf(item: TextItem): number {
  return item.box.y + 0.8 * item.size;
}

/** Raised or lowered small text ("1st", icons) joins the row that it overlaps. */
function mergeRaised(rows: TextItem[][]): TextItem[][] {
  const out: TextItem[][] = [];
  for (const row of rows) {
    const before = out.at(-1);
    const first = row[0];
    const other = before?.[0];
    if (before && first && other) {
      const shift = Math.abs(baseOf(first) - baseOf(other));
      const large = Math.max(first.size, other.size);
      const small = Math.min(first.size, other.size);
      const between = row.every((a) =>
        before.every((b) => a.box.x >= b.box.x + b.box.width - 1 || b.box.x >= a.box.x + a.box.width - 1),
      );
      if (between && small < 0.8 * large && shift < 0.5 * large) {
        before.push(...row);
        continue;
      }
      if (between && shift < 0.36 * small) {
        before.push(...row);
        continue;
      }
    }
    out.push(row);
  }
  return out;
}

/** Upright edges of tall filled areas and upright rules: text does not join across them. */
function findEdges(page: Page): { x: number; top: number; bottom: number }[] {
  const edges: { x: number; top: number; bottom: number }[] = [];
  for (const { box } of page.graphics.panels ?? []) {
    if (box.height < 40 || box.width > 0.75 * page.width) continue;
    edges.push({ x: box.x, top: box.y, bottom: box.y + box.height });
    edges.push({ x: box.x + box.width, top: box.y, bottom: box.y + box.height });
  }
  for (const box of page.graphics.rules) {
    if (box.height > 40 && box.width <= 3) edges.push({ x: box.x, top: box.y, bottom: box.y + box.height });
  }
  return edges;
}

function splitRow(
  row: TextItem[],
  edges: { x: number; top: number; bottom: number }[],
  stops: number[],
  stretched: Set<TextItem>,
): Cell[] {
  const cells: Cell[] = [];
  let group: TextItem[] = [];
  let end = 0;
  for (const item of row) {
    const previous = group.at(-1);
    if (previous) {
      const gap = item.box.x - end;
      const em = Math.max(item.size, previous.size);
      const base = baseOf(item);
      const cut = edges.some(
        (edge) => edge.x > end - 1 && edge.x < item.box.x + 1 && base > edge.top && base < edge.bottom,
      );
      const stopped = gap > 0.5 * item.size && stops.some((x) => Math.abs(x - item.box.x) <= 1.5);
      const marked = group.length === 1 && isBulletMark(previous.text) && gap < 3 * em;
      const least = Math.max(gaps.cell * em, 1.35 * Math.min(spacingOf(previous), spacingOf(item)));
      if (!marked && !stretched.has(item) && (gap > least || cut || stopped)) {
        cells.push(drawIn(makeCell(group), stretched));
        group = [];
      }
    }
    end = group.length === 0 ? item.box.x + item.box.width : Math.max(end, item.box.x + item.box.width);
    group.push(item);
  }
  if (group.length > 0) cells.push(drawIn(makeCell(group), stretched));
  return cells;
}

/** A stretched line ends where its words would end without the stretch: whether it is full has to be asked of them. */
function drawIn(cell: Cell, stretched: Set<TextItem>): Cell {
  if (stretched.size === 0) return cell;
  const wide = cell.items.reduce(
    (sum, item, i) => sum + (stretched.has(item) ? gapBefore(cell.items, i) - plainSpace * item.size : 0),
    0,
  );
  return { ...cell, right: cell.right - wide };
}

/** The width of a letter in capitals that are set wide, with white between the letters, and so more of it between words; 0 in others. */
function spacingOf({ text, box, size }: TextItem): number {
  const wide = text.length > 1 && box.width / text.length > 0.82 * size;
  return wide && isCapitals(text) ? box.width / text.length : 0;
}

/** Items of one baseline, left to right, as one cell; its style is that of most of its letters. */
export function makeCell(items: TextItem[]): Cell {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (text !== '' && item.box.x - end > gaps.word * item.size && !text.endsWith(' ')) text += ' ';
    text += item.text;
    end = item.box.x + item.box.width;
  }
  const letters = (test: (item: TextItem) => boolean): number =>
    items.filter(test).reduce((sum, item) => sum + item.text.length, 0);
  const all = letters(() => true);
  const main = items.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    text: mendSmallCaps(text.replace(/\s+/g, ' ').trim()),
    page: main.box.page,
    x: Math.min(...items.map((item) => item.box.x)),
    right: Math.max(...items.map((item) => item.box.x + item.box.width)),
    top: Math.min(...items.map((item) => item.box.y)),
    bottom: Math.max(...items.map((item) => item.box.y + item.box.height)),
    base: baseOf(main),
    size: main.size,
    bold: letters((item) => item.bold) * 2 > all,
    italic: letters((item) => item.italic) * 2 > all,
    color: main.color ?? '#000000',
    items,
  };
}
