import type { Fact } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { standsUnderAnother } from './stands-under-another.ts';

const at = (pointer: string, y: number, x = 40): Fact => ({
  source: 'resume',
  pointer,
  text: pointer,
  boxes: [{ page: 1, x, y, width: 90, height: 10 }],
});
const line = at('/work/0/highlights/0', 300);
const own = at('/work/0/position', 100);

it('doubts a line that the page prints below the title of another job', () => {
  expect(standsUnderAnother(line, '/work/0', [own, at('/work/1/position', 200), line])).toBe(true);
  expect(standsUnderAnother(line, '/work/0', [own, at('/work/1/position', 400), line])).toBe(false);
});

it('trusts a line beside the titles of another column, and one without a place', () => {
  expect(standsUnderAnother(line, '/work/0', [own, at('/work/1/position', 200, 320), line])).toBe(false);
  const { boxes: _, ...bare } = line;
  expect(standsUnderAnother(bare, '/work/0', [own, at('/work/1/position', 200), bare])).toBe(false);
});
