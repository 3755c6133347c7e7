import type { Resume } from '@shortlist/schema';
import type { Stroke } from '../layout/sketch-page.ts';
import { bold, dated, name, rows, section } from './sketch-rows.ts';

/** A page that the reader gets wrong: what stands on it, and what a careful reader reads in it. */
export type KnownFault = { fault: string; page: Stroke[]; wanted(resume: Resume): unknown; reads: unknown };

/**
 * The ledger of what the reader is known to get wrong on pages of its own making, found on real ones. It may only become shorter:
 * a page that is read right leaves the ledger and becomes a test of what it shows.
 */
export const knownFaults: KnownFault[] = [
  {
    fault: 'a section below three cards side by side loses its dates to the last of them',
    page: [
      ...name,
      section(3, 'SKILLS'),
      ...[40, 220, 400].map((x, i) => ({ x, line: 4, text: ['Baking', 'Accounts', 'Tools'][i] as string, ...bold })),
      ...[40, 220, 400].map((x) => ({ x, line: 5, text: 'Intermediate' })),
      ...[40, 220, 400].map((x, i) => ({
        x,
        line: 6,
        text: ['Rye, Sourdough', 'Payroll, Ledgers', 'Scales, Mixers'][i] as string,
      })),
      section(8, 'EDUCATION'),
      ...dated(9, 'Torvik University', '2015 – 2018'),
    ],
    wanted: ({ skills }) => skills?.map((skill) => [skill.name, skill.keywords?.join()]),
    reads: [
      ['Baking', 'Rye,Sourdough'],
      ['Accounts', 'Payroll,Ledgers'],
      ['Tools', 'Scales,Mixers'],
    ],
  },
  {
    fault: 'an organisation of volunteer work that no word tells as one is taken for the role below it',
    page: [
      ...name,
      section(3, 'VOLUNTEERING'),
      ...dated(4, 'Animal Shelter Lindau', '2019 – 2021'),
      ...rows(5, ['Cat cuddler']),
      ...rows(6, ['• Sat with four cats a day']),
    ],
    wanted: ({ volunteer }) => [volunteer?.[0]?.organization, volunteer?.[0]?.position],
    reads: ['Animal Shelter Lindau', 'Cat cuddler'],
  },
  {
    fault: 'the title of a thesis is no part of the degree that it was written for',
    page: [
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2014 – 2018'),
      ...rows(5, ['MSc Marine Biology']),
      ...rows(6, ['Thesis: Drift of Kelp in Cold Water']),
    ],
    wanted: ({ education }) => JSON.stringify(education).includes('Drift of Kelp'),
    reads: true,
  },
  {
    fault: 'a degree in a bullet below its school is not read',
    page: [
      ...name,
      section(3, 'EDUCATION'),
      ...dated(4, 'Torvik University', '2003 – 2007'),
      ...rows(5, ['• B.A. summa cum laude, Economics', '• Extensive coursework in statistics']),
    ],
    wanted: ({ education }) => education?.[0]?.area,
    reads: 'Economics',
  },
];
