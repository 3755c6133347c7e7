import { expect, test } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and the order in which it began. */
function watched() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, endNext };
}

test('callers take turns: nobody waits behind all that another asked for', async () => {
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 50, mostWaitingEach: 50 });
  const { begun, work, endNext } = watched();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name)));
  all.push(queue.run('b', work('b1')), queue.run('c', work('c1')), queue.run('b', work('b2')));
  for (let at = 0; at < 7; at++) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one caller never takes all places', async () => {
  const queue = openFairQueue({ atOnce: 2, atOnceEach: 1, mostWaiting: 50, mostWaitingEach: 50 });
  const { begun, work, endNext } = watched();
  const all = [queue.run('a', work('a1')), queue.run('a', work('a2')), queue.run('b', work('b1'))];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  for (let at = 0; at < 3; at++) await endNext();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('where too much waits, the next is turned away with when to come again; others still get in', async () => {
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 2, retryAfter: 7 });
  const { work, endNext } = watched();
  const all = [1, 2, 3].map(() => queue.run('a', work('a')));
  await expect(queue.run('a', work('a'))).rejects.toMatchObject({ status: 503, details: { retryAfter: 7 } });
  all.push(queue.run('b', work('b')));
  await expect(queue.run('b', work('b'))).rejects.toMatchObject({ status: 503 });
  for (let at = 0; at < 4; at++) await endNext();
  await Promise.all(all);
  const again = queue.run('a', work('a'));
  await endNext();
  await again;
});

test('where the queue is full, who has no place gets the last of who has most, until there are as many callers as places', async () => {
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 3 });
  const { begun, work, endNext } = watched();
  const told = Promise.allSettled(['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name))));
  const newcomers = [queue.run('b', work('b1')), queue.run('c', work('c1'))];
  await expect(queue.run('d', work('d1'))).rejects.toMatchObject({ status: 503 });
  for (let at = 0; at < 4; at++) await endNext();
  await Promise.all(newcomers);
  expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('work that fails gives its place on', async () => {
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 3, mostWaitingEach: 2 });
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('b', async () => 'done')).toBe('done');
});

test('who leaves is taken out of the line, and makes room', async () => {
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 1, mostWaitingEach: 1 });
  const { begun, work, endNext } = watched();
  const left = new AbortController();
  const first = queue.run('a', work('a1'));
  const gone = queue.run('b', work('b1'), left.signal);
  left.abort();
  await expect(gone).rejects.toMatchObject({ status: 503 });
  const third = queue.run('b', work('b2'));
  for (let at = 0; at < 2; at++) await endNext();
  await Promise.all([first, third]);
  expect(begun).toEqual(['a1', 'b2']);
});

test('of those who wait, who has used least comes first', async () => {
  const used: Record<string, number> = { greedy: 9000, middling: 500, frugal: 0 };
  const queue = openFairQueue({ atOnce: 1, mostWaiting: 10, mostWaitingEach: 10, usedBy: (who) => used[who] ?? 0 });
  const order: string[] = [];
  const work = (who: string) => queue.run(who, async () => void order.push(who));
  await Promise.all(['first', 'greedy', 'middling', 'greedy', 'frugal'].map(work));
  expect(order).toEqual(['first', 'frugal', 'middling', 'greedy', 'greedy']);
});
