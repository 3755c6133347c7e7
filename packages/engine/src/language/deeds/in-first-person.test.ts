import { expect, it } from 'vitest';
import { inFirstPerson } from './in-first-person.ts';

it.each([
  ['Greets and welcomes customers into the store', 'Greet and welcome customers into the store'],
  ['Monitors store for suspicious activities', 'Monitor store for suspicious activities'],
  ['Carries 14 parcels a day', 'Carry 14 parcels a day'],
  ['Sales of 14 houses', 'Sales of 14 houses'],
  ['Managed and trains teams', 'Managed and trains teams'],
])('%s', (line, told) => expect(inFirstPerson(line)).toBe(told));
