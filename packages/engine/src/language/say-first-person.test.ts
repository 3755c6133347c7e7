import { describe, expect, it } from 'vitest';
import { sayFirstPerson } from './say-first-person.ts';

describe('saying a bullet in the first person', () => {
  it.each([
    ['Managed 12 vendors', false, 'I managed 12 vendors'],
    ['Manage 12 vendors', true, 'I manage 12 vendors'],
    ['Manages 12 vendors', true, 'I manage 12 vendors'],
    ['Managing a team of 5', false, 'I managed a team of 5'],
    ['Awarded best trainee of the year', false, 'I was awarded best trainee of the year'],
    ['Promoted to shift lead in 2019', false, 'I was promoted to shift lead in 2019'],
    ['Responsible for preparing payroll for 120 people', false, 'I prepared payroll for 120 people'],
  ])('%s', (line, current, clause) => expect(sayFirstPerson(line, { current })?.clause).toBe(clause));

  it.each([
    'Inventory and ordering for 3 sites',
    'Cut costs. Grew sales.',
    'SALES',
    'Tools: SQL, Excel',
    'See (https://example.org',
  ])('says nothing of what is no plain statement: %s', (line) => {
    expect(sayFirstPerson(line, { current: false })).toBeUndefined();
  });
});
