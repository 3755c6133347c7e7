import { expect, test } from 'vitest';
import { describeLost, withoutWords } from './open-jobs.ts';

test('a job that was cut off left no error: it is told as one that lasted too long', () => {
  expect(describeLost(null)).toEqual({ error: 'Timeout', tries: 5 });
  expect(describeLost({ name: 'TypeError', stack: 'TypeError: Marit\n    at work (/app/run.ts:12:3)' })).toEqual({
    error: 'TypeError',
    place: 'run.ts:12',
    tries: 5,
  });
});

test('the queue keeps no word of an error, nor of its cause', () => {
  const error = new TypeError('Failed query of Marit Solberg', { cause: new Error('Key (email)=(marit@example.com)') });
  Object.assign(error, { params: ['marit@example.com'], detail: 'Marit' });
  const kept = withoutWords(error);
  const { name, message, stack, ...more } = kept;
  expect({ name, message, cause: kept.cause, more }).toEqual({
    name: 'TypeError',
    message: '',
    cause: undefined,
    more: {},
  });
  expect(stack).toMatch(/^TypeError\n {4}at /);
  expect(stack).not.toMatch(/Marit|marit/);
  expect(withoutWords(undefined).name).toBe('Error');
});
