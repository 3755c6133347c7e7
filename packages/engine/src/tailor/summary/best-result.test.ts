import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const summaryOf = (resume: Resume): string | undefined =>
  optimiseResume({
    resume,
    posting: readPosting('Head Chef\nMaple House\n\nDuties\n- Manage food cost and inventory\n'),
    now: '2026-06-01',
  }).tailored.basics?.summary;
const larder = { name: 'The Larder', position: 'Sous Chef', startDate: '2021' };
const bruna = { name: 'Osteria Bruna', position: 'Line Cook', startDate: '2017', endDate: '2021' };
const cut = 'Cut food cost from 34% to 29% by rewriting the order guide';

describe('a short summary', () => {
  it('takes up the result with a figure that says most for the posting, in the person’s own words', () =>
    expect(summaryOf({ work: [{ ...larder, highlights: ['Run the line for 180 covers', cut] }] })).toBe(
      `Sous Chef with 5 years of work experience, now at The Larder. ${cut}.`,
    ));

  it('takes none of another employer beside the name of this one', () =>
    expect(
      summaryOf({
        work: [
          { ...larder, highlights: ['Run the line for 180 covers'] },
          { ...bruna, highlights: [cut] },
        ],
      }) ?? '',
    ).not.toContain('food cost'));

  it('takes none where it has a figure of its own', () => {
    const summary = 'Sous chef who cut waste by 12% in a year.';
    expect(summaryOf({ basics: { summary }, work: [{ ...larder, highlights: [cut] }] })).toBe(summary);
  });
});
