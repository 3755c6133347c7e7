import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorCode } from '../../../e2e/authenticator-code.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ METRICS_TOKEN: 'a-token-for-metrics' });
});
afterAll(() => opened.close());

const call = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
  opened.app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('the first sight of a person makes their rows with three free trials, and welcomes them once', async () => {
  const headers = await signUp(opened);
  const account = await (await call('GET', '/api/account', headers)).json();
  expect(account.subscription).toMatchObject({ subscriptionType: 'FREE', trialsUsed: 0, trialsAllowed: 3 });
  for (let times = 0; times < 3; times++) {
    const response = await call(
      'POST',
      '/functions/v1/send-welcome-email',
      { Authorization: 'Bearer shortlist-public-key' },
      { userId: account.id },
    );
    expect(response.status).toBe(200);
  }
  const mails = async () =>
    (await (await call('GET', `/dev/mailbox/mails.json?to=${account.email}`)).json()).filter(
      (mail: { subject: string }) => /welcome/i.test(mail.subject),
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
});

test('the welcome function wants the public key and answers 429 when one network asks too often', async () => {
  const body = { userId: '00000000-0000-4000-8000-000000000000' };
  expect((await call('POST', '/functions/v1/send-welcome-email', {}, body)).status).toBe(401);
  const answers: number[] = [];
  for (let times = 0; times < 8; times++) {
    answers.push(
      (await call('POST', '/functions/v1/send-welcome-email', { Authorization: 'Bearer shortlist-public-key' }, body))
        .status,
    );
  }
  expect(answers).toContain(429);
});

test('a person changes their name; a blank one is refused', async () => {
  const headers = await signUp(opened);
  expect(await (await call('PATCH', '/api/account', headers, { name: ' Ada ' })).json()).toMatchObject({ name: 'Ada' });
  expect((await call('PATCH', '/api/account', headers, { name: ' ' })).status).toBe(422);
});

test('a password alone opens nothing of a person who has a second factor', async () => {
  const headers = await signUp(opened);
  const { email } = await (await call('GET', '/api/account', headers)).json();
  const factor = await (await call('POST', '/auth/v1/factors', headers, { factor_type: 'totp' })).json();
  const verify = async (bearer: Record<string, string>, at = Date.now()) => {
    const challenge = await (await call('POST', `/auth/v1/factors/${factor.id}/challenge`, bearer, {})).json();
    const code = authenticatorCode(factor.totp.secret, at);
    const body = { challenge_id: challenge.id, code };
    return (await call('POST', `/auth/v1/factors/${factor.id}/verify`, bearer, body)).json();
  };
  await verify(headers);
  const password = 'correct horse battery staple';
  const half = await (await call('POST', '/auth/v1/token?grant_type=password', {}, { email, password })).json();
  const byPassword = { Authorization: `Bearer ${half.access_token}` };
  for (const [method, path] of [
    ['GET', '/api/account'],
    ['GET', '/api/account/export'],
    ['DELETE', '/api/account'],
    ['GET', '/api/optimizations'],
  ] as const) {
    const refused = await call(method, path, byPassword);
    expect([path, refused.status]).toEqual([path, 403]);
    expect((await refused.json()).code).toBe('second-factor-needed');
  }
  const whole = await verify(byPassword, Date.now() + 30_000);
  expect((await call('GET', '/api/account', { Authorization: `Bearer ${whole.access_token}` })).status).toBe(200);
});

test('a changed address is the one of the account from then on', async () => {
  const headers = await signUp(opened);
  const { id } = await (await call('GET', '/api/account', headers)).json();
  const service = { Authorization: `Bearer ${await opened.services.auth.serviceToken()}` };
  await call('PUT', `/auth/v1/admin/users/${id}`, service, { email: 'moved@example.com', email_confirm: true });
  expect(await (await call('GET', '/api/account', headers)).json()).toMatchObject({ id, email: 'moved@example.com' });
});

test('no token, a wrong token and a token of nobody are refused', async () => {
  for (const Authorization of ['', 'Bearer nonsense', 'Basic abc'])
    expect((await call('GET', '/api/account', { Authorization })).status).toBe(401);
});

test('the mailbox of development shows a mail and says no to what is none', async () => {
  const mails = async () => (await call('GET', '/dev/mailbox/mails.json')).json();
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const [mail] = await mails();
  expect((await call('GET', `/dev/mailbox/${mail.id}`)).status).toBe(200);
  const html = await call('GET', `/dev/mailbox/${mail.id}/html`);
  // Framed by the page of the mail, with its own inline styles and without anything from elsewhere.
  const policy = html.headers.get('content-security-policy');
  for (const part of ["default-src 'none'", "style-src 'unsafe-inline'", "frame-ancestors 'self'"])
    expect(policy).toContain(part);
  expect(html.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await call('GET', '/dev/mailbox/style.css')).headers.get('content-type')).toContain('text/css');
  for (const path of ['x', '00000000-0000-4000-8000-000000000000', `${mail.id}/files/0`, `${mail.id}/files/x`])
    expect([path, (await call('GET', `/dev/mailbox/${path}`)).status]).toEqual([path, 404]);
});

test('on a public site without a mail server the mailbox stays shut', async () => {
  const open = await openTestApp({ SITE_URL: 'https://shortlist.example' });
  const answer = await open.app.request('/dev/mailbox/mails.json');
  expect(answer.headers.get('content-type')).not.toContain('json');
  await open.close();
});

test('a message of the contact form reaches the operator, with the address to reply to', async () => {
  expect(
    (await call('POST', '/api/contact', {}, { name: 'Ola', email: 'ola@example.com', message: 'Hello there' })).status,
  ).toBe(204);
  const mails = await opened.app.request('/dev/mailbox/mails.json');
  await expect
    .poll(async () => JSON.stringify(await (await opened.app.request('/dev/mailbox/mails.json')).json()))
    .toContain('Hello there');
  expect(mails.status).toBe(200);
  expect((await call('POST', '/api/contact', {}, { name: '', email: 'x', message: '' })).status).toBe(422);
});

test('a message of a person on a paid plan says so to the operator; who only claims to be one is not believed', async () => {
  const headers = await signUp(opened);
  const message = { name: 'Ida', email: 'ida@example.com', message: 'Please help' };
  const subjects = async () => {
    const { rows } = await opened.database.db.execute<{ subject: string }>(
      sql`select subject from mail.outbox where subject like '%Message from Ida' order by created_at`,
    );
    return rows.map(({ subject }) => subject);
  };
  await call('POST', '/api/contact', headers, message);
  await call('POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  await call('POST', '/api/contact', headers, message);
  expect(await subjects()).toEqual(['Message from Ida', '[Priority 24/7] Message from Ida']);
  expect((await call('POST', '/api/contact', { Authorization: 'Bearer of.some.thing' }, message)).status).toBe(401);
});

test('the OpenAPI document describes the calls from the schemas that check them', async () => {
  const document = await (await call('GET', '/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(
    document.paths['/api/optimizations/resume'].post.requestBody.content['multipart/form-data'].schema.required,
  ).toContain('jobDescription');
});

test('metrics are closed without their token', async () => {
  expect((await call('GET', '/metrics')).status).toBe(404);
  expect(await (await call('GET', '/metrics', { Authorization: 'Bearer a-token-for-metrics' })).text()).toContain(
    'http_request_duration_seconds',
  );
});
