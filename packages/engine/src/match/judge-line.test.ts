import { expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { lineJudge } from './judge-line.ts';

const posting = readPosting(
  'Recruiter\nHolm Glass\n\nDuties\n- Conduct reference checks and schedule interviews\n\nRequirements\n- Applicant tracking systems\n- Fluent in Spanish\n',
);
const judge = lineJudge(posting, '2026-06-01');
const rowsOf = (line: string): string[] => judge(line).map(({ row }) => row);

it('says which rows of a posting one line shows by itself', () => {
  expect(rowsOf('Moved 900 candidates to a new applicant tracking system')).toContain('r1');
  expect(rowsOf('Scheduled interviews and conducted reference checks for three offices')).toContain('d1');
  expect(rowsOf('Recruited 40 drivers in one winter')).toContain('title');
});

it('takes no words in common for proof, and no line of work for a language', () => {
  expect(rowsOf('Checked in guests and conducted tours of the glass works')).toEqual([]);
  expect(rowsOf('Translated brochures for the office in Spanish')).not.toContain('r2');
});

it('is one for a posting, so that no line is judged twice', () => {
  expect(lineJudge(posting, '2026-06-01')).toBe(judge);
  expect(lineJudge({ ...posting }, '2026-06-01')).not.toBe(judge);
});
