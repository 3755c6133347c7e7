import type { Box, Work } from '@shortlist/schema';
import { checkReading } from '../src/check/check-reading.ts';
import type { FindingCode } from '../src/check/finding-catalogue.ts';
import { goodPage, type goodReading, now, textItem } from './good-reading.ts';

/** What the reader gives of a document. */
export type Reading = ReturnType<typeof goodReading>;
/** Puts one fault into a reading. */
export type Break = (reading: Reading) => void;

export const box = (x: number, y: number, width: number, height: number): Box => ({ page: 1, x, y, width, height });
export const addLine =
  (text: string, more = {}): Break =>
  (reading) => {
    reading.document.pages[0].items.push(textItem(text, 60, 400, more));
  };
export const addLink =
  (text: string, url: string): Break =>
  (reading) => {
    const item = textItem(text, 60, 400);
    reading.document.pages[0].items.push(item);
    reading.document.pages[0].links.push({ box: item.box, url });
  };
export const changeJob =
  (index: number, change: (job: Work) => void): Break =>
  (reading) =>
    change(reading.resume.work?.[index] ?? {});
const setColumns =
  (order: 'columns' | 'rows'): Break =>
  (reading) => {
    const side = (name: string, x: number) =>
      Array.from({ length: 14 }, (_, row) => textItem(`${name} column says some words`, x, 300 + row * 14));
    const [left, right] = [side('left', 60), side('right', 340)];
    const rows = left.flatMap((item, row) => [item, right[row] ?? item]);
    reading.document.pages[0].items.push(...(order === 'rows' ? rows : [...left, ...right]));
  };

/** What breaks each rule, one thing at a time. */
export const breaks: Record<FindingCode, Break> = {
  'large-file': ({ document }) => Object.assign(document, { bytes: 3_000_000 }),
  'long-document': ({ document }) => Object.assign(document, { pageCount: 3 }),
  'page-without-text': ({ document }) => document.pages.push(goodPage([], 2)),
  'picture-with-content': ({ document }) => document.pages[0].graphics.images.push(box(60, 600, 480, 90)),
  photo: ({ document }) => document.pages[0].graphics.images.push(box(480, 40, 80, 100)),
  'font-not-embedded': ({ document }) =>
    document.fonts.push({ name: 'Arial', embedded: false, type: 'TrueType', unicode: true }),
  'letters-without-unicode': ({ document }) =>
    document.fonts.push({ name: 'F2', embedded: true, type: 'TrueType', unicode: false }),
  'lost-letters': addLine('quali\uE001ed baker'),
  'joined-letters': addLine('quali\uFB01ed baker'),
  'icon-glyphs': addLine('\uF095 020'),
  'drawn-font': ({ document }) => document.fonts.push({ name: 'cmr10', embedded: true, type: 'Type3', unicode: true }),
  'small-text': ({ document }) => {
    for (const item of document.pages[0].items) item.size = 8;
  },
  'side-by-side-columns': setColumns('columns'),
  'mixed-columns': setColumns('rows'),
  table: ({ document }) => {
    const level = [300, 320, 340].map((y) => box(60, y, 300, 0.5));
    const upright = [60, 200, 360].map((x) => box(x, 300, 0.5, 40));
    document.pages[0].graphics.rules.push(...level, ...upright);
  },
  'text-box': addLine('In a box', { tag: 'TextBox/P' }),
  'letter-spaced': addLine('S U M M A R Y'),
  'no-name': ({ resume }) => Object.assign(resume.basics ?? {}, { name: '' }),
  'no-email': ({ resume }) => delete resume.basics?.email,
  'no-phone': ({ resume }) => delete resume.basics?.phone,
  'broken-email': ({ resume }) => Object.assign(resume.basics ?? {}, { email: 'ada@quist' }),
  'contact-in-margin': (reading) => {
    for (const item of reading.document.pages[0].items) if (item.text.includes('@')) item.tag = 'Header/P';
  },
  'no-work': ({ resume }) => delete resume.work,
  'no-education': ({ resume }) => delete resume.education,
  'no-skills': ({ resume }) => delete resume.skills,
  'unusual-heading': ({ resume }) =>
    Object.assign(resume, { customSections: [{ title: 'My journey', lines: ['Far'] }] }),
  'unread-text': ({ leftovers }) => leftovers.push({ text: 'What is this? '.repeat(10), boxes: [] }),
  'job-without-title': changeJob(0, (job) => delete job.position),
  'job-without-employer': changeJob(0, (job) => delete job.name),
  'unclear-job-line': ({ evidence }) => {
    for (const entry of evidence) if (entry.pointer === '/work/0/name') entry.confidence = 0.4;
  },
  'job-without-start': changeJob(1, (job) => delete job.startDate),
  'job-without-end': (reading) => {
    changeJob(1, (job) => delete job.endDate)(reading);
    for (const item of reading.document.pages[0].items) if (item.text.startsWith('Sep 2015')) item.text = 'Sep 2015';
  },
  'reversed-dates': changeJob(1, (job) => Object.assign(job, { startDate: '2020-02', endDate: '2015-09' })),
  'future-date': changeJob(0, (job) => Object.assign(job, { startDate: '2027-01' })),
  'not-newest-first': ({ resume }) => {
    resume.work?.reverse().unshift({ position: 'Trainee', startDate: '2012-09', endDate: '2015-08' });
  },
  'year-only-dates': (reading) => {
    changeJob(0, (job) => Object.assign(job, { startDate: '2020' }))(reading);
    changeJob(1, (job) => Object.assign(job, { startDate: '2015', endDate: '2020' }))(reading);
  },
  'mixed-date-formats': ({ evidence }) => {
    for (const entry of evidence) if (entry.pointer === '/work/0/startDate') entry.text = '03/2020 – Present';
  },
  'rated-skill': addLine('Sourdough ●●●○○'),
  'skill-not-shown': ({ resume }) => {
    Object.assign(resume.work?.[0] ?? {}, { summary: 'Baked bread for four shops. '.repeat(40) });
    Object.assign(resume, { skills: [{ name: 'Sourdough' }, { keywords: ['Excel', 'Welding', 'Latin', 'Java'] }] });
  },
  'unspelled-acronym': addLine('Kept up HACCP records'),
  'hidden-text': addLine('kubernetes terraform', { hidden: true }),
  'repeated-keywords': addLine('Sourdough sourdough sourdough'),
  'relative-link': addLink('rye.example', 'www.rye.example'),
  'unsafe-link': addLink('rye.example', 'javascript:alert(1)'),
  'link-without-address': addLink('Portfolio', 'https://rye.example/ada'),
  placeholder: addLine('Lorem ipsum dolor sit amet'),
};

/** What the check finds in a reading. */
export function codesOf(reading: Reading): string[] {
  return checkReading(reading, now).map((finding) => finding.code);
}
