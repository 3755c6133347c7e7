import { expect, test } from 'vitest';
import { swipeOf } from './swipe-of.ts';

test.each([
  ['a quick stroke to the left', { x: -120, y: 10, milliseconds: 180 }, 'left'],
  ['a quick stroke to the right', { x: 90, y: -20, milliseconds: 250 }, 'right'],
  ['a press', { x: 3, y: 2, milliseconds: 80 }, undefined],
  ['a scroll', { x: 10, y: -300, milliseconds: 200 }, undefined],
  ['a slanting scroll', { x: -110, y: -80, milliseconds: 200 }, undefined],
  ['a finger that wanders', { x: -200, y: 5, milliseconds: 1500 }, undefined],
])('%s', (_, stroke, way) => {
  expect(swipeOf(stroke)).toBe(way);
});
