import type { SourceLine } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { edgeFont } from '../account/line-text.ts';
import { plainText } from './plain-text.ts';

const line = (text: string, y: number, rest: Partial<SourceLine['box']> & Partial<SourceLine> = {}): SourceLine => {
  const { page = 1, x = 40, ...own } = rest;
  const cells = text.split('|').map((cell, i) => ({ text: cell, x: x + 200 * i, width: 100 }));
  return { cells, box: { page, x, y, width: 300, height: 12 }, column: 0, size: 10, font: 'f1', ...own };
};
const textOf = (lines: SourceLine[]): string => plainText({ format: 'pdf', lines, links: [] });

describe('the plain text of a file', () => {
  it('has its own lines in their order, cells beside each other, and an empty line where a block begins', () => {
    const text = textOf([
      line('Ida Farrow', 40),
      line('ida.farrow@example.com', 54),
      line('WORK', 90),
      line('Buyer, Kestrel Foods|2019 – 2023', 104),
      line('\uf0b7 Cut waste by 12 %', 118),
      line('hidden words', 130, { unseen: 'hidden' }),
      line('SKILLS', 40, { x: 400, column: 1 }),
      line('Stock', 54, { x: 400, column: 1 }),
    ]);
    expect(text).toBe(
      'Ida Farrow\nida.farrow@example.com\n\nWORK\nBuyer, Kestrel Foods  2019 – 2023\n• Cut waste by 12 %\n\nSKILLS\nStock\n',
    );
  });

  it('says once what heads and ends page after page, and keeps a date that stands at the place of another', () => {
    const page = (number: number, years: string): SourceLine[] => [
      line('Ida Farrow · Resume', 20, { page: number }),
      line(years, 40, { page: number }),
      line(`Ran depot ${10 + number} in the north`, 54, { page: number }),
      line(`Page ${number} of 3`, 800, { page: number }),
    ];
    const text = textOf([...page(1, '2019 – 2023'), ...page(2, '2015 – 2019'), ...page(3, '2011 – 2015')]);
    expect(text.match(/Ida Farrow/g)).toHaveLength(1);
    expect(text.match(/Page \d/g)).toEqual(['Page 1']);
    for (const years of ['2019 – 2023', '2015 – 2019', '2011 – 2015']) expect(text).toContain(years);
    for (const depot of [11, 12, 13]) expect(text).toContain(`Ran depot ${depot}`);
  });

  it('begins with the header of a Word file, each once, and parts its headings', () => {
    const text = textOf([
      line('Profile', 0),
      line('Buys food for shops', 12),
      line('Work', 24, { font: 'heading' }),
      line('Ida Farrow', 48, { font: edgeFont }),
      line('Ida Farrow', 60, { font: edgeFont }),
    ]);
    expect(text).toBe('Ida Farrow\n\nProfile\nBuys food for shops\n\nWork\n');
  });
});
