import { expect, test } from 'vitest';
import { endOfChange } from './keep-caret.ts';

test('after a change taken back the caret stands at its end, also where the same letters repeat', () => {
  expect(endOfChange('Plans routes daily.', 'Plans routes.')).toBe(12);
  expect(endOfChange('Plans.', 'Plans routes.')).toBe(12);
  expect(endOfChange('aa', 'aaa')).toBe(3);
  expect(endOfChange('', 'abc')).toBe(3);
  expect(endOfChange('abc', '')).toBe(0);
});
