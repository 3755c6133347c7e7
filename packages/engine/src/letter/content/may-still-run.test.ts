import { expect, it } from 'vitest';
import { mayStillRun } from './may-still-run.ts';

const range = { studyType: 'Master', startDate: '2023', endDate: '2026' };

it('takes a range that ends with the running year for one that may run, without a grade or a word of its end', () => {
  expect(mayStillRun(range, '2026-06-01')).toBe(true);
  expect(mayStillRun({ ...range, endDate: '2025' }, '2026-06-01')).toBe(false);
  expect(mayStillRun({ ...range, score: '1.3' }, '2026-06-01')).toBe(false);
  expect(mayStillRun({ ...range, studyType: 'MSc (completed)' }, '2026-06-01')).toBe(false);
  expect(mayStillRun({ ...range, studyType: 'MSc (not completed)' }, '2026-06-01')).toBe(true);
});
