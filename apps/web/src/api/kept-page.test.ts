import { beforeEach, expect, test, vi } from 'vitest';
import { keepPage, readKeptPage } from './kept-page.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('the page of the resume that was seen last is kept, and of no other', () => {
  keepPage('one', '<svg/>');
  expect(readKeptPage('one')).toBe('<svg/>');
  expect(readKeptPage('two')).toBeUndefined();
  keepPage('two', '<svg id="two"/>');
  expect(readKeptPage('one')).toBeUndefined();
});

test('a page that is too large, and a storage that is closed, keep nothing', () => {
  keepPage('one', '<svg/>');
  keepPage('one', 'x'.repeat(700_000));
  expect(readKeptPage('one')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  keepPage('one', '<svg/>');
  expect(readKeptPage('one')).toBeUndefined();
});
