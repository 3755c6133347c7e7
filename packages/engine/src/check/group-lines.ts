import type { Box, Page, TextItem } from '@shortlist/schema';

/** Items that stand on one baseline of a page, from left to right. `text` has one space at each visible gap, three at a wide one. */
export type PageLine = { page: number; text: string; box: Box; items: TextItem[] };

/** The lines of a page by geometry alone, from top to bottom; columns side by side share lines. */
export function groupLines(page: Page): PageLine[] {
  const items = page.items.filter((item) => item.text.trim() !== '');
  items.sort((a, b) => middle(a.box) - middle(b.box));
  const rows: TextItem[][] = [];
  let centre = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const row = rows.at(-1);
    if (row && Math.abs(middle(item.box) - centre) <= 0.4 * Math.max(item.size, 4)) row.push(item);
    else {
      rows.push([item]);
      centre = middle(item.box);
    }
  }
  return rows.map((row) => toLine(page.number, row));
}

function toLine(page: number, items: TextItem[]): PageLine {
  items.sort((a, b) => a.box.x - b.box.x);
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const gap = item.box.x - end;
    if (text !== '' && gap > item.size * 1.5) text += '   ';
    else if (text !== '' && gap > item.size * 0.15 && !/\s$/.test(text)) text += ' ';
    text += item.text;
    end = item.box.x + item.box.width;
  }
  return { page, text: text.trim(), box: surround(items.map((item) => item.box)), items };
}

/** The smallest box around boxes of one page. */
export function surround(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { page: boxes[0]?.page ?? 1, x, y, width, height };
}

function middle(box: Box): number {
  return box.y + box.height / 2;
}
