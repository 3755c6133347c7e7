import { beforeEach, expect, test, vi } from 'vitest';
import { readKeptPage } from '../../../api/kept-page.ts';
import { keepShownPage, shownPage } from './first-pages.ts';

let kept: Map<string, string>;
const signIn = (id: string) =>
  kept.set('shortlist.auth', JSON.stringify({ access_token: 'a.e30.c', expires_at: 9e9, user: { id } }));

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a page is kept for whom it was set, and not once another has signed in', () => {
  signIn('marta');
  const shown = shownPage(['<svg/>', '<svg id="two"/>']);
  keepShownPage('one', shown);
  expect(readKeptPage({ id: 'one', user: 'marta' })).toBe('<svg/>');
  kept.clear();
  signIn('ada');
  keepShownPage('one', shown);
  expect(['marta', 'ada'].map((user) => readKeptPage({ id: 'one', user }))).toEqual([undefined, undefined]);
});
