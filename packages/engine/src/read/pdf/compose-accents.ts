import { byWord } from '@shortlist/schema';
import type { Glyph } from './interpret-operators.ts';

/** Accents that stand alone, and what they are on a letter. */
const combining: Readonly<Record<string, string>> = byWord({
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
});

/**
 * Fonts of 128 signs have no accented letters: TeX draws the accent over the letter, as a glyph of its own right before or behind
 * it. Both become the letter that is meant; an accent that is typed beside a letter ("geht´s") stays as it is.
 */
export function composeAccents(glyphs: Glyph[]): Glyph[] {
  const out: Glyph[] = [];
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i] as Glyph;
    const mark = combining[glyph.text];
    const next = mark ? nextDrawn(glyphs, i) : undefined;
    const above = mark ? out.at(-1) : undefined;
    if (mark && next && isOver(glyph, next)) {
      out.push({ ...next, text: withMark(next.text, mark) });
      i = glyphs.indexOf(next, i);
    } else if (mark && above && isOver(glyph, above)) {
      out[out.length - 1] = { ...above, text: withMark(above.text, mark) };
    } else out.push(glyph);
  }
  return out;
}

/** The glyph that follows, past spaces that only move the pen back. */
function nextDrawn(glyphs: Glyph[], i: number): Glyph | undefined {
  return glyphs.slice(i + 1, i + 3).find((glyph) => glyph.text !== ' ');
}

function isOver(accent: Glyph, letter: Glyph): boolean {
  if (!/^\p{L}$/u.test(letter.text) || accent.angle !== 0 || letter.angle !== 0) return false;
  const middle = (accent.x + accent.end) / 2;
  const inset = 0.1 * (letter.end - letter.x);
  const within = middle > letter.x + inset && middle < letter.end - inset;
  return within && Math.abs(accent.y - letter.y) < 0.5 * letter.size && Math.abs(accent.size - letter.size) < 0.3;
}

function withMark(letter: string, mark: string): string {
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  return (base + mark).normalize('NFC');
}
