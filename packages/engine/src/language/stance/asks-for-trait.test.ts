import { expect, test } from 'vitest';
import { isPastAsking } from './asks-for-trait.ts';

test.each([
  'Competency in performing multiple functional tasks',
  'May be required to stand for long periods of time',
  'Strong basic math skills.',
  'Must have a progressive mindset and embrace innovation',
  'Very quick in learning and adapting to different situations',
  'Strong and steady work history',
  'Must be an extrovert who easily connects with people',
  'Steel toe boots',
  'Ein freundliches Wesen',
  'You can work independently and remain calm',
  'Ideal candidate is a top performer in their group',
  'Creative approaches',
  'Insatiable curiosity',
  'Must have extensive administrative experience',
  'Habilidades para ser capacitador',
])('asks for a trait, a manner or a bodily ability, which nobody can be asked about: %s', (text) => {
  expect(isPastAsking(text)).toBe(true);
});

test.each([
  'Experience in a fast-paced kitchen',
  'Ability to troubleshoot applications and user issues',
  'Must be able to read a tape measure',
  'Experience in managing multiple teams',
  'You have experience with forklift trucks',
  'Must have strong experience in Salesforce',
  'Fluent in converting passive candidates into new hires',
])('asks for something that a person can tell of: %s', (text) => {
  expect(isPastAsking(text)).toBe(false);
});
