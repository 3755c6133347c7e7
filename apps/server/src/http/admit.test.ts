import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Call } from '../calls/index.ts';
import { admit } from './admit.ts';

const calls: Call[] = [{ method: 'get', path: '/api/long', summary: 'A whole resume', whole: true }];

test('of one caller’s calls with whole resumes one is worked on at a time, and another caller’s beside it', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const who = (header: string | undefined) => header ?? 'nobody';
  const app = new Hono();
  const door = admit(calls, {
    actorOf: async (c) =>
      ({ id: who(c.req.header('X-Who')), email: 'a@example.org', name: 'A', signedInAt: 0 }) as never,
    networkOf: () => 'network',
    operatorToken: undefined,
    audit: (_c, _call, work) => work(),
    vault: { asPerson: async (_person, work) => work() },
  });
  app.use('*', door).get('/api/long', async (c) => {
    begun.push(who(c.req.header('X-Who')));
    await new Promise<void>((resolve) => ends.push(resolve));
    return c.text('done');
  });
  const look = async (name: string) => app.request('/api/long', { headers: { 'X-Who': name } });
  const all = ['a', 'a', 'a', 'b'].map(look);
  for (const order of [
    ['a', 'b'],
    ['a', 'b', 'a'],
    ['a', 'b', 'a', 'a'],
  ]) {
    await expect.poll(() => begun).toEqual(order);
    ends.shift()?.();
    if (order.length === 2) ends.shift()?.();
  }
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
