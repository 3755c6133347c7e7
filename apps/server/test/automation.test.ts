import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runOptimization } from '../src/features/optimizations/run.ts';
import { fictionalPosting } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf } from './submit-form.ts';

type Received = { headers: IncomingMessage['headers']; body: Buffer };

const key = Buffer.alloc(32, 7).toString('base64');
const secret = `whsec_${key}`;
let pdf: Uint8Array<ArrayBuffer>;
let automation: Server;
let answer: (response: ServerResponse) => void;
let received: Received[] = [];
let url: string;
let open: TestApp[] = [];

beforeAll(async () => {
  pdf = await fictionalPdf();
  automation = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    answer(response);
  });
  await new Promise<void>((resolve) => automation.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(automation.address() as AddressInfo).port}/hook`;
});

afterEach(async () => {
  received = [];
  for (const app of open) await app.close();
  open = [];
});

afterAll(() => automation.close());

async function openWithAutomation(environment: Record<string, string> = {}): Promise<TestApp> {
  const app = await openTestApp({
    RESUME_WEBHOOK_URL: url,
    WEBHOOK_SECRET: secret,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    ...environment,
  });
  open.push(app);
  return app;
}

async function submit(
  opened: TestApp,
  by?: Record<string, string>,
): Promise<{ response: Response; headers: Record<string, string>; body: Record<string, string> }> {
  const form = new FormData();
  form.set('fullName', 'Marit Solberg');
  form.set('email', 'marit.solberg@example.com');
  form.set('jobDescription', fictionalPosting);
  form.set('resume', new File([pdf], 'marit.pdf', { type: 'application/pdf' }));
  const headers = by ?? (await signUp(opened));
  const response = await opened.app.request('/api/optimizations/resume', { method: 'POST', body: form, headers });
  return { response, headers, body: (await response.json()) as Record<string, string> };
}

async function trialsUsed({ app }: TestApp, headers: Record<string, string>): Promise<number> {
  return (await (await app.request('/api/account', { headers })).json()).subscription.trialsUsed;
}

const callBack = ({ app }: TestApp, id: string, result: object, by = secret) => {
  const body = JSON.stringify(result);
  const at = new Date();
  const headers = {
    'webhook-id': 'answer-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign('answer-1', at, body),
  };
  return app.request(`/api/automation/results/${id}`, { method: 'POST', body, headers });
};

test('the automation gets the fields and the file of the form, signed over the very bytes', async () => {
  answer = (response) => response.writeHead(200).end();
  const app = await openWithAutomation();
  const { response, body } = await submit(app);
  expect(response.status).toBe(202);
  const [{ headers, body: bytes }] = received as [Received];
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  expect(form.get('fullName')).toBe('Marit Solberg');
  expect(String(form.get('jobDescription')).replaceAll('\r\n', '\n')).toBe(fictionalPosting.trim());
  expect(new Uint8Array(await (form.get('resume') as File).arrayBuffer())).toEqual(pdf);
  expect(headers['webhook-id']).toBe(body.id);
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`${body.id}.${headers['webhook-timestamp']}.`)
    .update(bytes)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});

test.each([
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
])('a refusal with %i is shown as it is, and the trial goes back', async (status, statusText) => {
  answer = (response) => response.writeHead(status).end();
  const app = await openWithAutomation();
  const { response, headers, body } = await submit(app);
  expect(response.status).toBe(502);
  expect(body.title).toBe(`Failed to submit form: ${status} ${statusText}`);
  expect(await trialsUsed(app, headers)).toBe(0);
  const trials = await (await app.app.request('/api/account/trials', { headers })).json();
  expect(trials.map((event: { kind: string }) => event.kind)).toEqual(['returned', 'charged']);
});

test('a repeat of a refused submission hears the same refusal, and the automation hears of it once', async () => {
  answer = (response) => response.writeHead(503).end();
  const app = await openWithAutomation();
  const by = { ...(await signUp(app)), 'Idempotency-Key': 'the-same-key' };
  const first = await submit(app, by);
  const again = await submit(app, by);
  expect([first.response.status, again.response.status]).toEqual([502, 502]);
  expect(again.body).toEqual(first.body);
  expect(received).toHaveLength(1);
  expect(await trialsUsed(app, by)).toBe(0);
});

test('an automation that takes the form and hangs up is not sent it twice; one that nobody runs is refused alike', async () => {
  answer = (response) => response.destroy();
  const cut = await openWithAutomation();
  const { headers, body } = await submit(cut);
  expect(body.title).toBe('Failed to submit form: the service could not be reached');
  expect(received).toHaveLength(1);
  expect(await trialsUsed(cut, headers)).toBe(0);
  const nobody = await openWithAutomation({ RESUME_WEBHOOK_URL: 'http://127.0.0.1:1/hook' });
  expect((await submit(nobody)).body.title).toBe('Failed to submit form: the service could not be reached');
});

test('a redirect is a refusal: nothing is sent on', async () => {
  answer = (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/private' }).end();
  const { body } = await submit(await openWithAutomation());
  expect(body.title).toBe('Failed to submit form: 302 Found');
  expect(received).toHaveLength(1);
});

test('an automation that never answers ends at the time limit, and the trial goes back', async () => {
  const held: ServerResponse[] = [];
  answer = (response) => held.push(response);
  const app = await openWithAutomation({ WEBHOOK_TIMEOUT_S: '1' });
  const { headers, body } = await submit(app);
  expect(body.title).toBe('Failed to submit form: the service did not answer in time');
  expect(await trialsUsed(app, headers)).toBe(0);
  for (const response of held) response.end();
});

test('a slow answer within the time limit is an answer, and a person waits for it', async () => {
  answer = (response) => setTimeout(() => response.writeHead(200).end(), 700);
  const began = performance.now();
  const { response } = await submit(await openWithAutomation({ WEBHOOK_TIMEOUT_S: '5' }));
  expect(response.status).toBe(202);
  expect(performance.now() - began).toBeGreaterThan(650);
});

test('private and loopback addresses are refused unless the operator allows them', async () => {
  answer = (response) => response.writeHead(200).end();
  for (const address of [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', '[::ffff:127.0.0.1]')]) {
    const { body } = await submit(
      await openWithAutomation({ RESUME_WEBHOOK_URL: address, WEBHOOK_ALLOW_PRIVATE: 'false' }),
    );
    expect(body.title).toBe('Failed to submit form: the address of the service is not allowed');
  }
  expect(received).toHaveLength(0);
});

test('what the automation hands back, signed, shows in the app; forged or repeated answers change nothing', async () => {
  answer = (response) => response.writeHead(200).end();
  const app = await openWithAutomation();
  const { headers, body } = await submit(app);
  const id = body.id as string;
  const result = {
    status: 'done',
    score: 71,
    summary: 'Done',
    files: [{ name: 'resume.pdf', mediaType: 'application/pdf', base64: Buffer.from('%PDF-1.7').toString('base64') }],
  };
  expect((await callBack(app, id, result, `whsec_${Buffer.alloc(32, 8).toString('base64')}`)).status).toBe(401);
  expect((await callBack(app, id, { status: 'strange' })).status).toBe(422);
  const [file] = result.files;
  for (const mediaType of ['text/html\r\nSet-Cookie: a=1', 'html', 'text/ü'])
    expect((await callBack(app, id, { ...result, files: [{ ...file, mediaType }] })).status).toBe(422);
  expect((await callBack(app, id, result)).status).toBe(204);
  expect((await callBack(app, id, { status: 'failed', message: 'changed its mind' })).status).toBe(204);
  const shown = await (await app.app.request(`/api/optimizations/${id}`, { headers })).json();
  expect(shown).toMatchObject({
    state: 'done',
    score: 71,
    result: { kind: 'external', summary: 'Done' },
    trial: 'charged',
  });
  expect(await (await app.app.request(`/api/optimizations/${id}/files/resume.pdf`, { headers })).text()).toBe(
    '%PDF-1.7',
  );
});

test('what was handed over cannot be stopped, is not waited for without end, and a late answer still shows', async () => {
  answer = (response) => response.writeHead(200).end();
  const app = await openWithAutomation();
  const { headers, body } = await submit(app);
  const id = body.id as string;
  const load = async () => (await app.app.request(`/api/optimizations/${id}`, { headers })).json();
  expect((await app.app.request(`/api/optimizations/${id}/cancel`, { method: 'POST', headers })).status).toBe(409);
  expect(await load()).toMatchObject({ state: 'working', trial: 'charged', external: true });
  await runOptimization(app.services, id);
  expect(await load()).toMatchObject({ state: 'done', trial: 'charged' });
  expect(await load()).not.toHaveProperty('result');
  expect((await callBack(app, id, { status: 'done', score: 64 })).status).toBe(204);
  expect((await callBack(app, id, { status: 'failed', message: 'changed its mind' })).status).toBe(204);
  expect(await load()).toMatchObject({ state: 'done', score: 64, result: { kind: 'external' }, trial: 'charged' });
});

test('a failure that the automation reports gives the trial back', async () => {
  answer = (response) => response.writeHead(200).end();
  const app = await openWithAutomation();
  const { headers, body } = await submit(app);
  await callBack(app, body.id as string, { status: 'failed', message: 'The model is down' });
  expect(await trialsUsed(app, headers)).toBe(0);
});
