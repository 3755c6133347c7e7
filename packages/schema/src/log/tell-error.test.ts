import { expect, test } from 'vitest';
import { tellError } from './tell-error.ts';

const refusal = (code: string, message: string): Error =>
  Object.assign(new Error(message), { code, severity: 'ERROR', table: 'people' });

test.each([
  ['28P01', 'password authentication failed for user "shortlist"'],
  ['3D000', 'database "shortlist" does not exist'],
  ['53300', 'sorry, too many clients already'],
  ['42501', 'permission denied for schema public'],
])('what keeps a database from being opened is told in its own words: %s', (code, message) => {
  expect(tellError(refusal(code, message))).toBe(message);
  expect(tellError(new Error('Failed query', { cause: refusal(code, message) }))).toBe(message);
});

test('what quotes a row of a person is told by code and table alone', () => {
  const told = tellError(refusal('22P02', 'invalid input syntax for type integer: "Ada Holm"'));
  expect(told).toContain('22P02, table people');
  expect(told).not.toContain('Ada');
});
