import type { Document, TextItem } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { cutNames, nameLimits } from './cut-names.ts';

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
const item = (more: Partial<TextItem>): TextItem => ({
  ...{ text: 'ab', box, size: 10, font: 'Lato', bold: false, italic: false },
  ...more,
});
const fileOf = (items: TextItem[], links: string[], more: Partial<Document> = {}): Document => ({
  ...{ format: 'pdf', bytes: 1, pageCount: 1, fonts: [], tagged: false },
  pages: [
    {
      ...{ number: 1, width: 600, height: 800, graphics: { images: [], rules: [] } },
      ...{ items, links: links.map((url) => ({ box, url })) },
    },
  ],
  ...more,
});

it('a font with a name of 60,000 letters, used a thousand times, and links without end make no answer of megabytes', () => {
  const long = 'x'.repeat(60_000);
  const items = Array.from({ length: 1000 }, () => item({ font: long, tag: long, link: `https://${long}` }));
  const links = Array.from({ length: 5000 }, () => 'https://example.org').concat(`https://${long}`);
  const fonts = [{ name: long, embedded: true, type: 'Type1', unicode: true }];
  const cut = cutNames(fileOf(items, links, { fonts, title: long, producer: long, creator: long, language: long }));
  expect(JSON.stringify(cut).length).toBeLessThan(1_000_000);
  expect(cut.pages[0]?.items[0]).toMatchObject({ text: 'ab', font: 'x'.repeat(nameLimits.font) });
  expect(cut.pages[0]?.items[0]?.link).toBeUndefined();
});

it('leaves alone what programs write', () => {
  const file = fileOf([item({ link: 'https://example.org/a', tag: 'H1' })], ['https://example.org/a'], {
    title: 'Resume',
  });
  expect(cutNames(structuredClone(file))).toEqual(file);
});
