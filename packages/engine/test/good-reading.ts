import type { Box, Evidence, Page, Resume, TextItem } from '@shortlist/schema';
import type { Unjudged } from '../src/check/subject.ts';

/** The day on which the sample is checked. */
export const now = '2026-03-15';

type Line = [text: string, pointers?: Record<string, string>];

const lines: Line[] = [
  ['Ada Quist', { '/basics/name': 'Ada Quist' }],
  [
    'ada.quist@quist-bakery.example, +44 20 7946 0123, London',
    { '/basics/email': 'ada.quist@quist-bakery.example', '/basics/phone': '+44 20 7946 0123' },
  ],
  ['Experience'],
  ['Head Baker', { '/work/0/position': 'Head Baker' }],
  ['Rye & Co, London', { '/work/0/name': 'Rye & Co' }],
  ['Mar 2020 – Present', { '/work/0/startDate': 'Mar 2020 – Present' }],
  [
    'Led a team of five in sourdough baking and cut waste by 12 %',
    { '/work/0/highlights/0': 'Led a team of five in sourdough baking and cut waste by 12 %' },
  ],
  ['Planned shifts and food safety training for four apprentices'],
  ['Baker', { '/work/1/position': 'Baker' }],
  ['Mill Lane Bakery, Leeds', { '/work/1/name': 'Mill Lane Bakery' }],
  ['Sep 2015 – Feb 2020', { '/work/1/startDate': 'Sep 2015 – Feb 2020', '/work/1/endDate': 'Sep 2015 – Feb 2020' }],
  ['Shaped and baked 400 loaves a day'],
  ['Education'],
  ['Leeds City College', { '/education/0/institution': 'Leeds City College' }],
  ['Diploma in Professional Bakery, 2013 – 2015', { '/education/0/studyType': 'Diploma in Professional Bakery' }],
  ['Skills'],
  ['Sourdough, Food safety, Training', { '/skills/0/name': 'Sourdough' }],
];

/** A reading without fault, made anew at each call so that a test may break one thing in it. */
export function goodReading(): Unjudged & { document: { pages: [Page, ...Page[]] } } {
  const items = lines.map(([text], row) => textItem(text, 60, 60 + row * 16));
  const evidence = lines.flatMap(([, pointers], row): Evidence[] =>
    Object.entries(pointers ?? {}).map(([pointer, text]) => ({
      pointer,
      text,
      boxes: [(items[row] as TextItem).box],
      confidence: 0.9,
    })),
  );
  return {
    kind: 'resume',
    language: 'en',
    document: {
      format: 'pdf',
      bytes: 60_000,
      pages: [goodPage(items)],
      pageCount: 1,
      fonts: [{ name: 'Inter', embedded: true, type: 'TrueType', unicode: true }],
      tagged: true,
    },
    resume: goodResume(),
    evidence,
    leftovers: [],
  };
}

/** An item of 10 points at a place of page 1, in points. */
export function textItem(text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem {
  const size = more.size ?? 10;
  const box: Box = { page: 1, x, y, width: text.length * size * 0.5, height: size };
  return { text, box, size, font: 'Inter', bold: false, italic: false, ...more };
}

/** A Letter page without pictures or links. */
export function goodPage(items: TextItem[], number = 1): Page {
  return { number, width: 612, height: 792, items, links: [], graphics: { images: [], rules: [] } };
}

function goodResume(): Resume {
  return {
    basics: {
      name: 'Ada Quist',
      email: 'ada.quist@quist-bakery.example',
      phone: '+44 20 7946 0123',
      location: { city: 'London', countryCode: 'GB' },
    },
    work: [
      {
        name: 'Rye & Co',
        position: 'Head Baker',
        startDate: '2020-03',
        highlights: [
          'Led a team of five in sourdough baking and cut waste by 12 %',
          'Planned shifts and food safety training for four apprentices',
        ],
      },
      {
        name: 'Mill Lane Bakery',
        position: 'Baker',
        startDate: '2015-09',
        endDate: '2020-02',
        highlights: ['Shaped and baked 400 loaves a day'],
      },
    ],
    education: [
      {
        institution: 'Leeds City College',
        studyType: 'Diploma in Professional Bakery',
        startDate: '2013',
        endDate: '2015',
      },
    ],
    skills: [{ name: 'Sourdough' }, { name: 'Food safety' }, { name: 'Training' }],
  };
}
