import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDeletions } from '../src/backup/deletions.ts';
import { passOn } from '../src/features/contact/service.ts';
import { readActor } from '../src/http/actor.ts';
import { answerProblem, type Failure } from '../src/http/problem.ts';
import { verifyWith } from '../src/http/verify-token.ts';
import { hasSignIn } from '../src/people/has-account.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
let folder: string;
beforeAll(async () => {
  opened = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'deleted-for-good-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const call = callApp(() => opened);

test('no request that was under way when an account was deleted brings it back, nor welcomes anybody', async () => {
  const me = await signUp(opened);
  const { id } = await (await call(me, 'GET', '/api/account')).json();
  const verify = verifyWith(opened.services.auth.verifyAccessToken);
  const deleted = Promise.withResolvers<void>();
  let welcomed = 0;
  const actorOf = readActor(
    opened.database,
    async (token) => {
      const actor = await verify(token);
      await deleted.promise;
      return actor;
    },
    () => 'a name',
    hasSignIn,
    async () => {
      welcomed += 1;
    },
    async () => {},
  );
  const app = new Hono()
    .onError((error, c) => answerProblem(c, error as Failure))
    .get('/', async (c) => c.json(await actorOf(c)));
  const underWay = app.request('/', { headers: me });
  expect((await call(me, 'DELETE', '/api/account', {})).status).toBe(204);
  deleted.resolve();
  expect((await underWay).status).toBe(401);
  const { rows } = await opened.database.db.execute(sql`select 1 from users where id = ${id}`);
  expect([rows, welcomed]).toEqual([[], 0]);
});

test('many calls beside a deletion leave nothing of the account', async () => {
  const me = await signUp(opened);
  const { id } = await (await call(me, 'GET', '/api/account')).json();
  const look = () => Array.from({ length: 30 }, () => call(me, 'GET', '/api/account'));
  const calls = look();
  const removed = call(me, 'DELETE', '/api/account', {});
  calls.push(...look());
  expect((await removed).status).toBe(204);
  await Promise.all(calls);
  expect((await opened.database.db.execute(sql`select 1 from users where id = ${id}`)).rows).toEqual([]);
});

test('a message to the operator that was under way when its account was deleted waits for nobody', async () => {
  const me = await signUp(opened);
  const { id, email, name } = await (await call(me, 'GET', '/api/account')).json();
  expect((await call(me, 'DELETE', '/api/account', {})).status).toBe(204);
  const person = { id, email, name, emailConfirmed: true };
  const sent = passOn(opened.services, { name: 'Ada', email, message: 'Hello' }, person);
  await expect(sent).rejects.toMatchObject({ status: 401 });
  const { rows } = await opened.database.db.execute(sql`select key from mail.outbox where person = ${id}`);
  expect(rows).toEqual([]);
});

test('an account that was there before its deletion was noted takes the note back; one that was made later does not', async () => {
  const ledger = openDeletions(join(folder, 'ledger'));
  const [kept, back] = [crypto.randomUUID(), crypto.randomUUID()];
  const before = new Date(Date.now() - 1000);
  await ledger.add(kept);
  await ledger.add(back);
  await ledger.settle(async (id) => (id === kept ? before : new Date(Date.now() + 1000)));
  expect((await ledger.listSince(before)).map(({ id }) => id)).toEqual([back]);
});
