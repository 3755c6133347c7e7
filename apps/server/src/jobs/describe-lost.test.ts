import { expect, test } from 'vitest';
import { describeLost } from './open-jobs.ts';

test('a job that was cut off left no error: it is told as one that lasted too long', () => {
  expect(describeLost(null)).toEqual({ error: 'Timeout', tries: 5 });
  expect(describeLost({ name: 'TypeError', stack: 'TypeError: Marit\n    at work (/app/run.ts:12:3)' })).toEqual({
    error: 'TypeError',
    place: 'run.ts:12',
    tries: 5,
  });
});
