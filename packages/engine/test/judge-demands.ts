import type { Resume, Work } from '@shortlist/schema';
import { matchResume } from '../src/match/match-resume.ts';
import { readPosting } from '../src/posting/read-posting.ts';

/** A job of a fictional person. */
export const job = (position: string, startDate: string, endDate: string, ...highlights: string[]): Work => ({
  name: 'Bramble & Sons',
  position,
  startDate,
  endDate,
  highlights,
});
/** What is read in a posting that asks for these. */
export const askedIn = (title: string, ...demands: string[]): ReturnType<typeof readPosting> =>
  readPosting(`${title}\n\nRequirements\n${demands.map((one) => `- ${one}`).join('\n')}`);
/** A resume held against such a posting. */
export const judge = (resume: Resume, title: string, ...demands: string[]): ReturnType<typeof matchResume> =>
  matchResume(resume, askedIn(title, ...demands), '2026-01-15');
/** Which of its demands the resume meets. */
export const met = (resume: Resume, title: string, ...demands: string[]): (boolean | 'partly')[] =>
  judge(resume, title, ...demands).requirements.map((row) => row.met);
