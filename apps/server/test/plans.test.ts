import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let free: TestApp;

beforeAll(async () => {
  free = await openTestApp();
});

afterAll(() => free.close());

const call = ({ app }: TestApp, method: string, path: string, headers: Record<string, string>, body?: object) =>
  app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const planOf = async (opened: TestApp, headers: Record<string, string>) =>
  (await call(opened, 'GET', '/api/plans', headers)).json();

test('without a payment key an upgrade starts the 14-day trial, once for each plan, and the dashboard is told', async () => {
  const headers = await signUp(free);
  const reply = await (await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' })).json();
  expect(reply.state).toBe('trial-started');
  expect(reply.url).toBe('http://localhost:3000/dashboard?status=success&plan=Famous');
  expect(Date.parse(reply.endsAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect(await planOf(free, headers)).toMatchObject({
    plan: 'FAMOUS',
    source: 'trial',
    trialsLeft: ['PREMIUM'],
    paymentAvailable: false,
  });
  const account = await (await call(free, 'GET', '/api/account', headers)).json();
  expect(account.subscription).toMatchObject({ subscriptionType: 'FAMOUS', trialsAllowed: 45, trialsUsed: 0 });
});

test('Premium is unlimited; when a trial ends the Free count stands as it stood', async () => {
  const headers = await signUp(free);
  const { id } = await (await call(free, 'GET', '/api/account', headers)).json();
  await free.database.db.execute(sql`select increment_trials_used(${id})`);
  await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription).toMatchObject({
    trialsAllowed: null,
    trialsUsed: 0,
  });
  await free.database.db.execute(sql`update user_subscriptions set plan_ends_at = now() where user_id = ${id}`);
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription).toMatchObject({
    subscriptionType: 'FREE',
    trialsAllowed: 3,
    trialsUsed: 1,
  });
  const again = await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  expect(again.status).toBe(409);
  expect((await again.json()).code).toBe('no-payment');
});

test('a paid plan counts its trials by the month', async () => {
  const headers = await signUp(free);
  const { id } = await (await call(free, 'GET', '/api/account', headers)).json();
  await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  await free.database.db.execute(
    sql`update user_subscriptions set trials_used = 45, period_start = now() - interval '32 days' where user_id = ${id}`,
  );
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription.trialsUsed).toBe(0);
});
