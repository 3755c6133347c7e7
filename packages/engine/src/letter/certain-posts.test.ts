import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

type Job = NonNullable<Resume['work']>[number];

const write = (resume: Resume, posting: string, language = 'en'): string =>
  optimiseResume({
    resume: { basics: { name: 'Ada Holm' }, ...resume },
    posting: readPosting(posting),
    now: '2026-06-01',
    language,
  }).letter.paragraphs.join('\n');

const manager: Job = {
  name: 'Taff Tutors Ltd',
  position: 'Office Manager',
  startDate: '2020',
  highlights: [
    'Run the payroll of 40 tutors every month',
    'Plan the lessons of 300 pupils with 40 tutors',
    'Answer the letters of parents within two days',
  ],
};
const clerk: Job = { name: 'Alder Mills Ltd', position: 'Payroll Clerk', startDate: '2015', endDate: '2019' };
const payroll = 'Payroll Clerk\nHolm Services Ltd\n\nDuties\n- Run the payroll\n- Answer letters\n';

describe('lines below jobs that the opening tells', () => {
  it('say whose they are where two jobs are told and the lines are of one', () => {
    const letter = write({ work: [manager, clerk] }, payroll);
    expect(letter).toContain('I worked as a Payroll Clerk at Alder Mills Ltd from 2015 to 2019.');
    expect(letter).toMatch(/^Taff Tutors Ltd:$/m);
  });

  it('say their whole head where both jobs were in one house', () => {
    const letter = write({ work: [manager, { ...clerk, name: 'Taff Tutors Ltd' }] }, payroll);
    expect(letter).toContain('Office Manager, Taff Tutors Ltd (since 2020):');
  });

  it('say whose they are beside years that are told of other jobs', () => {
    const late = { ...clerk, startDate: '2015-01', endDate: '2019-12' };
    const early = { ...clerk, name: 'Larch Yard Ltd', startDate: '2011-01', endDate: '2014-12' };
    const letter = write({ work: [manager, late, early] }, payroll);
    expect(letter).toMatch(/years of experience as a Payroll Clerk/);
    expect(letter).toMatch(/^Taff Tutors Ltd:$/m);
  });
});

describe('the job that says who somebody is', () => {
  const nurse = (dates: { startDate: string; endDate?: string }): Job => ({
    name: 'Larch Clinic',
    position: 'Staff Nurse',
    ...dates,
  });
  const ward = 'Ward Manager\nQuayside Hospital\n\nRequirements\n- Rosters\n';

  it('is none that has ended while another runs', () => {
    const baker = { name: 'Holm Bakery', position: 'Baker', startDate: '2022' };
    const driver = { name: 'Quay Cars Ltd', position: 'Driver', startDate: '2023' };
    const ended = nurse({ startDate: '2010', endDate: '2021' });
    const summary = { name: 'Ada Holm', summary: 'Planned the rosters of 30 nurses in 2020.' };
    expect(
      write({ basics: summary, work: [driver, baker, ended] }, 'Florist\n\nDuties\n- Bind flowers\n'),
    ).not.toContain('I worked as a Staff Nurse');
  });

  it.each([
    ['en', 'Staff Nurse', 'from 2024 to 2027'],
    ['de', 'Pflegefachfrau', 'Von 2024 bis 2027'],
  ])('%s: is not told as ended where its end is to come', (language, position, ended) => {
    const job = { ...nurse({ startDate: '2024', endDate: '2027' }), position };
    expect(write({ work: [job] }, ward, language)).not.toContain(ended);
  });

  it.each([{ startDate: '2027' }, { startDate: '2024', endDate: '2021' }])('has certain dates: %o', (dates) => {
    for (const language of ['en', 'de'])
      expect(write({ work: [{ ...nurse(dates), position: 'Controller' }] }, ward, language)).not.toMatch(/2027|2021/);
  });

  it('is told of its trade though a project of the same place in its list is quoted', () => {
    const letter = write(
      {
        work: [
          { name: 'Holm Bakery', position: 'Baker', startDate: '2024' },
          { name: 'Larch Software', position: 'Web Developer', startDate: '2019', endDate: '2023' },
        ],
        projects: [
          { name: 'Recipe Book', highlights: ['Wrote 40 recipes for the bread of a small kitchen'] },
          {
            name: 'Tide Tables',
            highlights: ['Built a web application in React that shows the tides of 40 harbours'],
          },
        ],
      },
      'Web Developer\nQuayside Apps\n\nRequirements\n- React\n- TypeScript\n',
    );
    expect(letter).toContain('I worked as a Web Developer at Larch Software from 2019 to 2023.');
  });

  it('stands beside the years that somebody claims', () => {
    const letter = write(
      {
        basics: { name: 'Ada Holm', summary: 'Nurse with 14 years of experience in intensive care.' },
        work: [nurse({ startDate: '2018' })],
      },
      'Nurse\nQuayside Hospital\n\nRequirements\n- Intensive care\n- 5 years of experience\n',
    );
    expect(letter).toContain('14 years');
    expect(letter).toContain('Larch Clinic since 2018');
  });
});

it('tells a summary that says more than a sentence of the letter', () => {
  const summary =
    'Nurse with 14 years of experience in intensive care, planned the rosters of 30 nurses and trained 12 colleagues in the ventilation of children';
  const letter = write(
    {
      basics: { name: 'Ada Holm', summary },
      work: [{ name: 'Larch Clinic', position: 'Nurse', startDate: '2018' }],
    },
    'Nurse\nQuayside Hospital\n\nRequirements\n- Intensive care\n- Planning of rosters\n- 5 years of experience\n',
  );
  expect(letter).toContain('I have 14 years of experience in intensive care');
  expect(letter).toContain('trained 12 colleagues');
});

it('opens the list of examples behind what somebody says of themselves', () => {
  const summary = 'Managed the payroll of 90 people and reduced its errors by 40 percent';
  const lines = write({ basics: { name: 'Ada Holm', summary }, work: [manager] }, payroll).split('\n');
  const self = lines.findIndex((line) => line.includes('reduced its errors'));
  const intro = lines.findIndex((line) => line.startsWith('Here '));
  expect(self).toBeGreaterThan(0);
  expect(intro).toBeGreaterThan(self);
});
