import { expect, it } from 'vitest';
import { standsOnlyInPhrases } from './only-in-phrases.ts';

it.each([
  ['High Net Worth', 'You deal with High Net Worth clients of the bank.', true],
  ['Farrow Kitchens', 'Chef\nFarrow Kitchens\n\nFarrow Kitchens staff enjoy meals', false],
  ['Farrow', 'Farrow is a house of 40. You join Farrow today.', false],
  ['Farrow', 'Farrow makes kitchens', false],
])('“%s” in “%s”: %s', (words, text, isPart) => {
  expect(standsOnlyInPhrases(words, text)).toBe(isPart);
});
