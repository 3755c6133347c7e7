import { expect, it } from 'vitest';
import { loadLexicon } from '../load-lexicon.ts';
import { carriedSkills, isCarriedBy } from './carried-by-work.ts';

it.each(carriedSkills)('%s is a skill of the lexicon', (id) => {
  expect(loadLexicon().skills.has(id)).toBe(true);
});

it('a cashier handles cash, a florist does not', () => {
  expect(isCarriedBy('cash-handling', new Set(['retail']))).toBe(true);
  expect(isCarriedBy('cash-handling', new Set(['gardening']))).toBe(false);
});
