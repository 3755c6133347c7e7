import { describe, expect, it } from 'vitest';
import { describeFont } from './describe-font.ts';
import type { Glyph } from './interpret-operators.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { repairLigatures } from './repair-ligatures.ts';

const font = describeFont('f1', { name: 'ABCDEF+Lato-Regular' });

/** Glyphs of a text at 10 points, each 5 wide; `gap` is added after every letter, `word` instead of a space. */
function shown(text: string, { x = 10, y = 20, gap = 0, word = 3 } = {}): Glyph[] {
  const glyphs: Glyph[] = [];
  for (const letter of text) {
    if (letter === ' ') x += word;
    else {
      glyphs.push({
        text: letter,
        x,
        y,
        end: x + 5,
        size: 10,
        font,
        color: '#000000',
        hidden: false,
        strong: false,
        angle: 0,
        tag: undefined,
      });
      x += 5 + gap;
    }
  }
  return glyphs;
}

const textsOf = (glyphs: Glyph[]): string[] => joinGlyphs(glyphs, 1).map((item) => item.text);

describe('glyphs joined to runs', () => {
  it('tells words apart by the gap alone', () => {
    expect(textsOf(shown('Charge Nurse'))).toEqual(['Charge Nurse']);
  });

  it('parts the words of a line that is set tight', () => {
    expect(joinGlyphs(shown('set very tight', { word: 1.6 }), 1).map((item) => item.text)).toEqual(['set very tight']);
  });

  it('leaves out the dots that lead to the margin, and keeps three of them', () => {
    const line = [...shown('Acme ........', { word: 4 }), ...shown('more...', { x: 400 })];
    expect(joinGlyphs(line, 1).map((item) => item.text)).toEqual(['Acme', 'more...']);
  });

  it('parts the words of a line with a space typed behind each letter by their gaps', () => {
    const line = shown('soy estudiante', { gap: 0.4, word: 3 });
    const spaced = line.flatMap((glyph) => [glyph, { ...glyph, text: ' ', x: glyph.end, end: glyph.end + 0.4 }]);
    expect(joinGlyphs(spaced, 1).map((item) => item.text)).toEqual(['soy estudiante']);
    const letters = shown('A B C').flatMap((glyph) => [
      glyph,
      { ...glyph, text: ' ', x: glyph.end, end: glyph.end + 3 },
    ]);
    expect(joinGlyphs(letters, 1).map((item) => item.text)).toEqual(['A B C']);
  });

  it('begins another run at a wide gap', () => {
    expect(textsOf(shown('Acme 2019', { word: 60 }))).toEqual(['Acme', '2019']);
  });

  it('closes up letter-spaced words and keeps the words apart', () => {
    expect(textsOf(shown('WORK HISTORY', { gap: 1.5, word: 4 }))).toEqual(['WORK HISTORY']);
  });

  it('keeps a text drawn twice only once', () => {
    expect(textsOf([...shown('Shadow'), ...shown('Shadow', { x: 10.4, y: 20.4 })])).toEqual(['Shadow']);
    const strokes = [0, 1, 2].flatMap((by) => shown('Shadow', { x: 11.5 + by, y: 21.5 + by }));
    expect(textsOf(strokes)).toEqual(['Shadow']);
  });

  it('closes up a short word between others that are spaced as it is', () => {
    const wide = (text: string, x: number): Glyph[] => shown(text, { x, gap: 2 });
    expect(textsOf([...wide('TITOLI', 10), ...wide('DI', 70), ...wide('STUDIO', 100)])).toEqual([
      'TITOLI',
      'DI',
      'STUDIO',
    ]);
    expect(textsOf(wide('DI', 70))).toEqual(['D I']);
  });

  it('puts an accent that is drawn over a letter on it, and leaves one that is typed beside it', () => {
    const over = (accent: string, letter: string): Glyph[] => [...shown(accent), ...shown(letter)];
    expect(textsOf([...over('¨', 'o'), ...shown('re', { x: 15 })])).toEqual(['öre']);
    expect(textsOf([...over('´', 'ı')])).toEqual(['í']);
    expect(textsOf([...shown('c'), ...shown('¸')])).toEqual(['ç']);
    expect(textsOf(shown('geht´s'))).toEqual(['geht´s']);
  });

  it('gives each run its box', () => {
    const [item] = joinGlyphs(shown('Box'), 1);
    expect(item?.box).toEqual({ page: 1, x: 10, y: 12, width: 15, height: 10 });
  });
});

describe('ligatures that a font lost', () => {
  it.each([
    ['Pro\ufffdles', 'Profiles'],
    ['Certi\ufffdcations', 'Certifications'],
    ['work\ufffdow', 'workflow'],
    ['\ufffd +49 30', ' +49 30'],
  ])('reads %j as %j', (lost, found) => {
    expect(repairLigatures(lost)).toBe(found);
  });

  it('leaves a word that may be several without the lost letters', () => {
    expect(repairLigatures('xy\ufffdz')).toBe('xyz');
  });
});
