import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropAllTyped, dropTyped, keepTyped, readTyped } from './typed-words.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps typed words for their place in their result', () => {
  keepTyped('r1', 'letter', 'Dear Ms Quill,');
  expect(readTyped('r1', 'letter')).toBe('Dear Ms Quill,');
  expect(readTyped('r1', 'edit')).toBeUndefined();
  expect(readTyped('r2', 'letter')).toBeUndefined();
});

it('lets go of one place once it is saved, and of all places with their result', () => {
  for (const place of ['letter', 'first edit', 'second edit']) keepTyped('r1', place, 'words');
  keepTyped('r2', 'letter', 'of another');
  dropTyped('r1', 'letter');
  expect(readTyped('r1', 'letter')).toBeUndefined();
  expect(readTyped('r1', 'first edit')).toBe('words');
  dropAllTyped('r1');
  expect(readTyped('r1', 'second edit')).toBeUndefined();
  expect(readTyped('r2', 'letter')).toBe('of another');
});
