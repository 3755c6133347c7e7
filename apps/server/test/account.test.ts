import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('everything that is kept can be had as a ZIP', async () => {
  const headers = await signUp(opened);
  const response = await call('GET', '/api/account/export', headers);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['account.json', 'trials.json']));
  expect(new TextDecoder().decode(files['account.json'])).toContain('@example.com');
});

test('a deleted account is gone at once, with its sign-in', async () => {
  const headers = await signUp(opened);
  expect((await call('DELETE', '/api/account', headers)).status).toBe(204);
  expect((await call('GET', '/api/account', headers)).status).toBe(401);
});

test('no token, a wrong token and a token of nobody are refused', async () => {
  for (const Authorization of ['', 'Bearer nonsense', 'Basic abc'])
    expect((await call('GET', '/api/account', { Authorization })).status).toBe(401);
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
