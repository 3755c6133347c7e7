import { describe, expect, it } from 'vitest';
import { sayFirstPerson } from './say-first-person.ts';

const past = (line: string) => sayFirstPerson(line, { current: false })?.clause;

describe('a line that names its deeds', () => {
  it.each([
    ['Management of 14 accounts worth $3M', 'I managed 14 accounts worth $3M'],
    [
      'Design, development, and deployment of a booking system for two clinics',
      'I designed, developed, and deployed a booking system for two clinics',
    ],
    [
      'Preparation of monthly statements for the board, and supervision of two clerks',
      'I prepared monthly statements for the board, and supervised two clerks',
    ],
    ['Management of the shop budget and of the contracts', 'I managed the shop budget and the contracts'],
  ])('is told with their verbs: %s', (line, clause) => expect(past(line)).toBe(clause));

  it('runs on in a job that runs', () =>
    expect(sayFirstPerson('Supervision of two clerks in the back office', { current: true })?.clause).toBe(
      'I supervise two clerks in the back office',
    ));

  it.each([
    'Analysis of spatial data, transformation, and migration of large volumes',
    'Generation of monthly files without failures and systems integration across units',
  ])('is not told where a deed is only named: %s', (line) => expect(past(line)).toBeUndefined());
});
