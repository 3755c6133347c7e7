import { expect, it } from 'vitest';
import { readGates } from './demands/read-gates.ts';
import { nameSection } from './text/name-section.ts';

it.each([
  'Experience of carrying out pre-employment checks',
  'Statutory compliance checks on fire doors',
  'Vaccinated against measles 40 children a day',
])('work with checks is no condition: %s', (text) => expect(readGates(text)).toEqual([]));

it.each([
  'Appointment is subject to satisfactory pre-employment checks',
  'You will undergo pre-employment screening',
  'Two satisfactory references',
  'Must be fully vaccinated',
])('what one has to pass is a condition: %s', (text) => expect(readGates(text).length).toBe(1));

it('what is learned there is no demand', () => {
  expect(nameSection('By the end apprentices will have gained the following qualifications:')?.kind).not.toBe(
    'requirements',
  );
  expect(nameSection('Candidates must have gained the following qualifications:')?.kind).toBe('requirements');
});
