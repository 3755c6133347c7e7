import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../match/match-resume.ts';
import { readPosting } from '../posting/read-posting.ts';
import { summariseInsights } from './summarise-insights.ts';

const resume: Resume = {
  work: [
    { name: 'Maple Ledger', position: 'Web Developer', startDate: '2022-01', highlights: ['Built React components'] },
  ],
  skills: [{ name: 'Skills', keywords: ['React', 'Git'] }],
};
const source = (text: string, date: string) => {
  const posting = readPosting(text);
  return { posting, match: matchResume(resume, posting, '2026-06-01'), date };
};
const first = source(
  'Web Developer\n\nRequirements\n- Experience with React\n- Experience with PostgreSQL\n',
  '2026-04-03',
);
const second = source(
  'Frontend Developer\n\nRequirements\n- Experience with React\n- Experience with PostgreSQL\n- Experience with Docker\n',
  '2026-05-20',
);

describe('insights from the postings of one person', () => {
  it('counts what they ask for, and what of it is met and missing', () => {
    const { postings, skills } = summariseInsights([second, first]);
    expect(postings).toBe(2);
    expect(skills.find(({ name }) => name === 'React')).toMatchObject({ postings: 2, met: 2, missing: 0 });
    expect(skills.find(({ name }) => name === 'PostgreSQL')).toMatchObject({ postings: 2, met: 0, missing: 2 });
    expect(skills[0]?.postings).toBe(2);
  });

  it.each([
    [
      ['2026-01-05', '2026-02-20', '2026-04-03'],
      ['month 2026-01-01', 'month 2026-02-01', 'month 2026-04-01'],
    ],
    [
      ['2026-04-27', '2026-05-03', '2026-05-04'],
      ['week 2026-04-27', 'week 2026-05-04'],
    ],
    [
      ['2026-05-05T08:00:00Z', '2026-05-06T09:00:00Z', '2026-05-06T19:00:00Z'],
      ['day 2026-05-05', 'day 2026-05-06'],
    ],
  ])('follows it over months, weeks or days, by how long the search goes on: %s', (dates, periods) =>
    expect(
      summariseInsights(dates.map((date) => ({ ...first, date }))).periods.map(({ unit, from }) => `${unit} ${from}`),
    ).toEqual(periods),
  );

  it('names next steps by their effect, worded for the stage of the career', () => {
    const { steps } = summariseInsights([first, second], 'entry');
    expect(steps[0]?.skill).toBe('PostgreSQL');
    expect(steps[0]?.effect).toBeGreaterThan(0);
    expect(steps[0]?.text).toContain('Both of your postings ask');
    expect(new Set(steps.map(({ text }) => text.replace(/^.*?\. /, ''))).size).toBe(steps.length);
    expect(summariseInsights([first, second], 'senior').steps[0]?.text).not.toBe(steps[0]?.text);
  });

  it('plans no step towards a posting that is far from the resume, where others are near', () => {
    const nurse = source('Registered Nurse\n\nRequirements\n- RN license\n- ACLS certification\n', '2026-05-21');
    const { far, postings, steps } = summariseInsights([first, nurse]);
    expect([postings, far]).toEqual([2, 1]);
    expect(steps.map(({ skill }) => skill)).toEqual(['PostgreSQL']);
    expect(steps[0]?.text).toMatch(/^The posting closest to your resume asks for PostgreSQL/);
  });

  it('calls what is shown for too few years shown in part, not missing', () => {
    const years = source('Web Developer\n\nRequirements\n- 9+ years of experience with React\n', '2026-05-22');
    expect(summariseInsights([years]).skills).toMatchObject([{ name: 'React', partly: 1, missing: 0 }]);
  });

  it('counts a posting that was tried again once, by where the resume stands now, and keeps how it went on', () => {
    const learned: Resume = { ...resume, skills: [{ name: 'Skills', keywords: ['React', 'Git', 'PostgreSQL'] }] };
    const again = {
      ...first,
      match: matchResume(learned, first.posting, '2026-06-01'),
      date: '2026-05-02',
      posting: { ...first.posting, text: `${first.posting.text}\n` },
    };
    const { postings, skills, periods } = summariseInsights([again, first]);
    expect(postings).toBe(1);
    expect(skills.find(({ name }) => name === 'PostgreSQL')).toMatchObject({ postings: 1, missing: 0 });
    expect(periods.map((period) => period.postings)).toEqual([1, 1]);
  });

  it('says nothing where there is nothing', () => {
    expect(summariseInsights([])).toEqual({ postings: 0, skills: [], periods: [], steps: [] });
  });
});
