import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { rankNearness } from './content/nearness.ts';

const now = '2026-06-01';
const letterOf = (resume: Resume, posting: string) => {
  const { letter } = optimiseResume({ resume, posting: readPosting(posting), now });
  return letter;
};
const textOf = (resume: Resume, posting: string) => letterOf(resume, posting).paragraphs.join('\n');

const basics = { name: 'Mara Thorne', email: 'mara.thorne@example.org' };
const kitchen = {
  basics,
  work: [
    {
      name: 'Alder Canteen',
      position: 'Canteen Worker',
      startDate: '2021',
      highlights: [
        'Prepared hot meals for 200 guests a day; Kept the store of food in order',
        'Trained three helpers in hygiene, such as the use of the cold room: gloves, aprons',
        'Washed the delivery van each Friday',
      ],
    },
  ],
};
const canteen = `Canteen Worker
Larch House

Requirements
- Cooking of dishes for large groups
- Food safety in the kitchen
`;

describe('where hardly a line shows what is asked for', () => {
  it('tells the lines that come nearest, and parts of lines that are whole', () => {
    const letter = textOf(kitchen, canteen);
    expect(letter).toContain('Prepared hot meals for 200 guests a day.');
    expect(letter).toContain('– Trained three helpers in hygiene.');
  });

  it('ranks them by what their words mean', () => {
    const lines = kitchen.work[0]?.highlights ?? [];
    const near = rankNearness(readPosting(canteen), lines, 'en');
    const [meals = '', , van = ''] = lines;
    expect(near(meals)).toBeGreaterThan(near(van) + 0.1);
  });

  it('tells what the person says of themselves with a figure', () => {
    const letter = textOf(
      {
        basics: { ...basics, summary: 'Payroll clerk with 12 years of experience in payroll for hotels.' },
        work: [{ name: 'Alder Hotel', position: 'Clerk', startDate: '2012', highlights: ['Sorted post'] }],
      },
      'Payroll Clerk\nLarch House\n\nRequirements\n- Experience in payroll\n- Payroll for large teams\n',
    );
    expect(letter).toContain('I have 12 years of experience in payroll for hotels.');
    expect(letter.match(/12 years/g)).toHaveLength(1);
    expect(letter).not.toMatch(/examples? of my work/);
  });

  it.each([
    'Seeking a payroll position with 30 hours a week in hotels.',
    'Recent graduate looking for 1 year of experience in payroll.',
  ])('tells no wish: %s', (summary) => {
    const letter = textOf(
      {
        basics: { ...basics, summary },
        work: [{ name: 'Alder Hotel', position: 'Clerk', startDate: '2012', highlights: ['Sorted post'] }],
      },
      'Payroll Clerk\nLarch House\n\nRequirements\n- Experience in payroll\n- Payroll for large teams\n',
    );
    expect(letter).not.toContain('Profile');
    expect(letter).not.toContain('payroll position');
    expect(letter).not.toContain('1 year');
  });
});

describe('who is written to', () => {
  const accountant = { basics, work: [{ name: 'Alder', position: 'Accountant', startDate: '2019' }] };

  it('is an agency by its name, and the post is not there', () => {
    const letter = letterOf(
      accountant,
      'Accountant\nHolm Recruitment Ltd\n\nHolm Recruitment Ltd is looking for an accountant.\n\nRequirements\n- Bookkeeping\n',
    );
    expect(letter.recipient.employer).toBe('Holm Recruitment Ltd');
    expect(letter.subject).not.toContain('Holm');
    expect(letter.paragraphs.join(' ')).not.toContain('Holm');
  });

  it('is one who looks for a client', () => {
    const letter = letterOf(
      accountant,
      'Accountant\n\nCompany: Holm Solutions\n\nHolm Solutions is seeking an accountant for a permanent position with one of our clients.\n\nRequirements\n- Bookkeeping\n',
    );
    expect(letter.paragraphs.join(' ')).not.toContain('at Holm');
  });

  it('is no verb of a duty and no town by itself', () => {
    const letter = letterOf(
      accountant,
      'Teacher\n\nLocation: Leeds\n\nDuties\n- Write reports and assessments\n- Write letters to parents\n\nWrite reports and assessments for each child.\nWrite helps the school.\n',
    );
    expect(letter.recipient).toEqual({});
    expect(letter.paragraphs.join(' ')).not.toContain('Write');
  });
});

describe('a degree among the certificates', () => {
  it('is held as a degree', () => {
    const letter = textOf(
      {
        basics,
        work: [{ name: 'Alder', position: 'Developer', startDate: '2019' }],
        certificates: [{ name: 'BSc (Hons) Computer Science (2:1): University of Greenwich' }],
      },
      'Developer\nLarch House\n\nRequirements\n- Degree in computer science\n- Python\n',
    );
    expect(letter).toContain('I hold a BSc (Hons) Computer Science.');
    expect(letter).not.toContain('certificates include');
  });

  it.each([
    ['PhD course in statistics', 'PhD in statistics'],
    ['MBA Essentials', 'MBA'],
    ['Masters Certificate in Project Management', 'Degree in project management'],
  ])('is none where it is a course: %s', (name, asked) => {
    const letter = textOf(
      {
        basics,
        work: [{ name: 'Alder', position: 'Developer', startDate: '2019' }],
        certificates: [{ name }],
      },
      `Developer\nLarch House\n\nRequirements\n- ${asked}\n- Java\n`,
    );
    expect(letter).not.toMatch(/I hold an? /);
  });
});
