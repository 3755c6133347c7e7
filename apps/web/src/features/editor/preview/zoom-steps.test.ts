import { expect, test } from 'vitest';
import { nextZoom } from './zoom-steps.ts';

test('from a page that fits its width, the next sizes are those on both sides of it', () => {
  expect(nextZoom(0.93, 1)).toBe(1);
  expect(nextZoom(0.93, -1)).toBe(0.75);
  expect(nextZoom(0.9989, 1)).toBe(1.25);
});

test('the sizes end at 50 and 200 percent', () => {
  expect(nextZoom(2, 1)).toBeUndefined();
  expect(nextZoom(0.5, -1)).toBeUndefined();
  expect(nextZoom(0.42, 1)).toBe(0.5);
});
