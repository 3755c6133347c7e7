import { expect, test } from 'vitest';
import { isUncertain } from './is-uncertain.ts';

test.each([
  ['no answer', 0, 'unknown', true],
  ['a proxy that gave up', 504, 'unknown', true],
  ['a refusal of the form', 422, 'invalid-form', false],
  ['the limit', 403, 'limit-reached', false],
  ['a refusal of the automation', 502, 'automation-refused', false],
])('after %s it is known whether the submission was taken, or not', (_what, status, code, uncertain) => {
  expect(isUncertain({ status, code })).toBe(uncertain);
});
