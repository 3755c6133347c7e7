import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

const token = 'operator-token-for-tests';
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp({ OPERATOR_TOKEN: token });
});

afterAll(() => opened.close());

const ask = (method: string, path: string, body?: object, bearer = token) =>
  opened.app.request(`/operations/organizations${path}`, {
    method,
    headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const accountOf = async (headers: Record<string, string>) =>
  (await opened.app.request('/api/account', { headers })).json();
const draw = async (id: string) =>
  (await opened.database.db.execute<{ used: number | null }>(sql`select increment_trials_used(${id}) as used`)).rows[0]
    ?.used;

async function makeOrganization(pool: number | null): Promise<string> {
  const made = await ask('POST', '', { name: 'Harbour College', plan: 'PREMIUM', pool });
  expect(made.status).toBe(201);
  return (await made.json()).id;
}

test('without the operator’s token there are no such calls', async () => {
  expect((await ask('GET', '', undefined, 'another-token-of-somebody')).status).toBe(404);
});

test('who is invited and has an account is on the plan at once, and is mailed once', async () => {
  const headers = await signUp(opened);
  const { email } = await accountOf(headers);
  const id = await makeOrganization(10);
  const people = { people: [{ email: email.toUpperCase(), name: 'Ida Holm' }] };
  expect(await (await ask('POST', `/${id}/invitations`, people)).json()).toEqual({
    invited: 1,
    already: [],
    elsewhere: [],
  });
  expect((await accountOf(headers)).subscription).toMatchObject({ subscriptionType: 'PREMIUM', trialsAllowed: null });
  expect(await (await ask('POST', `/${id}/invitations`, people)).json()).toMatchObject({
    invited: 0,
    already: [email],
  });
  const { rows } = await opened.database.db.execute(
    sql`select subject from mail.outbox where recipient = ${email} and subject like '%invites you%'`,
  );
  expect(rows).toEqual([{ subject: 'Harbour College invites you to Shortlist' }]);
  const other = await makeOrganization(null);
  expect(await (await ask('POST', `/${other}/invitations`, people)).json()).toMatchObject({ elsewhere: [email] });
});

test('a person is invited in the language of the list, else of their account, else of the operator', async () => {
  const headers = { ...(await signUp(opened)), 'Accept-Language': 'it' };
  const { email } = await accountOf(headers);
  const id = await makeOrganization(10);
  const listed = { email: 'lea.listed@example.com', name: 'Lea', language: 'fr' };
  const people = [listed, { email }, { email: 'unknown.person@example.com' }];
  await opened.app.request(`/operations/organizations/${id}/invitations`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': 'nl' },
    body: JSON.stringify({ people }),
  });
  const { rows } = await opened.database.db.execute<{ recipient: string; subject: string }>(
    sql`select recipient, subject from mail.outbox where subject like 'Harbour College %' and recipient in (${listed.email}, ${email}, 'unknown.person@example.com')`,
  );
  expect(Object.fromEntries(rows.map(({ recipient, subject }) => [recipient, subject]))).toEqual({
    [listed.email]: 'Harbour College vous invite à rejoindre Shortlist',
    [email]: 'Harbour College ti invita su Shortlist',
    'unknown.person@example.com': 'Harbour College nodigt je uit voor Shortlist',
  });
  expect(
    (await ask('POST', `/${id}/invitations`, { people: [{ email: 'x@example.com', language: 'tlh' }] })).status,
  ).toBe(422);
});

test('who is invited first gets the plan with their account', async () => {
  const id = await makeOrganization(null);
  const before = await accountOf(await signUp(opened));
  const next = `person-${Number(/\d+/.exec(before.email)?.[0]) + 1}@example.com`;
  await ask('POST', `/${id}/invitations`, { people: [{ email: next }] });
  const account = await accountOf(await signUp(opened));
  expect(account.email).toBe(next);
  expect(account.subscription.subscriptionType).toBe('PREMIUM');
  expect(await (await ask('GET', '')).json()).toContainEqual(expect.objectContaining({ id, invited: 1, joined: 1 }));
});

test('an address that nobody has proved gets no plan that another is invited to; the moment it is proved, it does', async () => {
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  const set = (at: string) =>
    opened.database.db.execute(sql`update auth.users set email_confirmed_at = ${sql.raw(at)} where id = ${userId}`);
  await set('null');
  await accountOf(headers);
  const id = await makeOrganization(null);
  await ask('POST', `/${id}/invitations`, { people: [{ email }] });
  expect((await accountOf(headers)).subscription.subscriptionType).toBe('FREE');
  await set('now()');
  expect((await accountOf(headers)).subscription.subscriptionType).toBe('PREMIUM');
});

test('the invitation stays when somebody deletes an account of the same address that was never proved', async () => {
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  const id = await makeOrganization(null);
  await opened.database.db.execute(sql`update auth.users set email_confirmed_at = null where id = ${userId}`);
  await accountOf(headers);
  await ask('POST', `/${id}/invitations`, { people: [{ email }] });
  expect((await opened.app.request('/api/account', { method: 'DELETE', headers })).status).toBe(204);
  expect(await (await ask('GET', '')).json()).toContainEqual(expect.objectContaining({ id, invited: 1, joined: 0 }));
});

test('a member who tries a larger plan is back in the pool when the trial ends; for the same or a smaller one nothing is to be done', async () => {
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  const made = await ask('POST', '', { name: 'Harbour College', plan: 'FAMOUS', pool: 5 });
  const { id } = await made.json();
  await ask('POST', `/${id}/invitations`, { people: [{ email }] });
  const upgrade = (plan: string) =>
    opened.app.request('/api/plans/upgrade', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ plan }),
    });
  const refused = await upgrade('FAMOUS');
  expect([refused.status, (await refused.json()).title]).toEqual([409, 'Your organization already pays for your plan']);
  expect((await upgrade('PREMIUM')).status).toBe(200);
  expect(await draw(userId)).toBe(1);
  const used = async () => (await (await ask('GET', '')).json()).find((one: { id: string }) => one.id === id).poolUsed;
  expect(await used()).toBe(0);
  await opened.database.db.execute(
    sql`update user_subscriptions set plan_ends_at = now() - interval '1 minute' where user_id = ${userId}`,
  );
  expect((await accountOf(headers)).subscription).toMatchObject({ subscriptionType: 'FAMOUS', trialsAllowed: null });
  expect(await draw(userId)).toBe(1);
  expect(await used()).toBe(1);
});

test('members draw on one pool; what is given back is in it again; the usage tells figures by month', async () => {
  const id = await makeOrganization(2);
  const members = await Promise.all([signUp(opened), signUp(opened)].map(async (headers) => accountOf(await headers)));
  await ask('POST', `/${id}/invitations`, { people: members.map(({ email }) => ({ email })) });
  const [first, second] = members.map((member) => member.id);
  expect([await draw(first), await draw(second), await draw(first)]).toEqual([1, 1, null]);
  await opened.database.db.execute(sql`select return_trial(${second})`);
  expect(await draw(first)).toBe(2);
  expect(await draw(second)).toBeNull();
  expect(await (await ask('PATCH', `/${id}`, { pool: 3 })).json()).toMatchObject({ pool: 3, poolUsed: 2 });
  expect(await draw(second)).toBe(1);
  await opened.database.db.execute(
    sql`insert into trial_events (id, user_id, kind, title) select gen_random_uuid(), ${first}, 'charged', 'Nurse'`,
  );
  const [month] = await (await ask('GET', `/${id}/usage`)).json();
  expect(month).toMatchObject({ month: new Date().toISOString().slice(0, 7), trials: 1, people: 0, meanScore: null });
});

test('what a member did stays in the figures of the past when they are taken out, and what they do later is not in them', async () => {
  const id = await makeOrganization(null);
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  const other = await accountOf(await signUp(opened));
  await ask('POST', `/${id}/invitations`, { people: [{ email }, { email: other.email }] });
  const work = async (person: string, score: number) => {
    await opened.database.db.execute(
      sql`insert into trial_events (id, user_id, kind, title) select gen_random_uuid(), ${person}, 'charged', 'Nurse'`,
    );
    await opened.database.db.execute(sql`
      with file as (insert into documents (id, user_id, file_name, media_type, bytes)
        values (gen_random_uuid(), ${person}, 'resume.pdf', 'application/pdf', '') returning id)
      insert into optimizations (id, user_id, kind, state, document_id, file_name, full_name, email, title, form, reading, score, idempotency_key, fingerprint)
      select gen_random_uuid(), ${person}, 'resume', 'done', id, 'resume.pdf', '', '', 'Nurse', '{}', '{}', ${score}, id, '' from file`);
  };
  await work(userId, 80);
  await work(userId, 70);
  await work(other.id, 60);
  const usage = async () => (await ask('GET', `/${id}/usage`)).json();
  const told = await usage();
  expect(told).toMatchObject([{ people: 2, resumes: 3, profiles: 0, trials: 3, meanScore: 70 }]);
  expect((await ask('POST', `/${id}/removals`, { email })).status).toBe(200);
  await work(userId, 10);
  expect(await usage()).toEqual(told);
  // Who comes back begins anew: nothing counts twice.
  await ask('POST', `/${id}/invitations`, { people: [{ email }] });
  expect((await ask('POST', `/${id}/removals`, { email })).status).toBe(200);
  expect(await usage()).toEqual(told);
});

/** A member who has changed their address, and the headers of another person who has the old one now. */
async function memberWithNewAddress(id: string) {
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  await ask('POST', `/${id}/invitations`, { people: [{ email, name: 'Ida Holm' }] });
  const rename = (person: string, to: string) =>
    opened.database.db.execute(sql`update auth.users set email = ${to} where id = ${person}`);
  await rename(userId, `private-${email}`);
  await accountOf(headers);
  const other = await signUp(opened);
  await rename((await accountOf(other)).id, email);
  await accountOf(other);
  return { headers, userId, invited: email, other };
}

test('a member who has changed their address stays one when somebody else takes the old one and deletes the account', async () => {
  const id = await makeOrganization(1);
  const { headers, userId, other } = await memberWithNewAddress(id);
  expect((await opened.app.request('/api/account', { method: 'DELETE', headers: other })).status).toBe(204);
  expect(await (await ask('GET', '')).json()).toContainEqual(expect.objectContaining({ id, invited: 1, joined: 1 }));
  expect((await accountOf(headers)).subscription.subscriptionType).toBe('PREMIUM');
  expect([await draw(userId), await draw(userId)]).toEqual([1, null]);
});

test('who is removed is on Free again, by the address of the invitation or of today; what waits to be mailed is not', async () => {
  const id = await makeOrganization(5);
  const { headers, userId, invited } = await memberWithNewAddress(id);
  const { email } = await accountOf(headers);
  expect((await ask('POST', `/${id}/removals`, { email: 'nobody@example.com' })).status).toBe(404);
  expect(await (await ask('POST', `/${id}/removals`, { email: email.toUpperCase() })).json()).toMatchObject({
    invited: 0,
  });
  expect((await accountOf(headers)).subscription).toMatchObject({ subscriptionType: 'FREE', trialsAllowed: 3 });
  const waiting = async () =>
    (await opened.database.db.execute(sql`select 1 from mail.outbox where key = ${`invitation:${id}:${invited}`}`))
      .rows;
  expect(await waiting()).toEqual([]);
  await ask('POST', `/${id}/invitations`, { people: [{ email: invited }] });
  expect(await waiting()).toHaveLength(1);
  expect((await ask('POST', `/${id}/removals`, { email: invited })).status).toBe(200);
  await opened.database.db.execute(
    sql`update user_subscriptions set plan_source = 'organization', trials_allowed = -1 where user_id = ${userId}`,
  );
  expect(await draw(userId)).toBeNull();
});
