import type { Letter, Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const posting =
  'Senior Heating Engineer\nUniversity of Carrow\n\nRequirements\n- Gas servicing\n- Experience with Workday\n\nPlease apply to Ms. Ada Voss.\n';
const engineer = (basics: Resume['basics']): Resume => ({
  basics: { name: 'Tom Rennick', ...basics },
  work: [
    {
      name: 'Clyde Homes (housing association)',
      position: 'Heating Engineer',
      startDate: '2019-01',
      highlights: ['Annual gas safety inspections of 1,900 flats', 'Trained 14 fitters; 11 stayed over a year'],
    },
    {
      name: 'Third Street Homes',
      position: 'Heating Engineer',
      startDate: '2017-01',
      highlights: ['Repair 25 boilers a week in the evenings'],
    },
  ],
});
const write = (resume: Resume, tone: Letter['tone'] = 'plain'): Letter =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', tone }).letter;

describe('an English letter', () => {
  const american = engineer({ location: { city: 'Austin, TX' }, phone: '(512) 555-0143' });
  const british = engineer({ location: { city: 'Leeds' }, phone: '07700 900123' });

  it('keeps the customs of the country that the resume is from', () => {
    const [there, here] = [write(american, 'formal'), write(british, 'formal')];
    expect([there.language, there.greeting, there.closing]).toEqual(['en', 'Dear Ms. Voss,', 'Sincerely,']);
    expect([here.language, here.greeting, here.closing]).toEqual(['en-GB', 'Dear Ms Voss,', 'Yours sincerely,']);
    expect(there.paragraphs.join(' ')).toMatch(/(?:I enclose my resume|My resume is enclosed)/);
    expect(here.paragraphs.join(' ')).toMatch(/(?:I enclose my CV|My CV is enclosed)/);
  });

  it('gives a university its article and an employer no bracket', () => {
    const text = write(british).paragraphs.join(' ');
    expect(text).toContain('at the University of Carrow');
    expect(text).toContain('Heating Engineer, Clyde Homes:\n– ');
  });

  it('tells a duty named by its noun, and no years of two jobs that both seem to run, and a second job that runs beside the first', () => {
    const text = write(british).paragraphs.join(' ');
    expect(text).toContain('Annual gas safety inspections of 1,900 flats.');
    expect(text).toContain('Heating Engineer, Third Street Homes:\n– Repair 25 boilers a week');
  });

  it('says what a student works towards before a job of another trade', () => {
    const student: Resume = {
      ...british,
      work: (british.work ?? []).slice(1).map((job) => ({ ...job, position: 'Barista' })),
      education: [
        { institution: 'Leeds College', studyType: 'Bachelor of Engineering', area: 'Heating', endDate: '2027-06' },
      ],
    };
    expect(write(student).paragraphs[0]).toContain(
      'I am working towards a Bachelor of Engineering in Heating at Leeds College.',
    );
  });
});
