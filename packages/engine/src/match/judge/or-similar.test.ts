import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../../posting/read-posting.ts';
import { matchResume } from '../match-resume.ts';

const resume = (line: string): Resume => ({
  basics: { name: 'Kayla Marsh' },
  work: [{ name: 'Cedar Dental', position: 'Dental Hygienist', startDate: '2020-06', highlights: [line] }],
});
const judge = (line: string, asked: string) =>
  matchResume(resume(line), readPosting(`Dental Hygienist\n\nRequirements\n- ${asked}\n`), '2026-01-15')
    .requirements[0];

describe('a tool of which a similar one would do', () => {
  it.each([
    ['Chart in Dentrix', 'Eaglesoft or similar practice software'],
    ['Kept records in Open Dental', 'Experience with Dentrix or equivalent'],
  ])('%s shows: %s', (line, asked) => {
    const shown = judge(line, asked);
    expect([shown?.met, shown?.evidence[0]?.text]).toEqual([true, line]);
  });

  it('is not shown by a tool for other work, nor where that tool itself is asked for', () => {
    expect(judge('Kept books in QuickBooks', 'Eaglesoft or similar practice software')?.met).toBe(false);
    expect(judge('Chart in Dentrix', 'Experience with Eaglesoft')?.met).not.toBe(true);
  });
});
