import { newDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepAddresses } from '../src/features/shares/claim-address.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

const operator = { Authorization: 'Bearer operator-token-for-tests' };
let running: TestApp;

beforeAll(async () => {
  running = await openTestApp({ OPERATOR_TOKEN: 'operator-token-for-tests' });
});
afterAll(() => running.close());

type Headers = Record<string, string>;
const call = callApp(() => running);
const password = 'correct horse battery staple';

async function create(me: Headers, name = 'Marit Solberg'): Promise<string> {
  const draft = newDraft('modern-professional', { name });
  return (await (await call(me, 'POST', '/api/resumes', { title: 'One', draft })).json()).id;
}

const share = (me: Headers, id: string, address: string, more = {}) =>
  call(me, 'POST', `/api/resumes/${id}/shares`, { days: null, address, ...more });
const visit = async (address: string, body = {}) => (await call({}, 'POST', `/api/shared/${address}`, body)).status;

test('whom the operator has locked out shows no page, until they are let in again', async () => {
  const me = await signUp(running);
  const { id: person } = await (await call(me, 'GET', '/api/account')).json();
  const id = await create(me);
  expect((await share(me, id, 'marit-locked')).status).toBe(201);
  const link = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
  const all = async () => [await visit('marit-locked'), await visit(link.path.split('/').pop())];
  expect(await all()).toEqual([200, 200]);
  expect((await call(operator, 'POST', `/operations/people/${person}/ban`, { hours: null })).status).toBe(200);
  expect(await all()).toEqual([404, 404]);
  expect((await call({}, 'POST', '/api/shared/marit-locked/resume.pdf', {})).status).toBe(404);
  expect((await call(operator, 'POST', `/operations/people/${person}/unban`)).status).toBe(200);
  expect(await all()).toEqual([200, 200]);
});

test('the address of a page never leads to another person: not after it was revoked, not after the account is gone', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const [mine, theirs] = [await create(me), await create(other)];
  const { id: link } = await (await share(me, mine, 'marit-printed')).json();
  expect((await share(other, theirs, 'marit-printed')).status).toBe(409);
  expect((await call(me, 'DELETE', `/api/resumes/${mine}/shares/${link}`)).status).toBe(204);
  expect(await visit('marit-printed')).toBe(404);
  expect((await share(other, theirs, 'marit-printed')).status).toBe(409);
  expect((await share(me, mine, 'marit-printed')).status).toBe(201);
  expect((await call(me, 'DELETE', '/api/account', { currentPassword: password })).status).toBe(204);
  expect((await share(other, theirs, 'marit-printed')).status).toBe(409);
  expect(await visit('marit-printed')).toBe(404);
});

test('whoever has the mailbox that an owner left does not have the addresses of their pages', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const [mine, theirs] = [await create(me), await create(other)];
  const { id: link } = await (await share(me, mine, 'marit-moved')).json();
  expect((await call(me, 'DELETE', `/api/resumes/${mine}/shares/${link}`)).status).toBe(204);
  const account = async (who: Headers) => (await call(who, 'GET', '/api/account')).json();
  const [{ id, email }, { id: otherId }] = [await account(me), await account(other)];
  const rename = async (who: Headers, person: string, to: string) => {
    await running.database.db.execute(sql`update auth.users set email = ${to} where id = ${person}`);
    expect((await account(who)).email).toBe(to);
  };
  await rename(me, id, `moved-${email}`);
  await rename(other, otherId, email);
  expect((await share(other, theirs, 'marit-moved')).status).toBe(409);
  expect((await share(me, mine, 'marit-moved')).status).toBe(201);
});

test('links hold when a deletion is undone right after; of a resume that is taken back later they stay off, until the owner turns each on again', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const id = await create(me);
  const named = await (await share(me, id, 'marit-back')).json();
  const link = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
  const both = async () => [await visit('marit-back'), await visit(link.path.split('/').pop())];
  expect((await call(me, 'DELETE', `/api/resumes/${id}`)).status).toBe(204);
  expect(await both()).toEqual([404, 404]);
  expect((await call(me, 'POST', `/api/resumes/${id}/undelete`)).status).toBe(200);
  expect(await both()).toEqual([200, 200]);
  expect((await call(me, 'DELETE', `/api/resumes/${id}`)).status).toBe(204);
  await running.database.db.execute(
    sql`update resumes set deleted_at = deleted_at - interval '2 minutes' where id = ${id}`,
  );
  expect((await call(me, 'POST', `/api/resumes/${id}/undelete`)).status).toBe(200);
  expect(await both()).toEqual([404, 404]);
  expect((await call({}, 'POST', '/api/shared/marit-back/resume.pdf', {})).status).toBe(404);
  const listed = await (await call(me, 'GET', `/api/resumes/${id}/shares`)).json();
  expect(listed.map(({ isOff }: { isOff: boolean }) => isOff)).toEqual([true, true]);
  const on = (who: Headers, which: string) => call(who, 'POST', `/api/resumes/${id}/shares/${which}/on`);
  expect([(await on(other, named.id)).status, (await on(me, id)).status]).toEqual([404, 404]);
  expect(await (await on(me, named.id)).json()).toMatchObject({ id: named.id, isOff: false });
  expect(await both()).toEqual([200, 404]);
});

test('an address that was refused is not the refused person’s, and one that stands is noted again', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const [mine, theirs] = [await create(me), await create(other)];
  const { id: link } = await (await share(me, mine, 'marit-early')).json();
  const { database, settings } = running.services;
  // As if the page were of before addresses were noted.
  await database.db.execute(sql`delete from addresses_had`);
  expect((await share(other, theirs, 'marit-early')).status).toBe(409);
  expect((await database.db.execute(sql`select count(*)::int as count from addresses_had`)).rows).toEqual([
    { count: 0 },
  ]);
  await keepAddresses(database, settings.auth.secret);
  expect((await call(me, 'DELETE', `/api/resumes/${mine}/shares/${link}`)).status).toBe(204);
  expect((await share(other, theirs, 'marit-early')).status).toBe(409);
  expect((await share(me, mine, 'marit-early')).status).toBe(201);
});

test('nobody takes one address after the other', async () => {
  const me = await signUp(running);
  const id = await create(me);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await share(me, id, `squatted-${at}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('links that are made at once do not pass the limit', async () => {
  const me = await signUp(running);
  const id = await create(me);
  const make = () => call(me, 'POST', `/api/resumes/${id}/shares`, { days: null });
  for (let made = 0; made < 96; made += 24) await Promise.all(Array.from({ length: 24 }, make));
  const last = await Promise.all(Array.from({ length: 24 }, make));
  expect(last.filter(({ status }) => status === 201)).toHaveLength(4);
});

test('a file is named after a person whose name is cut within a sign', async () => {
  const me = await signUp(running);
  const id = await create(me, `${'a'.repeat(79)}🎉`);
  const answer = await call(me, 'GET', `/api/resumes/${id}/files/pdf`);
  expect(answer.status).toBe(200);
  expect(decodeURIComponent(answer.headers.get('Content-Disposition')?.split("''")[1] ?? '')).toMatch(/^a{79}\ufffd/);
});

test('an account without an address of its own takes no address of a page', async () => {
  const me = await signUp(running);
  const { id: person } = await (await call(me, 'GET', '/api/account')).json();
  const id = await create(me);
  await running.database.db.execute(sql`update auth.users set email = null, is_anonymous = true where id = ${person}`);
  const refused = await share(me, id, 'marit-nobody');
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'address-needed']);
  expect((await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).status).toBe(201);
});
