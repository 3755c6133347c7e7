import type { TextItem } from '@shortlist/schema';
import type { Cell } from '../../layout/types.ts';

/** How a stretch of text is set. */
export type Style = { size: number; bold: boolean; italic: boolean; color: string };

/** A stretch of a cell's text in one style: offsets into the text. */
export type StyleRun = { start: number; end: number; style: Style };

/** The stretches of a cell in one style each: "**Acme**, Engineer" says itself where one ends. Styles do not change within a word. */
export function findStyleRuns(cell: Cell): StyleRun[] {
  const { size, bold, italic, color } = cell;
  const whole = [{ start: 0, end: cell.text.length, style: { size, bold, italic, color } }];
  const runs: StyleRun[] = [];
  let at = 0;
  for (const item of cell.items) {
    const text = item.text.replace(/\s+/g, ' ').trim();
    if (text === '') continue;
    const start = cell.text.indexOf(text, at);
    // A text that was mended after its items were joined no longer holds them.
    if (start < 0) return whole;
    at = start + text.length;
    const last = runs.at(-1);
    const glued =
      last?.end === start && /\p{L}$|\p{N}$/u.test(cell.text.slice(0, start)) && /^[\p{L}\p{N}]/u.test(text);
    if (last && (glued || isAlike(last.style, styleOf(item)))) last.end = at;
    else runs.push({ start, end: at, style: styleOf(item) });
  }
  return runs.length > 0 ? runs : whole;
}

function styleOf(item: TextItem): Style {
  return { size: item.size, bold: item.bold, italic: item.italic, color: item.color ?? '#000000' };
}

function isAlike(a: Style, b: Style): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < 0.3;
}
