import { expect, test } from 'vitest';
import { countRoom } from './count-room.ts';

const lines = (tops: number[]) => tops.map((top) => ({ top, bottom: top + 14 }));

test('room is counted in lines at the usual distance of the page', () => {
  expect(countRoom(lines([100, 115, 130, 145, 160]), 174 + 15 * 12)).toBe(12);
  expect(countRoom(lines([100, 115, 130, 170, 185]), 199 + 29)).toBe(1);
});

test('what stands beside each other is one line', () => {
  expect(countRoom([...lines([100, 115, 130]), ...lines([100.2, 102, 115.1])], 144 + 30)).toBe(2);
});

test('a full page has no room, and a page of one line does not tell', () => {
  expect(countRoom(lines([100, 115, 130]), 140)).toBe(0);
  expect(countRoom(lines([100]), 800)).toBeUndefined();
});

test('a last page of one line is counted at the distance of the first', () => {
  expect(countRoom(lines([100]), 114 + 30, lines([100, 115, 130]))).toBe(2);
});
