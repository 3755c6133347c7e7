import type { Resume, SourceLine, SourceText } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { keepWhole } from './keep-whole.ts';

type Drawn = { text: string; y: number; page?: number; size?: number; font?: string };

/** Pages of lines at places of their own, cells parted by a bar, and links. */
function pages(drawn: readonly Drawn[], links: { url: string; y: number }[] = []): SourceText {
  return {
    format: 'pdf',
    lines: drawn.map(({ text, y, page = 1, size = 10, font = 'regular' }): SourceLine => {
      const cells = text.split('|').map((part, at) => ({ text: part, x: 50 + at * 300, width: part.length * 5 }));
      return { cells, box: { page, x: 50, y, width: 400, height: size * 1.2 }, column: 0, size, font };
    }),
    links: links.map(({ url, y }) => ({ url, box: { page: 1, x: 50, y, width: 60, height: 12 } })),
  };
}

const head: Drawn[] = [
  { text: 'Ida Farrow', y: 40, size: 22, font: 'name' },
  { text: 'ida@farrow.example', y: 70 },
];
const heading = (text: string, y: number): Drawn => ({ text, y, size: 14, font: 'bold' });
const basics = { name: 'Ida Farrow', email: 'ida@farrow.example' };

/** The lines that one section is set in. */
function linesOf({ verbatim = [] }: Resume, section: string): string[] {
  return verbatim
    .filter((part) => part.section === section)
    .flatMap(({ lines }) => lines.map(({ text, beside }) => [text, beside].filter(Boolean).join(' ')));
}

it('a line with the number of the page beside it keeps its words where its section is set from its lines', () => {
  const source = pages([
    ...head,
    heading('EXPERIENCE', 100),
    { text: 'Buyer, Kestrel Foods|Jan 2020 – Mar 2022', y: 120 },
    { text: '• Trained eleven people|Page 1 of 2', y: 740 },
    { text: 'Page 2 of 2', y: 740, page: 2 },
  ]);
  const work = [
    {
      name: 'Kestrel Foods',
      position: 'Buyer',
      startDate: '2020-01',
      endDate: '2022-03',
      highlights: ['Trained eleven people'],
    },
  ];
  const lines = linesOf(keepWhole({ basics, work }, source, ['work']), 'work');
  expect(lines.join('\n')).toContain('Trained eleven people');
  expect(lines.join('\n')).not.toContain('Page 2');
});

it('heads at the same height of two pages that differ in their years are both kept', () => {
  const source = pages([
    ...head,
    heading('EXPERIENCE', 100),
    { text: 'Buyer, Kestrel Foods, Oslo|2020 – 2022', y: 120 },
    { text: '• Ordered goods', y: 140 },
    { text: 'Buyer, Kestrel Foods, Oslo|2014 – 2016', y: 120, page: 2 },
    { text: '• Counted crates', y: 140, page: 2 },
  ]);
  const job = { name: 'Kestrel Foods', position: 'Buyer' };
  const work = [
    { ...job, startDate: '2020', endDate: '2022', highlights: ['Ordered goods'] },
    { ...job, startDate: '2014', endDate: '2016', highlights: ['Counted crates'] },
  ];
  for (const read of [work, work.slice(0, 1)]) {
    const lines = linesOf(keepWhole({ basics, work: read }, source, ['work']), 'work').join('\n');
    expect(lines).toMatch(/2020 – 2022.*2014 – 2016/s);
  }
});

const linked = pages(
  [
    ...head,
    heading('EXPERIENCE', 100),
    { text: 'Buyer, Kestrel Capital|Jan 2020 – Mar 2022', y: 120 },
    { text: '• Ordered goods for an apiary', y: 140 },
    heading('PROJECTS', 180),
    { text: 'Crates of Kestrel Capital|2019', y: 200 },
    { text: '• Counted crates', y: 220 },
    { text: 'API', y: 240 },
  ],
  [{ url: 'https://larch.example/crates', y: 240 }],
);
const work = [
  {
    name: 'Kestrel Capital',
    position: 'Buyer',
    startDate: '2020-01',
    endDate: '2022-03',
    highlights: ['Ordered goods for an apiary'],
  },
];
const projects = [{ name: 'Crates of Kestrel Capital', startDate: '2019', highlights: ['Counted crates', 'API'] }];

it('an address is put below the line that it stands behind, not below another that holds the letters', () => {
  const kept = keepWhole({ basics, work, projects }, linked, ['work', 'projects']);
  expect(linesOf(kept, 'work').join('\n')).not.toContain('larch.example');
  expect(linesOf(kept, 'projects').slice(-2)).toEqual([expect.stringMatching(/API$/), 'larch.example/crates']);
});

it('an address of a section with fields of its own is not put below a line of another', () => {
  const kept = keepWhole({ basics, work, projects }, linked, ['work']);
  expect(linesOf(kept, 'work').join('\n')).not.toContain('larch.example');
  expect(kept.projects?.[0]?.url).toBe('https://larch.example/crates');
});
