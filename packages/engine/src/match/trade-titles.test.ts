import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { titleSkills } from '../lexicon/titles/title-skills.ts';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const met = (resume: Resume, ...asked: string[]) =>
  matchResume(
    resume,
    readPosting(`Site Lead\nLarch Ltd\n\nWhat you need\n${asked.map((each) => `- ${each}\n`).join('')}`),
    '2026-06-01',
  ).requirements;
const worker = (position: string, ...certificates: string[]): Resume => ({
  basics: { name: 'Ada Moss' },
  work: [{ name: 'Larch Ltd', position, startDate: '2016-01' }],
  certificates: certificates.map((name) => ({ name })),
});

describe('a job’s title', () => {
  it.each([
    ['Lead Carpenter', 'Carpentry experience'],
    ['Welder', 'Welding'],
    ['Truck Driver', 'Truck driving experience'],
    ['Chef', 'Cooking'],
  ])('%s shows what its holder does: %s', (title, asked) => {
    expect(met(worker(title), asked)[0]?.met).toBe(true);
  });

  it('names no trade where it names a rank or a desk', () => {
    for (const title of ['Store Manager', 'Software Engineer', 'Carpenter’s Helper', 'Welding Supervisor'])
      expect(titleSkills(title)).toEqual([]);
  });

  it.each([
    ['Carpenter', '7+ years in construction', true],
    ['Registered Nurse', '3 years in healthcare', true],
    ['Chef', '3 years in hospitality', true],
    ['Mail Carrier', '3 years in construction', false],
  ])('%s: %s', (title, asked, expected) => {
    expect(met(worker(title), asked, 'Teamwork')[0]?.met).toBe(expected);
  });
});

describe('a licence of a state', () => {
  it('is told by the state’s letters as by its name', () => {
    expect(
      met(
        worker('Carpenter', 'MA Construction Supervisor License'),
        'Massachusetts Construction Supervisor License',
        'Teamwork',
      )[0]?.met,
    ).toBe(true);
  });

  it.each([
    ['RN License, California', 'Active Texas RN license'],
    ['Registered Nurse License (CA)', 'Registered Nurse license in Texas'],
    ['Virginia Contractor License', 'West Virginia contractor license'],
  ])('%s is none of another: %s', (held, asked) => {
    const [first] = met(worker('Registered Nurse', held), asked, 'Teamwork');
    expect(first?.met).toBe('partly');
    expect(first?.reasons?.[0]?.code).toBe('other-state');
  });

  it('of several states at once counts in each', () => {
    expect(met(worker('Registered Nurse', 'RN License, California (compact)'), 'Active Texas RN license')[0]?.met).toBe(
      true,
    );
  });
});

it('a teacher’s professional license is the teaching license asked for, and years in class are those of teaching', () => {
  const teacher: Resume = {
    work: [{ name: 'Lindenwood Elementary', position: 'Third Grade Teacher', startDate: '2016-08' }],
    certificates: [{ name: 'Ohio 5-Year Professional License, Grades P-5' }],
  };
  const posting = readPosting(
    'Reading Intervention Specialist\nMaple Grove City Schools\n\nQualifications\n- Valid Ohio teaching license\n- 5 years of classroom experience\n',
  );
  expect(matchResume(teacher, posting, '2026-06-01').requirements.map((each) => each.met)).toEqual([true, true]);
});

it('units of a series are one each: who holds one does not hold another', () => {
  const holder = (name: string): Resume => ({
    work: [{ name: 'Larch Parks', position: 'Gardener', startDate: '2016-08' }],
    certificates: [{ name }],
  });
  expect(met(holder('PA1 and PA6'), 'PA6 certificate', 'Teamwork')[0]?.met).toBe(true);
  expect(met(holder('PA1'), 'PA6 certificate', 'Teamwork')[0]?.met).not.toBe(true);
});

describe('a kitchen manager with a leave between jobs', () => {
  const manager: Resume = {
    work: [
      {
        name: 'The Brass Heron',
        position: 'Kitchen Manager',
        startDate: '2020-06',
        highlights: ['Lead a team of 11 cooks'],
      },
      { position: 'Elternzeit (in Teilen)', startDate: '2016', endDate: '2017' },
    ],
    certificates: [{ name: 'ServSafe Manager', summary: 'valid through 2027' }],
  };

  it('has managed kitchens for as long, and holds what the manager’s paper includes', () => {
    expect(met(manager, '3+ years of kitchen management experience')[0]?.met).toBe(true);
    expect(met(manager, 'ServSafe certification', 'Teamwork')[0]?.met).toBe(true);
  });

  it('has not undergone a check by having passed another, and a leave is no title', () => {
    const passed = {
      ...manager,
      work: [{ ...manager.work?.[0], highlights: ['Passed four city health inspections'] }],
    };
    const posting = readPosting('Site Lead\nLarch Ltd\n\nWhat you need\n- Must pass a background check\n');
    expect(matchResume(passed, posting, '2026-06-01').gates?.[0]?.met).not.toBe('partly');
    const title = matchResume(manager, readPosting('Praxismanager/in\nLarch Ltd\n'), '2026-06-01').parts.find(
      ({ name }) => name === 'title',
    );
    expect(JSON.stringify(title?.evidence ?? [])).not.toContain('Elternzeit');
  });
});
