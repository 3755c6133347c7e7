import { expect, it } from 'vitest';
import { keepsHyphen } from './keeps-hyphen.ts';

it('a hyphen at the end of a line stays between two words that are no known word together', () => {
  expect(keepsHyphen('bank payment-', 'portal workflows')).toBe(true);
  for (const [before, after] of [
    ['work-', 'flow'],
    ['manage-', 'ment'],
    ['spread-', 'sheets'],
    ['Kunden-', 'betreuung'],
    ['under-', 'standing'],
  ] as const)
    expect(keepsHyphen(before, after), before).toBe(false);
});
