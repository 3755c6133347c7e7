import type { LayoutOptions } from '@shortlist/schema';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { openPdf } from './open-pdf.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const layouts: [string, Partial<LayoutOptions>][] = [
  ['A4', {}],
  ['US Letter, small and tight', { paper: 'us-letter', size: 0.8, spacing: 0.6 }],
  ['large and airy', { size: 1.25, spacing: 1.5 }],
  ['in German, dates in numbers', { language: 'de', dateFormat: 'numeric' }],
  ['breaks before a section and a job', { pageBreaksBefore: ['education', '/work/3'] }],
];

describe.each(templates.map(({ id }) => id))('%s', (template) => {
  test.each(layouts)('the PDF says page by page what the preview says: %s', async (_, options) => {
    const request = { content: { kind: 'resume' as const, resume: longResume(6) }, template, options };
    const { pages = [] } = await typesetter.render({ ...request, output: 'svg' });
    const pdf = await openPdf(await typesetter.resumePdf(longResume(6), { template, options }));
    expect(pages.length).toBe(pdf.pages);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, svg] of pages.entries()) {
      const letters = (pdf.pageTexts[index] ?? '').replace(/\s/g, '');
      expect(letters.length).toBeGreaterThan(100);
      expect(readsAs(drawnGlyphs(svg), letters), `page ${index + 1}`).toBe(true);
    }
  });
});

/** The outlines that a page draws, in their order; a blank has none. */
function drawnGlyphs(svg: string): string[] {
  const outlines = new Set([...svg.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id));
  return [...svg.matchAll(/<use [^>]*href="#([^"]+)"/g)].flatMap(([, id]) => (id && outlines.has(id) ? [id] : []));
}

/** Whether glyphs can stand for a text: each for the same one to three letters (a ligature) wherever it is drawn. */
function readsAs(glyphs: string[], letters: string): boolean {
  const meant = new Map<string, string>();
  function read(at: number, from: number): boolean {
    const glyph = glyphs[at];
    if (glyph === undefined) return from === letters.length;
    const known = meant.get(glyph);
    if (known !== undefined) return letters.startsWith(known, from) && read(at + 1, from + known.length);
    for (let length = 1; length <= 3 && from + length <= letters.length; length += 1) {
      meant.set(glyph, letters.slice(from, from + length));
      if (read(at + 1, from + length)) return true;
      meant.delete(glyph);
    }
    return false;
  }
  return read(0, 0);
}

test('the comparison tells pages apart that differ in one letter', () => {
  expect(readsAs(['a', 'b', 'a'], 'xyx')).toBe(true);
  expect(readsAs(['a', 'b', 'a'], 'xyz')).toBe(false);
  expect(readsAs(['f', 'fi', 'f', 'i'], 'ffifi')).toBe(true);
});
