import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import { newDraft } from '@shortlist/schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../e2e/find-free-port.ts';
import { resumes } from '../src/db/tables.ts';
import { openVault } from '../src/vault/open-vault.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let project: TestApp;
let server: ServerType;
let opened: TestApp;

beforeAll(async () => {
  const port = await findFreePort();
  project = await openTestApp({ SITE_URL: `http://127.0.0.1:${port}` });
  server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: project.app.fetch, port, hostname: '127.0.0.1' }, () => resolve(started));
  });
  const { port: used } = server.address() as AddressInfo;
  opened = await openTestApp({
    SUPABASE_URL: `http://127.0.0.1:${used}`,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  });
});

afterAll(async () => {
  server.close();
  await opened.close();
  await project.close();
});

test('with a project of the operator, its tokens sign people in and the embedded service stays unmounted', async () => {
  const headers = await signUp(project);
  const account = await opened.app.request('/api/account', { headers });
  expect(account.status).toBe(200);
  expect((await account.json()).email).toMatch(/@example\.com$/);
  const own = await opened.app.request('/auth/v1/signup', { method: 'POST' });
  expect(own.status).toBe(404);
});

test('whose data was deleted begins anew at the next sign-in, with a key of their own, and not by a session of before', async () => {
  const headers = await signUp(project);
  const call = callApp(() => opened);
  const { id, email } = await (await call(headers, 'GET', '/api/account')).json();
  const draft = newDraft('modern-professional', { name: 'Marit Solberg' });
  expect((await call(headers, 'POST', '/api/resumes', { title: 'Before', draft })).status).toBe(201);
  expect((await call(headers, 'DELETE', '/api/account', {})).status).toBe(204);
  expect((await call(headers, 'POST', '/api/resumes', { title: 'Beside', draft })).status).toBe(401);
  expect((await opened.database.db.execute(sql`select 1 from users where id = ${id}`)).rows).toEqual([]);
  // Sign-ins are told by the second.
  await wait(1100);
  const signIn = { email, password: 'correct horse battery staple' };
  const session = await (await callApp(() => project)({}, 'POST', '/auth/v1/token?grant_type=password', signIn)).json();
  const again = { Authorization: `Bearer ${session.access_token}` };
  expect((await call(again, 'POST', '/api/resumes', { title: 'After', draft })).status).toBe(201);
  const { vault, settings } = opened.services;
  const read = () => opened.database.db.select({ title: resumes.title }).from(resumes).where(eq(resumes.userId, id));
  const later = await openVault(opened.database, settings.masterKeys);
  for (const each of [vault, later]) expect(await each.asPerson(id, read)).toEqual([{ title: 'After' }]);
});

test('the web app is told where the project is, and may talk to it', async () => {
  const response = await opened.app.request('/api/config');
  const { port } = server.address() as AddressInfo;
  expect(await response.json()).toMatchObject({
    authUrl: `http://127.0.0.1:${port}/auth/v1`,
    publicKey: 'sb_publishable_test',
    authEmbedded: false,
    asksRiddles: false,
    aiSuggestions: false,
  });
  expect(response.headers.get('content-security-policy')).toContain(`connect-src 'self' http://127.0.0.1:${port}`);
});

test('a token of somebody else is refused', async () => {
  const headers = await signUp(await openTestAppOnce());
  expect((await opened.app.request('/api/account', { headers })).status).toBe(401);
});

let stranger: TestApp | undefined;
async function openTestAppOnce(): Promise<TestApp> {
  stranger ??= await openTestApp();
  return stranger;
}
afterAll(() => stranger?.close());
