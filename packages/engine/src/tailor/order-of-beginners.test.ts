import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const posting = readPosting(
  'IT Support Technician\nNorthgate Schools\n\nRequirements\n- Bachelor’s degree in Computer Science\n- Experience with Jira\n- Windows Server\n',
);

const movesEducation = (highlights: string[]): boolean => {
  const resume: Resume = {
    basics: { name: 'Ilse Marten' },
    work: [
      { name: 'Brightwater Ltd', position: 'Shop Assistant', startDate: '2025-01', endDate: '2025-09', highlights },
    ],
    education: [{ studyType: 'BSc', area: 'Computer Science', institution: 'University of Leeds', endDate: '2024' }],
    skills: [{ keywords: ['Jira', 'Windows Server'] }],
    meta: { sectionOrder: ['work', 'education', 'skills'] },
  };
  return optimiseResume({ resume, posting, now: '2026-06-01' }).edits.some(({ explanation }) =>
    explanation.startsWith('Education moved above work'),
  );
};

it('a beginner’s degree goes above work that shows nothing asked for, and never above work that does', () => {
  expect(movesEducation(['Served customers at the till'])).toBe(true);
  expect(movesEducation(['Answered 40 requests a week in Jira', 'Kept two Windows Server machines up to date'])).toBe(
    false,
  );
});

const schooled = (post: string): string[] => {
  const resume: Resume = {
    basics: { name: 'Ilse Marten' },
    work: [
      {
        name: 'Brightwater Ltd',
        position: 'Shop Assistant',
        startDate: '2025-01',
        endDate: '2025-09',
        highlights: ['Served customers at the till'],
      },
    ],
    education: [{ studyType: 'High school diploma', institution: 'Leeds Grammar School', endDate: '2024' }],
    skills: [{ keywords: ['Windows Server'] }],
    meta: { sectionOrder: ['work', 'education', 'skills'] },
  };
  const asked = readPosting(`${post}\nNorthgate Schools\n\nRequirements\n- High school diploma required\n- Jira\n`);
  return optimiseResume({ resume, posting: asked, now: '2026-06-01' }).edits.map(({ explanation }) => explanation);
};

it('schooling goes above work only for a post of those who learn, and is called no degree', () => {
  expect(schooled('IT Support Technician').join()).not.toContain('Education moved above work');
  expect(schooled('IT Support Trainee').join()).toContain(
    'Education moved above work: you’re early in your career and this is a training position.',
  );
});
