import { describe, expect, it } from 'vitest';
import { compareOccupations } from './compare-occupations.ts';
import { loadLabels } from './load-labels.ts';
import { nameOccupations } from './name-occupations.ts';

const near = (one: string, other: string): number =>
  compareOccupations(nameOccupations(one, 'en'), nameOccupations(other, 'en'));

describe('the occupations that titles name', () => {
  it.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'])('are listed in %s', (language) => {
    expect(loadLabels(language).size).toBeGreaterThan(5_000);
  });

  it('have a code', () => {
    expect(nameOccupations('Bank Teller', 'en').codes).toEqual(['4211.1']);
    expect(nameOccupations('Bäcker', 'de').codes.length).toBeGreaterThan(0);
  });

  it('are one kind of work at desks and counters', () => {
    expect(near('Medical Receptionist', 'Cashier')).toBeGreaterThanOrEqual(0.35);
    expect(near('Stock Clerk', 'Data Entry Clerk')).toBeGreaterThanOrEqual(0.35);
    expect(near('Cashier', 'Welder')).toBe(0);
  });
});
