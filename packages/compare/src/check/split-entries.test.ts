import type { Resume, SourceText } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { readPlainText } from '../extract/read-plain-text.ts';
import { listUncertain } from './is-certain.ts';

const text = (lines: string): SourceText => readPlainText(new TextEncoder().encode(lines));
const why = (read: Resume, source: SourceText, headings: Record<string, string>): string[] =>
  listUncertain({ basics: { name: 'Ida Farrow' }, ...read, meta: { headings } }, source).map(
    (each) => `${each.reason}: ${each.text}`,
  );

it('a school and the degree in the line below it that became two entries make a doubt', () => {
  const source = text(`Ida Farrow
EDUCATION
University of Larch, Elgin        May 2025
B.Sc. in Biology`);
  const school = { institution: 'University of Larch', location: 'Elgin', endDate: '2025-05' };
  const degree = { studyType: 'B.Sc.', area: 'Biology' };
  const headings = { education: 'EDUCATION' };
  expect(why({ education: [school, degree] }, source, headings)).toEqual(['torn-head: B.Sc. in Biology']);
  expect(why({ education: [{ ...school, ...degree }] }, source, headings)).toEqual([]);
});

it('a job with the employer of the job above beside an address of its own makes a doubt', () => {
  const source = text(`Ida Farrow
EXPERIENCE
Aug 2015 – Dec 2016
Kestrel Foods
Buyer
May 2013 – Jul 2015
moor.example/blog
Writer`);
  const job = { name: 'Kestrel Foods', position: 'Buyer', startDate: '2015-08', endDate: '2016-12' };
  const next = { position: 'Writer', url: 'moor.example/blog', startDate: '2013-05', endDate: '2015-07' };
  const headings = { work: 'EXPERIENCE' };
  expect(why({ work: [job, { ...next, name: 'Kestrel Foods' }] }, source, headings).join()).toContain(
    'torn-head: May 2013',
  );
  expect(why({ work: [job, next] }, source, headings)).toEqual([]);
});

it('a school whose name was cut makes a doubt where another entry has it whole', () => {
  const source = text(`Ida Farrow
EDUCATION
University of Larch        2018
Diploma in Trade
University of Larch        2012
B.Sc. in Biology`);
  const one = { institution: 'University of Larch', studyType: 'Diploma', area: 'Trade', endDate: '2018' };
  const other = { institution: 'University', studyType: 'of Larch', area: 'B.Sc. in Biology', endDate: '2012' };
  expect(why({ education: [one, other] }, source, { education: 'EDUCATION' })).toContain(
    'torn-head: University of Larch  2012',
  );
});

it('the rest of a head and the sentence below it that became one paragraph make a doubt', () => {
  const source = text(`Ida Farrow
PROJECTS
Larder app (in the store)        2021
Frontend in Elm and a small server`);
  const project = { name: 'Larder app', endDate: '2021' };
  const joined = { ...project, description: '(in the store) Frontend in Elm and a small server' };
  expect(why({ projects: [joined] }, source, { projects: 'PROJECTS' })).toEqual([
    'run-together: Larder app (in the store)  2021',
  ]);
});

const drawn = (lines: string, bold: readonly number[]): SourceText => {
  const source = text(lines);
  return {
    ...source,
    format: 'pdf',
    lines: source.lines.map((line, at) => ({ ...line, font: bold.includes(at) ? 'bold' : 'regular' })),
  };
};

it('the names of groups among their skills, and a line below the items of a group, make a doubt', () => {
  const headings = { skills: 'SKILLS' };
  const groups = drawn('Ida Farrow\nSKILLS\nOffice\nExcel\nOutlook\nBuying\nTenders\nTrade', [0, 1, 2, 5]);
  const keywords = ['Office', 'Excel', 'Outlook', 'Buying', 'Tenders', 'Trade'];
  expect(why({ skills: [{ keywords }] }, groups, headings)).toContain('label-in-list: Office');
  const named = [
    { name: 'Office', keywords: ['Excel', 'Outlook'] },
    { name: 'Buying', keywords: ['Tenders', 'Trade'] },
  ];
  expect(why({ skills: named }, groups, headings).join()).not.toContain('label-in-list');
  const below = drawn('Ida Farrow\nSKILLS\nOffice:\n- Excel\n- Outlook\nForklift licence', [0, 1]);
  const one = [{ name: 'Office', keywords: ['Excel', 'Outlook', 'Forklift licence'] }];
  expect(why({ skills: one }, below, headings)).toContain('label-in-list: Forklift licence');
  const two = [{ name: 'Office', keywords: ['Excel', 'Outlook'] }, { name: 'Forklift licence' }];
  expect(why({ skills: two }, below, headings).join()).not.toContain('label-in-list');
});

it('two headings of one section with another section between them make a doubt: their order would change', () => {
  const lines = (parts: string[]): SourceText => text(['Ida Farrow', ...parts].join('\n'));
  const [first, second] = [
    'EXPERIENCE\nBuyer, Kestrel Foods        2019',
    'TEACHING EXPERIENCE\nTutor, Moor School        2012',
  ];
  const school = 'EDUCATION\nB.Sc. in Biology        2011';
  const read: Resume = {
    work: [
      { name: 'Kestrel Foods', position: 'Buyer', endDate: '2019' },
      { name: 'Moor School', position: 'Tutor', endDate: '2012', under: 'TEACHING EXPERIENCE' },
    ],
    education: [{ studyType: 'B.Sc.', area: 'Biology', endDate: '2011' }],
  };
  const headings = { work: 'EXPERIENCE', education: 'EDUCATION' };
  expect(why(read, lines([first, school, second]), headings)).toEqual(['heading-of-file: TEACHING EXPERIENCE']);
  expect(why(read, lines([first, second, school]), headings)).toEqual([]);
});

it('a heading of the file that became a line of the section above it makes a doubt', () => {
  const source = text(`Ida Farrow
EXPERIENCE
Buyer, Kestrel Foods        2019
PROJECTS
Larder app        2012`);
  const lines = ['Buyer, Kestrel Foods · 2019', 'PROJECTS', 'Larder app · 2012'].map((line) => ({ text: line }));
  const read: Resume = { verbatim: [{ section: 'work', whole: true, heading: 'EXPERIENCE', lines }] };
  expect(why(read, source, {})).toContain('heading-of-file: PROJECTS');
});

it('a line of the head that ends with a comma goes on elsewhere', () => {
  const source = text('Ida Farrow\nMoor Street 4,\nElgin\nEXPERIENCE\nBuyer, Kestrel Foods        2019');
  const work = [{ name: 'Kestrel Foods', position: 'Buyer', endDate: '2019' }];
  const loose = (said: string): string[] =>
    why({ work, verbatim: [{ section: 'basics', lines: [{ text: said }] }] }, source, { work: 'EXPERIENCE' });
  expect(loose('Moor Street 4,')).toContain('loose-in-head: Moor Street 4,');
  expect(loose('Elgin')).toEqual([]);
});
