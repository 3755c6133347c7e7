import { readMails } from '@shortlist/mail/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeForm } from './submit-form.ts';

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

test('the start of a trial is mailed once, with the day on which it ends', async () => {
  const headers = await signUp(free);
  const { email } = await (await call(free, 'GET', '/api/account', headers)).json();
  const { endsAt } = await (await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' })).json();
  const mails = (await readMails(free.database.db)).filter(({ to, subject }) => to === email && /trial/.test(subject));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.subject).toBe('Your Premium trial has started');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(endsAt));
  expect(mail?.text).toContain(`until ${day}`);
  expect(mail?.text).toContain('nothing is charged');
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

test('accounts of one mailbox have the trial of a plan once', async () => {
  const start = async (email: string, plan: string) => {
    const body = { email, password: 'correct horse battery staple' };
    const { access_token: token } = await (await call(free, 'POST', '/auth/v1/signup', {}, body)).json();
    const headers = { Authorization: `Bearer ${token}` };
    await call(free, 'GET', '/api/account', headers);
    return (await call(free, 'POST', '/api/plans/upgrade', headers, { plan })).status;
  };
  expect(await start('mal+1@mbox.example', 'PREMIUM')).toBe(200);
  expect(await start('mal+2@mbox.example', 'PREMIUM')).toBe(409);
  expect(await start('mal+3@mbox.example', 'FAMOUS')).toBe(200);
});

test('accounts at several addresses of one mailbox share its free trials while they live', async () => {
  const trial = async (email: string) => {
    const body = { email, password: 'correct horse battery staple' };
    const { access_token: token } = await (await call(free, 'POST', '/auth/v1/signup', {}, body)).json();
    const headers = { Authorization: `Bearer ${token}` };
    const submit = async () =>
      (await free.app.request('/api/optimizations/resume', { method: 'POST', body: await resumeForm(), headers }))
        .status;
    const used = async () =>
      (await (await call(free, 'GET', '/api/account', headers)).json()).subscription.trialsUsed as number;
    await used();
    return { submit, used };
  };
  const [first, second, other] = [
    await trial('till.moss@gmail.com'),
    await trial('TillMoss+2@googlemail.com'),
    await trial('t.moss@example.com'),
  ];
  expect([await first.submit(), await second.submit(), await first.submit()]).toEqual([202, 202, 202]);
  expect([await first.submit(), await second.submit()]).toEqual([403, 403]);
  expect(await other.submit()).toBe(202);
});

test('an account that was deleted and is opened anew, or at another address, has the trials that it had', async () => {
  const open = async (email: string) => {
    const body = { email, password: 'correct horse battery staple' };
    const { access_token: token } = await (await call(free, 'POST', '/auth/v1/signup', {}, body)).json();
    return { Authorization: `Bearer ${token}` };
  };
  const usedBy = async (headers: Record<string, string>) => {
    const account = await (await call(free, 'GET', '/api/account', headers)).json();
    return { used: account.subscription.trialsUsed, left: (await planOf(free, headers)).trialsLeft };
  };
  const first = await open('farmer@example.com');
  const { id } = await (await call(free, 'GET', '/api/account', first)).json();
  for (let index = 0; index < 3; index += 1) await free.database.db.execute(sql`select increment_trials_used(${id})`);
  await call(free, 'POST', '/api/plans/upgrade', first, { plan: 'PREMIUM' });
  expect((await call(free, 'DELETE', '/api/account', first)).status).toBe(204);
  const kept = await free.database.db.execute(sql`select * from trials_had`);
  expect(JSON.stringify(kept.rows)).not.toContain('farmer');

  const second = await open('Farmer+again@example.com');
  expect(await usedBy(second)).toEqual({ used: 3, left: ['FAMOUS'] });
  await call(free, 'PUT', '/auth/v1/user', second, { email: 'barn@example.com' });
  expect(await usedBy(second)).toEqual({ used: 3, left: ['FAMOUS'] });
  expect(await usedBy(await open('farmer@example.com'))).toEqual({ used: 3, left: ['FAMOUS'] });
  expect(await usedBy(await open('neighbour@example.com'))).toEqual({ used: 0, left: ['FAMOUS', 'PREMIUM'] });
});

test('an account without an address, which anybody makes without end, has no trials', async () => {
  const open = await openTestApp({ AUTH_ANONYMOUS: 'true', WORKERS: '0' });
  try {
    const { access_token: token } = await (await call(open, 'POST', '/auth/v1/signup', {}, {})).json();
    const headers = { Authorization: `Bearer ${token}` };
    const body = await resumeForm();
    const refused = [
      await open.app.request('/api/optimizations/resume', { method: 'POST', body, headers }),
      await call(open, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' }),
    ];
    for (const answer of refused) expect([answer.status, (await answer.json()).code]).toEqual([403, 'address-needed']);
    await call(open, 'PUT', '/auth/v1/user', headers, { email: 'no-longer-nameless@example.com' });
    expect((await call(open, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' })).status).toBe(200);
  } finally {
    await open.close();
  }
});
