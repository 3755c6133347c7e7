import type { Box, Document, Page, TextItem } from '@shortlist/schema';
import { columns, isSize, sizes } from './is-linkedin.ts';

/**
 * A line of one column. `step` is the way down from the line above in points, absent at the top of a page; `full` when the
 * next line's first word would not have fitted on it, so that the line below goes on with it.
 */
export type Line = { text: string; size: number; box: Box; step?: number; full: boolean };

/** The two columns of a profile through all its pages, without page numbers and without what nobody sees: hidden words are no fact of the person. */
export function sortLines(document: Document): { sidebar: Line[]; main: Line[] } {
  const sidebar: Line[] = [];
  const main: Line[] = [];
  for (const page of document.pages) {
    const items = page.items.filter((item) => !item.hidden && item.text.trim() !== '' && !isFooter(item, page));
    const isSide = (item: TextItem) => item.box.x < columns.main - 8;
    sidebar.push(...joinLines(items.filter(isSide)));
    main.push(...joinLines(items.filter((item) => !isSide(item))));
  }
  return { sidebar: markFull(sidebar, columns.main - 30), main: markFull(main, columns.right) };
}

/** "Page 1 of 2" in four items. */
function isFooter(item: TextItem, page: Page): boolean {
  return isSize(item.size, sizes.footer) && item.box.y > page.height - 40;
}

function joinLines(items: TextItem[]): Line[] {
  const sorted = [...items].sort((a, b) => baseline(a) - baseline(b) || a.box.x - b.box.x);
  const rows: TextItem[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(baseline(item) - baseline(first)) < 2) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row, index) => {
    const above = rows[index - 1]?.[0];
    const [first] = row;
    const line = joinRow(row);
    return above && first ? { ...line, step: baseline(first) - baseline(above) } : line;
  });
}

function joinRow(row: TextItem[]): Line {
  const sorted = [...row].sort((a, b) => a.box.x - b.box.x);
  let text = '';
  let end = 0;
  for (const item of sorted) {
    const gap = text !== '' && item.box.x - end > item.size * 0.12;
    text += (gap && !text.endsWith(' ') ? ' ' : '') + item.text;
    end = item.box.x + item.box.width;
  }
  const first = sorted[0] as TextItem;
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    size: first.size,
    box: { ...first.box, width: end - first.box.x },
    full: false,
  };
}

function baseline(item: TextItem): number {
  return item.box.y + item.box.height * 0.8;
}

/** `right` is where the column ends at the latest; where it really does shows in its longest line. */
function markFull(lines: Line[], right: number): Line[] {
  const longest = Math.max(0, ...lines.map((line) => line.box.x + line.box.width));
  const limit = Math.min(right, Math.max(longest, right - widestRest));
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (!next) return line;
    const word = next.text.split(' ')[0] ?? '';
    const letter = line.box.width / Math.max(1, line.text.length);
    // Words are not all alike wide: a tenth is left for that.
    const needed = (word.length + 1) * letter * 0.9;
    return { ...line, full: line.box.x + line.box.width + needed > limit };
  });
}

/** So much room, in points, may the longest line of a column leave. */
const widestRest = 24;
