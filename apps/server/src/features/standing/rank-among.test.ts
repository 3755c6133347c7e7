import { expect, it } from 'vitest';
import { rankAmong } from './rank-among.ts';

it('no rank is told among fewer than twenty people', () => {
  expect(rankAmong({ people: 19, above: 0 })).toBeNull();
});

it('a rank is the share of people up to and with the person', () => {
  expect(rankAmong({ people: 20, above: 0 })).toEqual({ people: 20, topPercent: 5 });
  expect(rankAmong({ people: 50, above: 4 })).toEqual({ people: 50, topPercent: 10 });
  expect(rankAmong({ people: 30, above: 29 })).toEqual({ people: 30, topPercent: 100 });
});
