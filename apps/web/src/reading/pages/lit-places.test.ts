import { expect, it } from 'vitest';
import { litPlaces } from './lit-places.ts';

it('a place that two facts share is lit once, and goes out with them', () => {
  const range = { page: 1, x: 36, y: 507, width: 148, height: 11 };
  const title = { page: 1, x: 36, y: 480, width: 90, height: 11 };
  const places = litPlaces([title, range, { ...range }, { ...title, page: 2 }], 1);
  expect(places.map(({ box }) => box)).toEqual([title, range]);
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
});
