import type { Page, TextItem } from '@shortlist/schema';
import { findDates } from '../language/dates/find-dates.ts';
import { groupLines, type PageLine } from './group-lines.ts';

/** Two columns of text beside one another: `x` is where the space between them runs, in points. */
export type Gutter = { x: number; left: TextItem[]; right: TextItem[] };

/** A column has at least so many lines; what is shorter is a line with a date or an address at its end. */
const leastLines = 8;

/** The vertical space that parts a page into two columns of text, if there is one. Rails of dates are no column. */
export function findGutter(page: Page): Gutter | undefined {
  const lines = groupLines(page);
  const items = lines.flatMap((line) => line.items);
  let before: Gutter | undefined;
  for (let x = page.width * 0.2; x <= page.width * 0.8; x += 4) {
    if (countCrossed(lines, x) > lines.length * 0.15) continue;
    const gutter = partAt(items, x);
    // Most steps part the page as the step before did.
    if (before && isSameParting(before, gutter)) continue;
    before = gutter;
    if (overlap(gutter) >= 0.4 && isColumn(gutter.left) && isColumn(gutter.right)) return gutter;
  }
  return undefined;
}

function countCrossed(lines: PageLine[], x: number): number {
  let crossed = 0;
  for (const line of lines) if (line.items.some((item) => crosses(item, x))) crossed++;
  return crossed;
}

function crosses({ box }: TextItem, x: number): boolean {
  return box.x < x - 1 && box.x + box.width > x + 1;
}

function partAt(items: TextItem[], x: number): Gutter {
  const gutter: Gutter = { x, left: [], right: [] };
  for (const item of items)
    if (!crosses(item, x)) (item.box.x + item.box.width / 2 <= x ? gutter.left : gutter.right).push(item);
  return gutter;
}

function isSameParting(a: Gutter, b: Gutter): boolean {
  const same = (one: TextItem[], other: TextItem[]) =>
    one.length === other.length && one.every((item, i) => item === other[i]);
  return same(a.left, b.left) && same(a.right, b.right);
}

/** Enough lines, most of them words, most of them beginning at one place. */
function isColumn(items: TextItem[]): boolean {
  if (items.length < leastLines) return false;
  const starts = new Map<number, TextItem>();
  for (const item of items) {
    const row = Math.round(item.box.y / 3);
    const first = starts.get(row);
    if (!first || item.box.x < first.box.x) starts.set(row, item);
  }
  if (starts.size < leastLines || !beginTogether([...starts.values()])) return false;
  const text = items.map((item) => item.text).join('');
  const digits = text.match(/\d/g)?.length ?? 0;
  if (digits > text.length * 0.3 || text.length < starts.size * 8) return false;
  const rows = groupRows(items);
  return rows.filter((row) => findDates(row).length > 0).length <= rows.length * 0.3;
}

function beginTogether(starts: TextItem[]): boolean {
  const counts = new Map<number, number>();
  for (const { box } of starts) {
    const place = Math.round(box.x / 4);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return Math.max(...counts.values()) >= starts.length * 0.4;
}

/** The texts of a column, row by row. */
function groupRows(items: TextItem[]): string[] {
  const rows = new Map<number, string>();
  for (const { box, text } of items) {
    const row = Math.round(box.y / 3);
    rows.set(row, `${rows.get(row) ?? ''} ${text}`);
  }
  return [...rows.values()];
}

/** The share of the shorter column's height that runs beside the longer one. */
function overlap({ left, right }: Gutter): number {
  const [a, b] = [span(left), span(right)];
  const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return common / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
}

function span(items: TextItem[]) {
  return {
    top: Math.min(...items.map((item) => item.box.y)),
    bottom: Math.max(...items.map((item) => item.box.y + item.box.height)),
  };
}
