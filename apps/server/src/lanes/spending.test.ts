import { expect, test } from 'vitest';
import { openSpending } from './spending.ts';

test('who has spent too much is told when to come again, gets time back as it passes, and others are not refused', () => {
  let now = 1_000_000;
  const spending = openSpending({ mostMs: 120_000, back: 0.5 }, () => now);
  const retryAfter = (who: string): number => {
    try {
      spending.refuse(who);
    } catch (error) {
      return (error as { details: { retryAfter: number } }).details.retryAfter;
    }
    return 0;
  };
  spending.add('one', 100_000);
  expect(retryAfter('one')).toBe(0);
  spending.add('one', 30_000);
  expect([retryAfter('one'), retryAfter('other')]).toEqual([20, 0]);
  now += 20_000;
  expect([retryAfter('one'), spending.of('one')]).toEqual([0, 120_000]);
  now += 240_000;
  expect(spending.of('one')).toBe(0);
});
