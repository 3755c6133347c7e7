import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const resume: Resume = {
  basics: { name: 'Ida Farrow', label: 'Warehouse worker' },
  work: [
    {
      name: 'Quay Freight',
      position: 'Warehouse Worker',
      startDate: '2024-03',
      highlights: ['Picked 200 orders a day'],
    },
  ],
};
const ask = (own: Resume, text: string): string[] =>
  optimiseResume({ resume: own, posting: readPosting(text), now }).questions.map((question) => question.text);
const asked = (own: Resume, ...demands: string[]): string[] =>
  ask(own, `Warehouse Supervisor\nLakeside Stores\n\nRequirements\n${demands.map((each) => `- ${each}`).join('\n')}\n`);
const at = (location: string) => `Clerk\nLakeside Stores\nLocation: ${location}\n\nRequirements\n- Excel\n`;
const from = (basics: Resume['basics']): Resume => ({ ...resume, basics: { ...resume.basics, ...basics } });

it('years of leading are asked about beside years of work', () => {
  const texts = asked(resume, '5 years of experience in warehousing', '1 or more years of supervisory experience');
  expect(texts.filter((text) => /more experience than your resume/.test(text)).length).toBe(2);
});

it('a degree that is under way is asked about where a degree is expected', () => {
  const own: Resume = {
    ...resume,
    education: [{ institution: 'Coast University', studyType: 'PhD', area: 'History', startDate: '2022-09' }],
  };
  expect(asked(own, 'Ph.D. in History').join(' ')).toMatch(/haven’t finished it yet/);
});

it('a subject of a high school is no degree that hides one under way', () => {
  const own: Resume = {
    ...resume,
    education: [
      { institution: 'Coast University', studyType: 'Bachelor of Arts', area: 'Theatre', startDate: '2022-09' },
      { institution: 'Harbour High School', studyType: 'Arts', area: 'Theatre', startDate: '2018', endDate: '2022' },
    ],
  };
  expect(asked(own, 'Bachelor’s degree required').join(' ')).toMatch(/haven’t finished it yet/);
});

describe('where the job is', () => {
  it.each([
    ['another country by the town', { location: { city: 'Lyon', countryCode: 'FR' } }, 'London', /resume says Lyon/],
    ['another country by the state', { location: { city: 'Lyon', countryCode: 'FR' } }, 'Atlanta, GA', /right to work/],
    ['another country by the phone', { phone: '(+30) 690 000 0000' }, 'Atlanta, GA', /phone number is from Greece/],
    ['another country, to work from anywhere in it', { phone: '+34 600 000 000' }, 'Remote, USA', /job is in USA,/],
    ['another main town', { location: { city: 'Belo Horizonte' } }, 'Curitiba', /Can you relocate\?$/],
  ] as const)('is asked about for %s', (_, basics, place, question) => {
    expect(ask(from(basics), at(place))).toContainEqual(expect.stringMatching(question));
  });

  it.each([
    ['the same town', { location: { city: 'München' } }, 'Munich'],
    ['a town that may lie near', { location: { city: 'Ottendorf' } }, 'Berlin'],
    ['a phone of the same country', { phone: '+44 20 0000 0000' }, 'London'],
  ] as const)('is not asked about for %s', (_, basics, place) => {
    expect(ask(from(basics), at(place)).filter((text) => /relocate/.test(text))).toEqual([]);
  });
});

it.each([
  'Weekend availability',
  'Disponibilidade para trabalhar aos finais de semana',
  'Bereitschaft zur Schichtarbeit',
  'Disponibilità a viaggiare in Europa',
])('a condition is asked for a yes or no: %s', (demand) => {
  expect(asked(resume, demand)).toContainEqual(expect.stringMatching(/Do you meet this condition\?$/));
});

it('a demand that leaves a choice is asked about once, by all its names', () => {
  const texts = asked(resume, 'Experience with Git, GitHub or other tools for code');
  expect(texts.filter((text) => /Git/.test(text))).toEqual([
    'The posting asks for one of these: Git, GitHub. Do you have experience with any of them? Where, and what for?',
  ]);
});

it('a labelled list of which several are not shown is asked about once', () => {
  const texts = asked(resume, 'Social networks: Facebook, Instagram, YouTube, Pinterest').filter((text) =>
    /Facebook|Instagram|YouTube|Pinterest/.test(text),
  );
  expect(texts).toEqual([expect.stringContaining('“Social networks: Facebook, Instagram, YouTube, Pinterest”')]);
});

describe('what the resume answers is not asked about', () => {
  it.each(['Experience in the automotive industry', 'Erfahrung in der Automobilindustrie'])(
    'the branch of its employers: %s',
    (demand) => {
      expect(asked(resume, demand).filter((text) => /automo/i.test(text))).toEqual([]);
    },
  );

  it('a post in a branch is asked about whole', () => {
    const texts = asked(resume, 'You have experience as a money laundering officer within financial services.');
    expect(texts).toContainEqual(expect.stringContaining('experience as a money laundering officer within'));
  });

  it('years of work of somebody who was only an intern', () => {
    const own = { ...resume, work: [{ name: 'Quay Freight', position: 'Logistics Intern', startDate: '2026-02' }] };
    expect(asked(own, '10+ years of experience in logistics').join(' ')).not.toMatch(/more experience/);
  });

  it('a level of a language that it states', () => {
    const own = { ...resume, languages: [{ language: 'German', fluency: 'B1' }] };
    expect(asked(own, 'Fluent German').join(' ')).not.toMatch(/How well/);
    expect(asked(resume, 'Fluent German').join(' ')).toMatch(/How well/);
  });
});
