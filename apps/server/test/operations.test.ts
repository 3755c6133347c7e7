import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../src/calls/index.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

const token = 'operator-token-for-tests';
const operator = { Authorization: `Bearer ${token}` };
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp({ OPERATOR_TOKEN: token });
});
afterAll(() => opened.close());

const call = callApp(() => opened);
const json = async (answer: Response | Promise<Response>) => (await answer).json();
const accountOf = (headers: Record<string, string>) => json(call(headers, 'GET', '/api/account'));
const auditOf = async (person: string): Promise<[string, string, number | null][]> =>
  (await json(call(operator, 'GET', `/operations/audit?person=${person}`))).map(
    ({ actor, action, status }: { actor: string; action: string; status: number | null }) => [actor, action, status],
  );

/** The code that an authenticator app shows now (RFC 6238) for a secret in Base32. */
function codeOf(secret: string): string {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a person is found by the beginning of their address or their id, and only by the operator', async () => {
  const headers = await signUp(opened);
  const { id, email } = await accountOf(headers);
  for (const find of [email, email.slice(0, -4).toUpperCase(), id]) {
    const found = await json(call(operator, 'POST', '/operations/people/find', { find }));
    expect(found).toMatchObject([
      { id, email, plan: 'FREE', trialsAllowed: 3, signIn: { openSessions: 1, factors: 0 } },
    ]);
  }
  expect(await json(call(operator, 'POST', '/operations/people/find', { find: '%%%' }))).toEqual([]);
  expect((await call(headers, 'POST', '/operations/people/find', { find: email })).status).toBe(404);
  expect((await call({}, 'POST', '/operations/people/find', { find: email })).status).toBe(404);
});

test('a ban ends the sessions and holds until it is taken back', async () => {
  const headers = await signUp(opened);
  const { id, email } = await accountOf(headers);
  const body = { email, password: 'correct horse battery staple' };
  const signIn = async () => (await call({}, 'POST', '/auth/v1/token?grant_type=password', body)).status;
  expect(await signIn()).toBe(200);
  const banned = await json(call(operator, 'POST', `/operations/people/${id}/ban`, { hours: null }));
  expect(new Date(banned.signIn.bannedUntil).getFullYear()).toBeGreaterThan(2100);
  expect((await call(headers, 'GET', '/api/account')).status).toBe(401);
  expect(await signIn()).toBe(400);
  expect((await json(call(operator, 'POST', `/operations/people/${id}/unban`))).signIn.bannedUntil).toBeNull();
  expect(await signIn()).toBe(200);
});

test('second factors are taken off, the sessions end and the person is told', async () => {
  const headers = await signUp(opened);
  const { id, email } = await accountOf(headers);
  const factor = await json(call(headers, 'POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'phone' }));
  const challenge = await json(call(headers, 'POST', `/auth/v1/factors/${factor.id}/challenge`));
  const code = codeOf(factor.totp.secret);
  const proof = { challenge_id: challenge.id, code };
  expect((await call(headers, 'POST', `/auth/v1/factors/${factor.id}/verify`, proof)).status).toBe(200);
  expect(await json(call(operator, 'POST', `/operations/people/${id}/reset-factors`))).toMatchObject({ removed: 1 });
  expect((await call(headers, 'GET', '/api/account')).status).toBe(401);
  const [found] = await json(call(operator, 'POST', '/operations/people/find', { find: id }));
  expect(found.signIn).toMatchObject({ factors: 0, openSessions: 0 });
  const { rows } = await opened.database.db.execute(
    sql`select 1 from mail.outbox where recipient = ${email} and key like 'auth:factorRemoved:%'`,
  );
  expect(rows).toHaveLength(1);
});

test('plan and trials are set; a plan that is paid elsewhere stays', async () => {
  const headers = await signUp(opened);
  const { id } = await accountOf(headers);
  const change = (body: object) => call(operator, 'PATCH', `/operations/people/${id}/plan`, body);
  expect(await json(change({ plan: 'PREMIUM' }))).toMatchObject({
    plan: 'PREMIUM',
    trialsAllowed: null,
    planEndsAt: null,
  });
  expect((await accountOf(headers)).subscription).toMatchObject({ subscriptionType: 'PREMIUM', trialsAllowed: null });
  const ends = await json(change({ plan: 'FAMOUS', days: 30, trialsAllowed: 100 }));
  expect(ends).toMatchObject({ plan: 'FAMOUS', trialsAllowed: 100, trialsUsed: 0 });
  expect(new Date(ends.planEndsAt).getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect(await json(change({ trialsUsed: 7 }))).toMatchObject({ plan: 'FAMOUS', trialsUsed: 7 });
  expect((await change({})).status).toBe(422);
  await opened.database.db.execute(sql`update user_subscriptions set plan_source = 'stripe' where user_id = ${id}`);
  expect((await change({ plan: 'FREE' })).status).toBe(409);
  expect(await json(change({ trialsUsed: 1 }))).toMatchObject({ plan: 'FAMOUS', trialsUsed: 1 });
});

test('an account is deleted as its owner would delete it, once', async () => {
  const headers = await signUp(opened);
  const { id } = await accountOf(headers);
  expect((await call(operator, 'DELETE', `/operations/people/${id}`)).status).toBe(204);
  expect((await call(headers, 'GET', '/api/account')).status).toBe(401);
  expect((await call(operator, 'DELETE', `/operations/people/${id}`)).status).toBe(404);
  const log = await json(call(operator, 'GET', '/operations/audit?limit=2'));
  expect(log.map(({ action, status, person }: Record<string, unknown>) => [action, status, person])).toEqual([
    ['get audit', null, null],
    ['delete people', 404, null],
  ]);
});

test('mails that were given up are listed and sent again; those without their text are not', async () => {
  const id = '0190a8f0-0000-7000-8000-00000000000a';
  const message = JSON.stringify({ to: 'ada@example.org', subject: 'Hello', html: '<p>x</p>', text: 'x' });
  await opened.database.db.execute(sql`insert into mail.outbox (id, key, recipient, subject, message, status, attempts, last_error, next_attempt_at, created_at)
    values (${id}, 'lost', 'ada@example.org', 'Hello', ${message}::jsonb, 'failed', 10, '550 no such box', now(), now())`);
  const list = () => json(call(operator, 'GET', '/operations/lost-mails'));
  expect(await list()).toMatchObject([{ id, recipient: 'ada@example.org', tries: 10, canRetry: true }]);
  expect((await call(operator, 'POST', `/operations/lost-mails/${id}/retry`)).status).toBe(202);
  expect((await call(operator, 'POST', `/operations/lost-mails/${id}/retry`)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('the log holds what people do about plans, exports, shares and their account, and every call of the operator’s', async () => {
  const headers = await signUp(opened);
  const { id } = await accountOf(headers);
  await call(headers, 'POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  await (await call(headers, 'GET', '/api/account/export')).arrayBuffer();
  const draft = { content: { basics: { name: 'Ada' } } };
  await call(headers, 'POST', '/api/resumes/0190a8f0-0000-7000-8000-000000000000/shares', { days: null });
  await call(headers, 'POST', '/api/resumes', { title: 'x', draft });
  await call(operator, 'POST', `/operations/people/${id}/ban`, { hours: 1 });
  expect(await auditOf(id)).toEqual([
    ['operator', 'post people/ban', 200],
    ['person', 'share-made', 404],
    ['person', 'export', 200],
    ['person', 'plan-upgrade', 200],
  ]);
  const kept = calls.filter((each) => each.operator || each.audit);
  const plans = calls.filter(({ path }) => /\/(plans\/|shares|export$|files\/)/.test(path) && !path.endsWith('xray'));
  for (const each of plans.filter(({ method, path }) => method !== 'get' || /export|files/.test(path)))
    expect([each.path, kept.includes(each)]).toEqual([each.path, true]);
});

test('strangers fill no log, and a person’s noted calls have their limit', async () => {
  const count = async () => {
    const { rows } = await opened.database.db.execute(sql`select count(*)::int as count from audit_events`);
    return rows[0]?.count;
  };
  const before = await count();
  expect((await call({}, 'POST', '/api/plans/events', { type: 'invoice.paid' })).status).toBe(404);
  expect(await count()).toBe(before);
  const headers = await signUp(opened);
  const file = '/api/resumes/0190a8f0-0000-7000-8000-000000000000/files/txt';
  // Many at once, but no more than one person may have under way: one after the other, some of the limit comes back meanwhile.
  const many = () => Promise.all(Array.from({ length: 75 }, () => call(headers, 'GET', file)));
  const answers = [...(await many()), ...(await many())];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
});

test('what cannot be written into the log is not done', async () => {
  const headers = await signUp(opened);
  const { id } = await accountOf(headers);
  await opened.database.db.execute(sql`alter table audit_events rename to away`);
  expect((await call(operator, 'DELETE', `/operations/people/${id}`)).status).toBe(500);
  await opened.database.db.execute(sql`alter table away rename to audit_events`);
  expect((await accountOf(headers)).id).toBe(id);
});
