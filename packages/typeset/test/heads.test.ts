import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, test } from 'vitest';
import { openTypesetter, sampleResume } from '../src/index.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const photo = readFileSync(new URL('fixtures/photo.png', import.meta.url));

/** How far from the left edge the middle of a page's first lines is, in points. */
async function middlesOf(pdf: Uint8Array, lines: number): Promise<number[]> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'transform' in item && item.str.trim() !== ''
      ? [{ y: Math.round(item.transform[5]), left: item.transform[4], right: item.transform[4] + item.width }]
      : [],
  );
  await loading.destroy();
  const rows = [...Map.groupBy(placed, ({ y }) => y)].sort(([one], [other]) => other - one).slice(0, lines);
  return rows.map(
    ([, row]) => (Math.min(...row.map(({ left }) => left)) + Math.max(...row.map(({ right }) => right))) / 2,
  );
}

test.each(['Friederike Weißenfels-Großmann', 'María del Carmen Rodríguez de la Fuente y Santisteban'])(
  'Executive Classic keeps a long name in the middle of the page beside a photo: %s',
  async (name) => {
    const resume = { ...sampleResume, basics: { ...sampleResume.basics, name } };
    const pdf = await typesetter.resumePdf(resume, { template: 'executive-classic', photo });
    for (const middle of await middlesOf(pdf, 2)) expect(Math.abs(middle - 595.28 / 2)).toBeLessThan(3);
  },
);
