import type { Resume, SourceLine, SourceText } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { listUncertain } from '../check/is-certain.ts';
import { readPlainText } from '../extract/read-plain-text.ts';
import { keepFaithful } from './keep-faithful.ts';

const text = (lines: string): SourceText => readPlainText(new TextEncoder().encode(lines));

type Drawn = { text: string; x?: number; y: number; size?: number; font?: string; column?: number; width?: number };

/** A page whose lines are drawn at places of their own; cells are parted by a bar. */
function page(drawn: readonly Drawn[], links: { url: string; x: number; y: number }[] = []): SourceText {
  return {
    format: 'pdf',
    lines: drawn.map(({ text: said, x = 50, y, size = 10, font = 'regular', column = 0, width }): SourceLine => {
      const cells = said
        .split('|')
        .map((part, at) => ({ text: part, x: x + at * 300, width: width ?? part.length * 5 }));
      const last = cells.at(-1);
      const right = (last?.x ?? 0) + (last?.width ?? 0);
      return { cells, box: { page: 1, x, y, width: right - x, height: size * 1.2 }, column, size, font };
    }),
    links: links.map(({ url, x, y }) => ({ url, box: { page: 1, x, y, width: 60, height: 12 } })),
  };
}

const basics = { name: 'Ida Farrow', email: 'ida@farrow.example' };
const head: Drawn[] = [
  { text: 'Ida Farrow', y: 40, size: 22, font: 'name' },
  { text: 'ida@farrow.example', y: 64 },
];
const heading = (said: string, y: number): Drawn => ({ text: said, y, size: 14, font: 'bold' });

const why = (kept: Resume, source: SourceText): string[] =>
  listUncertain(kept, source).map((each) => `${each.reason}: ${each.text}`);

it('a section in doubt is set from its lines while the others keep their fields', () => {
  const source = text(`Ida Farrow
ida@farrow.example
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Mar 2022
- Cut waste by 12 %
EDUCATION
B.Sc. in Biology        2016
University of Larch
Grids of small sensors`);
  const read: Resume = {
    basics,
    work: [
      {
        name: 'Kestrel Foods',
        position: 'Buyer',
        startDate: '2020-01',
        endDate: '2022-03',
        highlights: ['Cut waste by 12 %'],
      },
    ],
    education: [{ institution: 'University of Larch', studyType: 'B.Sc.', area: 'Biology', endDate: '2016' }],
  };
  const kept = keepFaithful(read, source);
  expect(kept.verbatim?.map(({ section, whole }) => [section, whole])).toEqual([['education', true]]);
  expect(kept.verbatim?.[0]?.lines.map((line) => line.text)).toContain('Grids of small sensors');
  expect(why(kept, source)).toEqual([]);
});

it('labels of skills that were put together are set from their lines', () => {
  const source = text(`Ida Farrow
ida@farrow.example
SKILLS
Buying: Tenders, Forecasting
Office: Excel (Pivot, Solver), Outlook`);
  const joined = [
    { name: 'Buying', keywords: ['Tenders', 'Forecasting', 'Office', 'Excel', 'Pivot', 'Solver)', 'Outlook'] },
  ];
  const kept = keepFaithful({ basics, skills: joined }, source);
  expect(kept.verbatim?.[0]).toMatchObject({
    section: 'skills',
    whole: true,
    lines: [{ text: 'Buying: Tenders, Forecasting' }, { text: 'Office: Excel (Pivot, Solver), Outlook' }],
  });
  expect(kept.meta?.uncertain).toEqual(['/skills']);
  const apart = [
    { name: 'Buying', keywords: ['Tenders', 'Forecasting'] },
    { name: 'Office', keywords: ['Excel (Pivot, Solver)', 'Outlook'] },
  ];
  expect(keepFaithful({ basics, skills: apart }, source).verbatim).toBeUndefined();
});

it('columns within a section, and a sentence that begins elsewhere, are not set line by line', () => {
  const job: Resume = { basics, work: [{ name: 'Kestrel Foods', position: 'Buyer', startDate: '2011' }] };
  const columns = page([
    ...head,
    heading('Experience', 90),
    { text: 'Buyer, Kestrel Foods|2019', y: 110 },
    { text: '• Cut waste in the store|• Trained eleven people', y: 124 },
  ]);
  expect(why(keepFaithful(job, columns), columns).join()).toContain('set-from-lines');
  const torn = page([
    ...head,
    heading('Experience', 90),
    { text: 'of the cold store of Dublin', y: 110 },
    { text: 'Buyer, Kestrel Foods|2019', y: 124 },
  ]);
  expect(why(keepFaithful(job, torn), torn).join()).toContain('set-from-lines');
});

it('a heading that became the name or the headline makes a doubt', () => {
  const source = page([
    { text: 'Ida Farrow', y: 40 },
    { text: 'ida@farrow.example', y: 64 },
    heading('Skills', 90),
    { text: 'Tenders', y: 110 },
    heading('Languages', 140),
    { text: 'French', y: 160 },
    heading('Familiar with', 190),
    { text: 'Excel', y: 210 },
  ]);
  const read: Resume = {
    basics: { ...basics, name: 'Familiar with' },
    skills: [{ keywords: ['Tenders', 'Excel'] }],
    languages: [{ language: 'French' }],
  };
  expect(why(keepFaithful(read, source), source)).toContain('name-like-heading: Familiar with');
});

it('a part of a line loose in the head of the page makes a doubt; the code before a phone is part of it', () => {
  const source = text(`Ida Farrow
Phone: 42 967259965
ida@farrow.example
SKILLS
Tenders, Forecasting`);
  const read: Resume = {
    basics: { ...basics, phone: '967259965' },
    skills: [{ keywords: ['Tenders', 'Forecasting'] }],
  };
  const kept = keepFaithful(read, source);
  expect(kept.basics?.phone).toBe('42 967259965');
  expect(why(kept, source)).toEqual([]);
  const torn = text(`Ida Farrow
Buyer who wears many hats and drives hard
ida@farrow.example
SKILLS
Tenders, Forecasting`);
  const half = keepFaithful({ ...read, basics: { ...basics, label: 'Buyer who wears many' } }, torn);
  expect(why(half, torn)).toContain('loose-in-head: hats and drives hard');
});

it('an email of the file that is not in the head makes a doubt; a page without a name takes that of the form', () => {
  const source = text('Ida Farrow\nSKILLS\nTenders\nida@farrow.example');
  const kept = keepFaithful({ skills: [{ keywords: ['Tenders'] }] }, source);
  expect(why(kept, source)).toEqual(expect.arrayContaining(['contact-elsewhere: ida@farrow.example']));
});

it('a link whose words are another address is not printed', () => {
  const source = page(
    [...head, { text: 'github.com/idafarrow', y: 80 }, heading('Skills', 110), { text: 'Tenders', y: 130 }],
    [{ url: 'https://github.com/yourname', x: 50, y: 80 }],
  );
  const kept = keepFaithful({ basics, skills: [{ keywords: ['Tenders'] }] }, source);
  expect(JSON.stringify(kept)).not.toContain('yourname');
});

it('an entry that begins under one heading is not put under the next', () => {
  const source = text(`Ida Farrow
ida@farrow.example
EDUCATION
University of Larch
B.Sc. in Biology        2016
TRAINING
Cold store course, Elgin`);
  const kept = keepFaithful(
    {
      basics,
      education: [
        {
          institution: 'University of Larch',
          studyType: 'B.Sc.',
          area: 'Biology',
          endDate: '2016',
          courses: ['Cold store course, Elgin'],
        },
      ],
    },
    source,
  );
  expect(kept.education?.[0]).not.toHaveProperty('under');
});

it('list items that became one make a doubt', () => {
  const source = text(`Ida Farrow
ida@farrow.example
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Mar 2022
- Led the rebuilding of the store:
- New racks
- New doors`);
  const read: Resume = {
    basics,
    work: [
      {
        name: 'Kestrel Foods',
        position: 'Buyer',
        startDate: '2020-01',
        endDate: '2022-03',
        highlights: ['Led the rebuilding of the store: - New racks - New doors'],
      },
    ],
  };
  expect(keepFaithful(read, source).verbatim?.[0]).toMatchObject({ section: 'work', whole: true });
});

it('no sentence speaks of an entry whose head stands with that of another', () => {
  const source = text(`Ida Farrow
ida@farrow.example
EXPERIENCE
Buyer, Kestrel Foods        Jan 2020 – Mar 2022
Clerk, Larch & Sons        Apr 2016 – Dec 2019
- Ordered goods every day`);
  const kept = keepFaithful(
    {
      basics,
      work: [
        { name: 'Larch & Sons', position: 'Buyer', startDate: '2020-01', endDate: '2022-03' },
        { name: 'Kestrel Foods', position: 'Clerk', startDate: '2016-04', endDate: '2019-12' },
      ],
    },
    source,
  );
  expect(kept.meta?.uncertain).toEqual(['/work/0', '/work/1']);
});

it('a heading that no look tells is no line of the section above it', () => {
  const source = text(`Ida Farrow
ida@farrow.example
EXPERIENCE
Buyer at the fish market since spring
1. Skills
Languages:
French`);
  const kept = keepFaithful({ basics, work: [{ name: 'fish market', position: 'Buyer', startDate: '2011' }] }, source);
  expect(listUncertain(kept, source).length).toBeGreaterThan(0);
});
