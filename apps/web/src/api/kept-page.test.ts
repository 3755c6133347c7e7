import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPage, keepPage, readKeptPage } from './kept-page.ts';

const [one, two] = [
  { id: 'one', user: 'marta' },
  { id: 'two', user: 'marta' },
];
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the page of the resume that was seen last is kept, and of no other', () => {
  keepPage(one, '<svg/>');
  expect(readKeptPage(one)).toBe('<svg/>');
  expect(readKeptPage(two)).toBeUndefined();
  keepPage(two, '<svg id="two"/>');
  expect(readKeptPage(one)).toBeUndefined();
});

test('a page is shown to no other person, and a page of nobody to none', () => {
  keepPage(one, '<svg/>');
  expect(readKeptPage({ id: 'one', user: 'ada' })).toBeUndefined();
  kept.set('shortlist:page', JSON.stringify({ id: 'one', page: '<svg/>' }));
  expect(readKeptPage(one)).toBeUndefined();
});

test('a page is forgotten by its resume, or whichever it is', () => {
  keepPage(one, '<svg/>');
  forgetPage('two');
  expect(readKeptPage(one)).toBe('<svg/>');
  forgetPage('one');
  expect(kept.size).toBe(0);
  keepPage(one, '<svg/>');
  forgetPage();
  expect(kept.size).toBe(0);
});

test('a page that is too large, and a storage that is closed, keep nothing', () => {
  keepPage(one, '<svg/>');
  keepPage(one, 'x'.repeat(700_000));
  expect(readKeptPage(one)).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  keepPage(one, '<svg/>');
  forgetPage();
  expect(readKeptPage(one)).toBeUndefined();
});

test('where the new page finds no room, the old one is gone too', () => {
  keepPage(one, '<svg/>');
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  keepPage(one, '<svg id="new"/>');
  expect(kept.size).toBe(0);
});
