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

  it('follows it over the months', () => {
    expect(summariseInsights([second, first]).months.map(({ month, postings }) => [month, postings])).toEqual([
      ['2026-04', 1],
      ['2026-05', 1],
    ]);
  });

  it('names next steps by their effect, worded for the stage of the career', () => {
    const { steps } = summariseInsights([first, second], 'entry');
    expect(steps[0]?.skill).toBe('PostgreSQL');
    expect(steps[0]?.effect).toBeGreaterThan(0);
    expect(steps[0]?.text).toContain('2 of your 2 postings');
    expect(summariseInsights([first, second], 'senior').steps[0]?.text).not.toBe(steps[0]?.text);
  });

  it('says nothing where there is nothing', () => {
    expect(summariseInsights([])).toEqual({ postings: 0, skills: [], months: [], steps: [] });
  });
});
