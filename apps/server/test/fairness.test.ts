import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeForm } from './submit-form.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ WORKERS: '0' });
});
afterAll(() => opened.close());

async function person(plan?: 'FAMOUS' | 'PREMIUM'): Promise<Record<string, string>> {
  const headers = await signUp(opened);
  if (plan) {
    await opened.app.request('/api/plans/upgrade', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
  }
  return headers;
}

async function submit(headers: Record<string, string>): Promise<string> {
  const body = await resumeForm();
  const response = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
  expect(response.status).toBe(202);
  return ((await response.json()) as { id: string }).id;
}

test('a hundred simultaneous submissions of one person with three trials: exactly three are accepted', async () => {
  const headers = await signUp(opened);
  const body = await Promise.all(Array.from({ length: 100 }, () => resumeForm()));
  const replies = await Promise.all(
    body.map((form) => opened.app.request('/api/optimizations/resume', { method: 'POST', body: form, headers })),
  );
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  // Those for whom there was no place in the queue were turned away before their trial was looked at.
  expect([count(202), count(403) + count(503) + count(429)]).toEqual([3, 97]);
  const account = await (await opened.app.request('/api/account', { headers })).json();
  expect(account.subscription.trialsUsed).toBe(3);
});

test('a thousand repeats with one key: one job, one trial', async () => {
  const headers = { ...(await signUp(opened)), 'Idempotency-Key': 'the-one-key' };
  const ids = new Set<string>();
  for (let batch = 0; batch < 10; batch++) {
    const forms = await Promise.all(Array.from({ length: 100 }, () => resumeForm()));
    const replies = await Promise.all(
      forms.map((body) => opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers })),
    );
    for (const reply of replies) ids.add(((await reply.json()) as { id: string }).id);
  }
  expect(ids.size).toBe(1);
  const { rows } = await opened.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data ->> 'id' = ${[...ids][0] ?? ''}`,
  );
  expect(rows[0]?.count).toBe(1);
  const account = await (await opened.app.request('/api/account', { headers })).json();
  expect(account.subscription.trialsUsed).toBe(1);
});

test("one person's ten jobs do not hold up another's one, and paid plans go first", async () => {
  const busy = await person('FAMOUS');
  const ten: string[] = [];
  for (let each = 0; each < 10; each++) ten.push(await submit(busy));
  const one = await submit(await person());
  const paid = await submit(await person('PREMIUM'));
  const all = [...ten, one, paid];
  const order: string[] = [];
  const note = async (id: string) => {
    if (all.includes(id)) order.push(id);
  };
  await opened.services.jobs.work('optimization', { concurrency: 1, perGroup: 1 }, note);
  await expect.poll(() => order.length, { interval: 250 }).toBe(12);
  expect(order[0]).toBe(paid);
  // A Famous plan is two places ahead: the first three of the ten stand before the free person's one, the other seven behind it.
  expect(order.slice(1, 5)).toEqual([...ten.slice(0, 3), one]);
  expect(new Set(order).size).toBe(12);
});
