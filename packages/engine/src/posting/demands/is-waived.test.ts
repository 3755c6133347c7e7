import { expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';

const asked = (line: string) =>
  readPosting(`Controls Engineer\n\nRequirements\n- Ladder logic\n- ${line}`).requirements.map(({ text }) => text);

it.each([
  'No Kotlin experience needed',
  'Not a Kotlin role',
  'We do not use Kotlin',
  'Prior Kotlin knowledge not needed, we train you',
  'Kotlin is no longer used here',
])('“%s” asks for nothing', (line) => {
  expect(asked(line)).toEqual(['Ladder logic']);
});

it.each(['Kotlin, no certificate needed', 'Kotlin is mandatory'])('“%s” asks for Kotlin', (line) => {
  expect(asked(line).join()).toContain('Kotlin');
});
