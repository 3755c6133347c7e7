import type { Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const now = '2026-01-15';
const posting = readPosting(`Staff Accountant

Responsibilities
- Prepare journal entries and the month-end close
- Reconcile bank accounts and the general ledger

Requirements
- Bachelor's degree in Accounting
- 3+ years of accounting experience
- QuickBooks, Excel and SAP
- Knowledge of GAAP
- CPA is a plus
- Fluent German
- Valid driver's license`);

const person: Resume = {
  basics: { name: 'Petra Lindholm', label: 'Accountant', summary: 'Accountant with experience in small firms.' },
  work: [
    {
      name: 'Norrby Timber',
      position: 'Accountant',
      startDate: '2021-01',
      endDate: '2022-12',
      highlights: [
        'Prepared journal entries and closed the books each month',
        'Reconciled twelve bank accounts in QuickBooks',
      ],
    },
    {
      name: 'Norrby Timber',
      position: 'Warehouse worker',
      startDate: '2018-01',
      endDate: '2020-12',
      highlights: ['Loaded trucks'],
    },
  ],
  education: [{ institution: 'Westmark College', studyType: "Bachelor's degree", area: 'Accounting', endDate: '2017' }],
  skills: [{ name: 'Tools', keywords: ['QuickBooks', 'Microsoft Excel'] }],
};

const rowOf = (resume: Resume, words: RegExp) =>
  matchResume(resume, posting, now).requirements.find(({ text }) => words.test(text));

it('what a line denies it shows nowhere, and a degree is no training for a trade', () => {
  const asked = readPosting(`Sales adviser

Requirements
- Experience with Salesforce
- Abgeschlossene Berufsausbildung als Koch (m/w/d)`);
  const seller: Resume = {
    work: [
      {
        name: 'Harbour Goods',
        position: 'Sales assistant',
        startDate: '2019-01',
        highlights: ['Worked beside a Salesforce administrator but never used Salesforce myself'],
      },
    ],
    education: [{ institution: 'Norrby College', studyType: 'Bachelor of Science', area: 'Computer Science' }],
  };
  expect(matchResume(seller, asked, now).requirements.map(({ met }) => met)).toEqual([false, false]);
  const cook = { ...seller, education: [{ institution: 'Gasthof Lindner', studyType: 'Ausbildung zum Koch' }] };
  expect(matchResume(cook, asked, now).requirements[1]?.met).toBe(true);
});

describe('requirement by requirement', () => {
  it('shows what is met with the very lines, jobs before lists', () => {
    const row = rowOf(person, /QuickBooks/);
    expect(row?.met).toBe(true);
    expect(row?.evidence[0]).toMatchObject({ pointer: '/work/0/highlights/1', from: '2021-01', to: '2022-12' });
  });

  it('counts years from the jobs that fit, not from all', () => {
    const row = rowOf(person, /3\+ years/);
    expect(row?.met).toBe('partly');
    expect(row?.credit).toBeCloseTo(2 / 3, 1);
    expect(row?.reasons?.[0]).toEqual({ code: 'too-few-years', detail: '2 of 3' });
  });

  it('says what is missing', () => {
    const row = rowOf(person, /SAP/);
    expect(row?.met).toBe(false);
    expect(row?.missing?.[0]?.text).toBe('SAP');
    expect(row?.evidence).toEqual([]);
  });

  it('shows gates apart from the score', () => {
    const match = matchResume(person, posting, now);
    expect(match.gates).toHaveLength(1);
    expect(match.requirements.some(({ kind }) => kind === 'gate')).toBe(false);
  });

  it('shows the responsibilities with the lines that tell of such work, without changing what is asked for', () => {
    const { duties = [], requirements, parts } = matchResume(person, posting, now);
    expect(duties.map(({ id, met }) => [id, met])).toEqual([
      ['d1', true],
      ['d2', 'partly'],
    ]);
    expect(duties[1]?.evidence[0]?.pointer).toBe('/work/0/highlights/1');
    expect(requirements.some(({ kind }) => kind === 'responsibility')).toBe(false);
    const part = parts.find(({ name }) => name === 'requirements');
    expect(part?.evidence.reduce((sum, row) => sum + row.points, 0)).toBeCloseTo(part?.points ?? 0, 1);
  });

  it('compares levels of languages', () => {
    const fluent = matchResume({ ...person, languages: [{ language: 'German', fluency: 'Native' }] }, posting, now);
    const basic = matchResume({ ...person, languages: [{ language: 'German', fluency: 'Basic' }] }, posting, now);
    expect(fluent.requirements.find(({ kind }) => kind === 'language')?.met).toBe(true);
    expect(basic.requirements.find(({ kind }) => kind === 'language')?.met).toBe('partly');
  });
});

describe('the number', () => {
  it('is the sum of its parts, each within its weight', () => {
    const { score, parts } = matchResume(person, posting, now);
    expect(score).toBe(Math.round(parts.reduce((sum, part) => sum + part.points, 0)));
    expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(100, 0);
    for (const part of parts) {
      expect(part.points).toBeLessThanOrEqual(part.weight + 0.01);
      expect(part.points).toBeCloseTo(
        part.name === 'title' ? part.points : part.evidence.reduce((sum, row) => sum + row.points, 0),
        0,
      );
    }
  });

  it('is 0 for an empty resume, which says why', () => {
    for (const empty of [{}, { basics: {} }, { work: [] }])
      expect(matchResume(empty, posting, now)).toMatchObject({
        score: 0,
        band: 'Poor',
        notes: [{ code: 'empty-resume' }],
      });
  });

  it('keeps its promise when a lever is pulled', () => {
    const { education: _education, skills: _skills, ...beginner } = person;
    const before = matchResume(beginner, posting, now);
    const lever = before.levers.find(({ requirement }) =>
      before.requirements.find(({ id }) => id === requirement)?.text.includes('SAP'),
    );
    const after = matchResume({ ...beginner, skills: [{ name: 'SAP' }] }, posting, now);
    expect(after.score - before.score).toBeGreaterThanOrEqual(Math.floor(lever?.effect ?? 99));
  });
});

describe('years of a skill', () => {
  const developer = readPosting(
    'Backend Developer\n\nRequirements\n- 5+ years of experience with Kafka\n- Experience with distributed systems',
  );
  const job = (position: string, startDate: string, endDate: string, line: string) => ({
    name: 'Tallow Works',
    position,
    startDate,
    endDate,
    highlights: [line],
  });
  const years = (resume: Resume) =>
    matchResume(resume, developer, now).requirements.find(({ kind }) => kind === 'experience');

  it('of a tool come from the jobs that show it; other jobs of the occupation count a third', () => {
    const row = years({
      work: [
        job('Backend Developer', '2022-01', '2023-12', 'Moved events to Kafka'),
        job('Backend Developer', '2019-01', '2021-12', 'Wrote reports'),
      ],
    });
    expect(row?.met).toBe('partly');
    expect(row?.reasons?.[0]).toEqual({ code: 'too-few-years', detail: '3 of 5' });
  });

  it('are not met by almost enough of them', () => {
    const row = years({ work: [job('Backend Developer', '2019-01', '2023-06', 'Ran Kafka')] });
    expect(row?.credit).toBeGreaterThan(0.85);
    expect(row?.met).toBe('partly');
  });

  it('a skill described without its name is partly shown', () => {
    const row = matchResume(
      { work: [job('Backend Developer', '2019-01', '2023-06', 'Designed distributed storage systems')] },
      developer,
      now,
    ).requirements.find(({ text }) => /distributed/.test(text));
    expect(['partly', true]).toContain(row?.met);
    expect(row?.evidence[0]?.text).toMatch(/distributed/);
  });

  it('a product that stands alone in a list of skills is seen', () => {
    const row = years({ skills: [{ name: 'Kafka' }], work: [job('Backend Developer', '2010-01', '2023-06', 'Coded')] });
    expect(row?.evidence.map(({ text }) => text)).toContain('Kafka');
  });
});

describe('levers', () => {
  it('each promise no more than the number gains when what they ask for is added', () => {
    const before = matchResume(person, posting, now);
    for (const lever of before.levers.filter(({ change }) => change === 'show-skill')) {
      const skill = before.requirements.find(({ id }) => id === lever.requirement)?.missing?.[0];
      const after = matchResume(
        { ...person, skills: [...(person.skills ?? []), { name: skill?.text ?? '' }] },
        posting,
        now,
      );
      expect(after.score - before.score).toBeGreaterThanOrEqual(Math.floor(lever.effect));
    }
  });
});

const asked = posting.requirements.flatMap(({ skills }) => skills ?? []);
const line = fc
  .array(
    fc.constantFrom(
      'payroll',
      'Excel',
      'prepared',
      'tax',
      'returns',
      'GAAP',
      'team',
      'managed',
      'invoices',
      'audit',
      'ledger',
      'sales',
      'in',
      'for',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((words) => words.join(' '));
const anyResume: fc.Arbitrary<Resume> = fc.record({
  basics: fc.record({ label: fc.constantFrom('Accountant', 'Nurse', 'Clerk', 'Engineer'), summary: line }),
  work: fc.array(
    fc.record({
      name: fc.constant('Acre & Co'),
      position: fc.constantFrom('Accountant', 'Bookkeeper', 'Cook', 'Analyst'),
      startDate: fc.constantFrom('2012', '2016-04', '2020-01'),
      highlights: fc.array(line, { maxLength: 4 }),
    }),
    { maxLength: 3 },
  ),
  skills: fc.array(fc.record({ name: line }), { maxLength: 4 }),
});

describe('properties', () => {
  it('adding a skill that is asked for never lowers the number', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom(...asked), (resume, skill) => {
        const more = { ...resume, skills: [...(resume.skills ?? []), { name: skill.text }] };
        expect(matchResume(more, posting, now).score).toBeGreaterThanOrEqual(matchResume(resume, posting, now).score);
      }),
      { numRuns: 400 },
    );
  });

  it('repeating what stands there never raises it', () => {
    fc.assert(
      fc.property(anyResume, fc.integer({ min: 2, max: 6 }), (resume, times) => {
        const again = (text: string | undefined): string => Array.from({ length: times }, () => text).join('. ');
        const stuffed = {
          ...resume,
          basics: { ...resume.basics, summary: again(resume.basics?.summary) },
          skills: Array.from({ length: times }, () => resume.skills ?? []).flat(),
          work: (resume.work ?? []).map((job) => ({ ...job, highlights: (job.highlights ?? []).map(again) })),
        };
        expect(matchResume(stuffed, posting, now).score).toBeLessThanOrEqual(matchResume(resume, posting, now).score);
      }),
      { numRuns: 400 },
    );
  });

  it('the order of sections and of lists does not matter', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const turned = {
          skills: (resume.skills ?? []).toReversed(),
          work: (resume.work ?? [])
            .toReversed()
            .map((job) => ({ ...job, highlights: (job.highlights ?? []).toReversed() })),
          basics: resume.basics,
        };
        expect(matchResume(turned, posting, now).score).toBe(matchResume(resume, posting, now).score);
      }),
      { numRuns: 400 },
    );
  });

  it('hundreds of repeated words are reported', () => {
    const { notes } = matchResume({ ...person, interests: [{ name: 'QuickBooks '.repeat(60) }] }, posting, now);
    expect(notes.map(({ code }) => code)).toContain('repeated-keyword');
  });
});

it('without the paper that the law asks for no skill adds points beyond the most that can be had', () => {
  const asked = readPosting(
    'Registered Nurse\n\nRequirements\n- RN license\n- Microsoft Excel\n- SAP\n- Python\n- Salesforce\n- PowerPoint\n- Photoshop\n',
  );
  const clerk: Resume = {
    skills: [{ name: 'Office', keywords: ['Microsoft Excel', 'SAP', 'Salesforce', 'PowerPoint', 'Photoshop'] }],
    work: [
      {
        name: 'Larch Works',
        position: 'Office Clerk',
        startDate: '2015-01',
        highlights: ['Kept SAP, Salesforce, Photoshop, PowerPoint and Microsoft Excel files for the registered nurses'],
      },
    ],
  };
  const { score, levers } = matchResume(clerk, asked, now);
  const ofSkills = levers.filter(({ change }) => change === 'show-skill');
  for (const { effect } of ofSkills) expect(score + effect).toBeLessThanOrEqual(30);
  expect(levers.some(({ change }) => change === 'state-certificate')).toBe(true);
  expect(score).toBeGreaterThan(26);
});
