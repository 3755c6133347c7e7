import type { Edit, Fact, Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { matchTailored } from './match-tailored.ts';
import { readPosting } from './posting/read-posting.ts';

const now = '2026-11-01';
const line = 'Planned deliveries in SAP for 12 depots';
const resume: Resume = {
  basics: { name: 'Mila Okonjo' },
  work: [{ name: 'Fennick Tools', position: 'Warehouse Planner', startDate: '2018-01', highlights: [line] }],
};
const posting = readPosting('Planner\nBrask Ltd\n\nRequirements\n- SAP\n- Power BI\n');
const written = (after: string, fact: Fact): Edit => ({
  id: 'e1',
  op: 'add',
  path: '/basics/summary',
  after,
  reason: 'summary-for-posting',
  explanation: 'Says what the posting asks for.',
  evidence: [fact],
  requirements: [],
  effect: 0,
});
const quoted = (edits: Edit[], asked: string) =>
  matchTailored(resume, edits, posting, now)
    .match.requirements.find(({ text }) => text === asked)
    ?.evidence.map(({ text }) => text);

it('evidence for the tailored resume is in the person’s own words, never a sentence that was written for them', () => {
  const fact: Fact = { source: 'resume', pointer: '/work/0/highlights/0', text: line };
  expect(quoted([written('Experienced in SAP.', fact)], 'SAP')).toEqual([line]);
});

it('an answer is quoted as it was given, without what was asked', () => {
  const fact: Fact = { source: 'answer', pointer: '/answers/a', text: 'Power BI: I built monthly Power BI reports.' };
  expect(quoted([written('Builds reports in Power BI.', fact)], 'Power BI')).toEqual([
    'I built monthly Power BI reports.',
  ]);
});
