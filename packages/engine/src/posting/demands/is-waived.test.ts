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

it.each([
  ['You will not be managing people but need 5 years of Java experience', 'Java'],
  ['You won’t be afraid to get your hands dirty with Python', 'Python'],
  ['You don’t have to be told twice to write tests in Java', 'Java'],
  ['You will not be an expert in print but need experience with Java', 'Java'],
  ['Vous n’êtes pas un débutant en Java', 'Java'],
])('“%s” asks for %s', (line, name) => {
  expect(asked(line).join()).toContain(name);
});

it.each([
  'You won’t be an expert in Kotlin',
  'You don’t have to be a Kotlin specialist',
  'You do not need a background in retail, but it helps',
])('“%s” asks for nothing', (line) => {
  expect(asked(line)).toEqual(['Ladder logic']);
});
