import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../e2e/find-free-port.ts';
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
