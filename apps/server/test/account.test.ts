import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorCode } from '../../../e2e/authenticator-code.ts';
import { readSettings } from '../src/settings.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ METRICS_TOKEN: 'a-token-for-metrics', OPERATOR_TOKEN: 'a-token-for-the-operator' });
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

test('the mailbox of development answers this machine alone, and nobody through a proxy', async () => {
  const from = (remoteAddress: string, httpVersion = '1.1') => ({
    incoming: { socket: { remoteAddress }, httpVersion },
  });
  const ask = async (headers: Record<string, string>, env: object, host = 'localhost:3000') =>
    (await opened.app.request(`http://${host}/dev/mailbox/mails.json`, { headers }, env)).status;
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'app.localhost'])
    expect([host, await ask({}, from('::ffff:127.0.0.1'), host)]).toEqual([host, 200]);
  const refused: [string, Promise<number>][] = [
    ['another machine', ask({}, from('192.0.2.7'))],
    ['a peer that is not known', ask({}, {})],
    ['a name that only looks like this machine', ask({}, from('127.0.0.1'), '127.evil.example')],
    ['a name led here by its owner', ask({}, from('127.0.0.1'), 'rebound.example')],
    ['another host behind an absolute address', ask({ Host: 'shortlist.example' }, from('127.0.0.1'))],
    ['a proxy that says for whom it asks', ask({ 'X-Forwarded-For': '127.0.0.1' }, from('127.0.0.1'))],
    ['a proxy that says by which way', ask({ Via: '1.1 proxy' }, from('127.0.0.1'))],
    ['a proxy that says nothing', ask({}, from('127.0.0.1', '1.0'))],
  ];
  for (const [who, status] of refused) expect([who, await status]).toEqual([who, 404]);
});

test('without a mail server an installation that others can reach starts only when it says so', () => {
  const read = (environment: Record<string, string>) =>
    readSettings(environment, 'a-secret-for-tests-of-32-characters');
  const reached: Record<string, string>[] = [
    { SITE_URL: 'https://shortlist.example' },
    { HOST: '0.0.0.0' },
    { SITE_URL: 'http://127.evil.example' },
  ];
  for (const environment of reached) expect(() => read(environment)).toThrow('SMTP_URL: required');
  expect(read({}).devMailbox).toBe(true);
  expect(read({ HOST: '0.0.0.0', DEV_MAILBOX: 'true' }).devMailbox).toBe(true);
  expect(read({ SITE_URL: 'https://shortlist.example', DEV_MAILBOX: 'false' }).devMailbox).toBe(false);
  expect(() => read({ SITE_URL: 'https://shortlist.example', DEV_MAILBOX: 'true' })).toThrow('DEV_MAILBOX');
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

test('strangers on many networks do not fill the operator’s mailbox, and keep nobody who is signed in from writing', async () => {
  const proxied = await openTestApp({ TRUSTED_PROXIES: '1' });
  const write = async (headers: Record<string, string>) =>
    (
      await proxied.app.request('/api/contact', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Ola', email: 'ola@example.com', message: 'Hello there' }),
      })
    ).status;
  const told: number[] = [];
  // What one rents together keeps nobody else from writing.
  for (let at = 0; at < 70; at++) told.push(await write({ 'X-Forwarded-For': `2001:db8:1:${at}::1` }));
  expect(told.filter((status) => status === 204)).toHaveLength(9);
  expect(await write({ 'X-Forwarded-For': '2001:db8:2::1' })).toBe(204);
  for (let at = 0; at < 70; at++) told.push(await write({ 'X-Forwarded-For': `10.1.${at}.1` }));
  expect(told.filter((status) => status === 204).length).toBeLessThanOrEqual(65);
  expect(told.at(-1)).toBe(429);
  expect(await write(await signUp(proxied))).toBe(204);
  await proxied.close();
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

test('the token of the figures is none for the operator, and the two must differ', async () => {
  const metrics = { Authorization: 'Bearer a-token-for-metrics' };
  const operator = { Authorization: 'Bearer a-token-for-the-operator' };
  expect((await call('GET', '/operations/lost-jobs', metrics)).status).toBe(404);
  expect((await call('GET', '/operations/lost-jobs', operator)).status).toBe(200);
  expect((await call('GET', '/metrics', operator)).status).toBe(404);
  const same = { METRICS_TOKEN: 'one-token-for-both', OPERATOR_TOKEN: 'one-token-for-both' };
  expect(() => readSettings(same, 'a-secret-for-tests-of-32-characters')).toThrow('OPERATOR_TOKEN');
});

test('metrics are closed without their token', async () => {
  expect((await call('GET', '/metrics')).status).toBe(404);
  expect(await (await call('GET', '/metrics', { Authorization: 'Bearer a-token-for-metrics' })).text()).toContain(
    'http_request_duration_seconds',
  );
});
