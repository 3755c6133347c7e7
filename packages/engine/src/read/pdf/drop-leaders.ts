import type { Glyph } from './interpret-operators.ts';

/** Dots from here on in a row lead the eye to what stands at the margin. */
const least = 4;

/** Glyphs without the rows of dots between a text and what stands at the margin; three dots end a thought, four and more are no text. */
export function dropLeaders(glyphs: Glyph[]): Glyph[] {
  const dropped = new Set<Glyph>();
  let row: Glyph[] = [];
  const close = (): void => {
    const dots = row.filter((glyph) => glyph.text !== ' ');
    if (dots.reduce((sum, { text }) => sum + (text === '…' ? 3 : text.length), 0) >= least)
      for (const glyph of row) dropped.add(glyph);
    row = [];
  };
  for (const glyph of glyphs) {
    const level = row[0] === undefined || Math.abs(row[0].y - glyph.y) < 0.1 * glyph.size;
    if (!level) close();
    if (/^(?:[.…․]+)$/.test(glyph.text) || (row.length > 0 && glyph.text === ' ')) row.push(glyph);
    else close();
  }
  close();
  return dropped.size === 0 ? glyphs : glyphs.filter((glyph) => !dropped.has(glyph));
}
