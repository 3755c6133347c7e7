import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { openTypesetter, templates } from '../src/index.ts';
import { longResume } from '../src/sample/long-resume.ts';
import { kidsOf, readObjects } from './read-objects.ts';
import { sampleLetter } from './sample-letter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

const photo = readFileSync(new URL('./fixtures/photo.png', import.meta.url));
const options = { logo: `data:image/png;base64,${photo.toString('base64')}`, footer: 'Lindau College' };

describe.each(templates.map(({ id }) => id))('the PDF of %s', (template) => {
  const files = async () => [
    await typesetter.resumePdf(longResume(8), { template, photo, options }),
    await typesetter.letterPdf(sampleLetter, { template, options }),
  ];

  test('says what PDF/UA asks for: language, title on the window, marked content, each font whole, each picture and link described', async () => {
    const [resume = new Uint8Array()] = await files();
    expect([...readObjects(resume).values()].filter((object) => /\/S \/Figure\s/.test(object))).toHaveLength(1);
    for (const pdf of await files()) {
      const objects = [...readObjects(pdf).values()];
      const catalog = objects.find((object) => object.includes('/Type /Catalog')) ?? '';
      expect(catalog).toContain('/Lang (en)');
      expect(catalog).toContain('/DisplayDocTitle true');
      expect(catalog).toMatch(/\/MarkInfo <<\s*\/Marked true/);
      expect(Buffer.from(pdf).toString('latin1')).toMatch(/pdfuaid:part(?:>|=")1/);
      const fonts = objects.filter((object) => object.includes('/Type /FontDescriptor'));
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/\/FontFile[23]? \d+ 0 R/);
      for (const font of objects.filter((object) => /\/Type \/Font\s/.test(object) && object.includes('/Type0')))
        expect(font).toContain('/ToUnicode');
      for (const figure of objects.filter((object) => /\/S \/Figure\s/.test(object))) expect(figure).toContain('/Alt');
      const links = objects.filter((object) => /\/Subtype \/Link\s/.test(object));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        expect(link).toContain('/Contents');
        expect(link).toContain('/StructParent');
      }
      for (const page of objects.filter((object) => /\/Type \/Page\s/.test(object) && object.includes('/Annots')))
        expect(page).toContain('/Tabs /S');
    }
  });

  test('has one tree of structure: each node once, below the parent that it names', async () => {
    for (const pdf of await files()) {
      const objects = readObjects(pdf);
      const nodes = [...objects].filter(([, object]) => object.includes('/Type /StructElem'));
      const parents = new Map<number, number>();
      for (const [number, node] of nodes) {
        for (const kid of kidsOf(node)) {
          if (!objects.get(kid)?.includes('/Type /StructElem')) continue;
          expect(parents.has(kid)).toBe(false);
          parents.set(kid, number);
        }
      }
      for (const [number, node] of nodes) {
        const parent = Number(/\/P (\d+) 0 R/.exec(node)?.[1]);
        if (/\/S \/Document\s/.test(node)) expect(objects.get(parent)).toContain('/Type /StructTreeRoot');
        else expect(parents.get(number)).toBe(parent);
      }
      const all = [...objects.values()].join('\n');
      const removed = [...objects].filter(([, object]) => /obj\s+null$/.test(object)).map(([number]) => number);
      for (const number of removed) expect(all).not.toContain(` ${number} 0 R`);
    }
  });

  test('claims PDF/A-2a with its colours defined, and without what that forbids', async () => {
    const pdf = await typesetter.resumePdf(longResume(4), { template, standard: 'a-2a', date: '2026-03-04' });
    const text = Buffer.from(pdf).toString('latin1');
    const objects = [...readObjects(pdf).values()];
    expect(text).toMatch(/pdfaid:part(?:>|=")2/);
    expect(text).toMatch(/pdfaid:conformance(?:>|=")A/);
    expect(objects.some((object) => object.includes('/GTS_PDFA1') && object.includes('/DestOutputProfile'))).toBe(true);
    for (const forbidden of ['/Encrypt', '/JavaScript', '/Launch', '/EmbeddedFiles', '/LZWDecode'])
      expect(text).not.toContain(forbidden);
  });
});
