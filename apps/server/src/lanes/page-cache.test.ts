import { expect, test, vi } from 'vitest';
import { openPageCache, pageKey } from './page-cache.ts';

test('pages are set once for all who ask, and again for another revision or look', async () => {
  const cache = openPageCache();
  const set = vi.fn(async () => [new Uint8Array(4)]);
  const key = (revision: number, look: object) => pageKey({ id: 'one', revision }, look, 'svg');
  await Promise.all([1, 2, 3].map(() => cache.get(key(1, {}), set)));
  await cache.get(key(1, {}), set);
  expect(set).toHaveBeenCalledTimes(1);
  await cache.get(key(2, {}), set);
  await cache.get(key(2, { template: 'other' }), set);
  expect(set).toHaveBeenCalledTimes(3);
});

test('the longest unused pages go first; what failed or is too old is set again', async () => {
  const cache = openPageCache({ mostBytes: 250, keptMs: 50 });
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return new Uint8Array(100);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await ask('b');
  expect(made).toHaveLength(5);
  await expect(cache.get('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('x', async () => new Uint8Array(1))).toEqual(new Uint8Array(1));
});
