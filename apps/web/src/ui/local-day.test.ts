import { expect, it } from 'vitest';
import { formatDay, localDay } from './local-day.ts';

it('today is the day on the wall, not the day in London', () => {
  expect(localDay(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04');
  expect(localDay(new Date(2026, 10, 21, 0, 1))).toBe('2026-11-21');
});

it('a day is written as people write it', () => {
  expect(formatDay('2026-03-04')).toBe('Mar 4, 2026');
  expect(formatDay('')).toBe('');
});
