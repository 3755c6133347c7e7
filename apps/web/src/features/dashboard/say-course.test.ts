import type { Insights } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { sayCourse } from './say-course.ts';

const week = (from: string, score: number): Insights['periods'][number] => ({
  unit: 'week',
  from,
  postings: 2,
  score,
  met: 0.5,
});

it.each([
  [[48, 61], 'Your average match rose from 48 (week of May 4) to 61.'],
  [[48, 49], 'Your average match went from 48 (week of May 4) to 49: almost no change.'],
  [
    [48, 30],
    'Your average match fell from 48 (week of May 4) to 30. These postings were a weaker fit. This doesn’t mean',
  ],
])('%s is said as it is', ([before = 0, after = 0], text) =>
  expect(sayCourse([week('2026-05-04', before), week('2026-05-11', after)])).toContain(text),
);

it('one period has no course', () => expect(sayCourse([week('2026-05-04', 48)])).toBe(''));
