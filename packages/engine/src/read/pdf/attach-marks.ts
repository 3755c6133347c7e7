import type { Glyph } from './interpret-operators.ts';

const mark = /\p{M}/u;

/**
 * Vowels and doublings of Hebrew and Arabic, which files draw as glyphs without width: each goes behind the letter that it stands above. Where a
 * font draws them so, a letter has none by itself, though the file names it with one ("قً" for each "ق", after its first word).
 */
export function attachMarks(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some(isMark)) return glyphs;
  const out: Glyph[] = [];
  let waiting: Glyph[] = [];
  for (const glyph of glyphs) {
    if (isMark(glyph)) {
      waiting.push(glyph);
      continue;
    }
    const last = out.at(-1);
    const letter =
      glyph.text.length > 1 && isFromRight(glyph) ? { ...glyph, text: glyph.text.replace(/\p{M}/gu, '') } : glyph;
    const back = waiting.filter((one) => last && distance(one, last) < distance(one, letter));
    if (last && back.length > 0) out[out.length - 1] = marked(last, back);
    out.push(
      marked(
        letter,
        waiting.filter((one) => !back.includes(one)),
      ),
    );
    waiting = [];
  }
  const last = out.at(-1);
  if (last && waiting.length > 0) out[out.length - 1] = marked(last, waiting);
  return out;
}

function isFromRight({ text }: Glyph): boolean {
  const code = text.codePointAt(0) ?? 0;
  return code >= 0x0590 && code <= 0xfeff;
}

function isMark(glyph: Glyph): boolean {
  return isFromRight(glyph) && Math.abs(glyph.end - glyph.x) < 0.05 * glyph.size && mark.test(glyph.text);
}

/** How far a mark stands from a letter, in points; from anything else it is out of reach. */
function distance(one: Glyph, { text, x, end, y, size }: Glyph): number {
  if (!/\p{L}/u.test(text) || Math.abs(one.y - y) > size) return Number.POSITIVE_INFINITY;
  return Math.max(0, x - one.x, one.x - end);
}

function marked(letter: Glyph, marks: Glyph[]): Glyph {
  const signs = marks.map(({ text }) => text.replace(/\P{M}/gu, '')).join('');
  return signs === '' ? letter : { ...letter, text: letter.text + signs };
}
