import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, test } from 'vitest';
import { openTypesetter } from '../src/index.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

/** A glyph of the first page: what it stands for, and how wide it is drawn. */
type Glyph = { unicode: string; width: number };

const title = 'Hof, Einfluss, Offizier, Profil, Treffer, Fjord';

/** The glyphs of the heading on a page in a language. */
async function headingIn(language: string): Promise<Glyph[]> {
  const resume = { meta: { language }, customSections: [{ title, lines: ['Im Hafen.'] }] };
  const pdf = await typesetter.resumePdf(resume, { template: 'executive-classic' });
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const pieces = fnArray.flatMap((kind, at): Glyph[][] => {
    if (kind !== OPS.showText) return [];
    const shown = argsArray[at]?.[0] as (number | Glyph)[];
    return [shown.filter((glyph) => typeof glyph === 'object')];
  });
  await loading.destroy();
  return pieces.filter((glyphs) => title.includes(glyphs.map(({ unicode }) => unicode).join(''))).flat();
}

test('a heading in small capitals has the same letters in every language', async () => {
  const drawn = async (language: string) => (await headingIn(language)).map(({ unicode, width }) => [unicode, width]);
  const english = await drawn('en');
  expect(english.map(([letter]) => letter).join('')).toBe(title);
  for (const language of ['de', 'fr', 'nl', 'es'])
    expect([language, await drawn(language)]).toEqual([language, english]);
});
