import { expect, test } from 'vitest';
import { firstCrop, keptPart, moveCrop } from './crop-picture.ts';

test('the kept part is four by five, as large as fits, and leaves more of a high picture below than above', () => {
  expect(keptPart({ width: 1000, height: 500 }, firstCrop)).toEqual({ left: 300, top: 0, width: 400, height: 500 });
  const high = keptPart({ width: 400, height: 1500 }, firstCrop);
  expect(high).toEqual({ left: 0, top: 350, width: 400, height: 500 });
});

test('drawing the picture moves the part the other way, and stops at the edges', () => {
  const picture = { width: 1000, height: 500 };
  const moved = moveCrop(picture, firstCrop, { x: 60, y: 30 }, 200);
  expect(keptPart(picture, moved)).toMatchObject({ left: 180, top: 0 });
  expect(moveCrop(picture, firstCrop, { x: 9999, y: 0 }, 200).x).toBe(0);
  expect(keptPart(picture, { zoom: 2, x: 1, y: 1 })).toEqual({ left: 800, top: 250, width: 200, height: 250 });
});
