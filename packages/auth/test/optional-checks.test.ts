import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const password = 'quiet harbour lantern 71';
const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
const asked: { url: string; body: string; padding: string | undefined }[] = [];
let answer: () => { status: number; body: string };
let server: Server;
let url: string;
let service: TestAuth | undefined;

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const padding = request.headers['add-padding'] as string | undefined;
    asked.push({ url: request.url ?? '', body: await read(request), padding });
    const { status, body } = answer();
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  asked.length = 0;
  await service?.close();
  service = undefined;
});
afterAll(async () => {
  await service?.close();
  server.close();
});

test('a leaked password is refused, and only five signs of its digest are told', async () => {
  service = await openTestAuth({ breachRangeUrl: `${url}/range/` });
  answer = () => ({ status: 200, body: `${'0'.repeat(35)}:0\r\n${digest.slice(5)}:14\r\n` });
  const refused = await service.post('/signup', { email: 'ada@example.org', password });
  expect([refused.status, await refused.json()]).toMatchObject([422, { weak_password: { reasons: ['pwned'] } }]);
  expect(asked).toEqual([{ url: `/range/${digest.slice(0, 5)}`, body: '', padding: 'true' }]);
  answer = () => ({ status: 200, body: `${digest.slice(5)}:0\r\n${'A'.repeat(35)}:3\r\n` });
  expect((await service.post('/signup', { email: 'ada@example.org', password })).status).toBe(200);
});

test('a breach check that does not answer lets a password through and is reported', async () => {
  service = await openTestAuth({ breachRangeUrl: url });
  answer = () => ({ status: 500, body: '' });
  expect((await service.post('/signup', { email: 'ada@example.org', password })).status).toBe(200);
  expect(service.failures).toHaveLength(1);
});

test('with a captcha, strangers need its token where they could go on without end', async () => {
  service = await openTestAuth({ captcha: { verifyUrl: `${url}/verify`, secret: 'the-secret' } });
  answer = () => ({ status: 200, body: JSON.stringify({ success: asked.at(-1)?.body.includes('response=right') }) });
  const person = { email: 'ada@example.org', password };
  const proof = (token: string) => ({ gotrue_meta_security: { captcha_token: token } });
  for (const path of ['/signup', '/token?grant_type=password', '/recover', '/otp', '/magiclink', '/resend'])
    for (const more of [{}, proof('wrong')]) {
      const refused = await service.post(path, { ...person, ...more });
      expect([path, refused.status, (await refused.json()).error_code]).toEqual([path, 400, 'captcha_failed']);
    }
  expect((await service.post('/signup', { ...person, ...proof('right') })).status).toBe(200);
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.body))).toEqual({
    secret: 'the-secret',
    response: 'right',
    remoteip: '203.0.113.7',
  });
  const { length } = asked;
  expect((await service.post('/token?grant_type=refresh_token', { refresh_token: 'x' })).status).toBe(400);
  expect(asked).toHaveLength(length);
  answer = () => ({ status: 502, body: '' });
  expect((await service.post('/recover', { email: person.email, ...proof('any') })).status).toBe(200);
  expect(service.failures).toHaveLength(1);
});

/** The number, behind its riddle, whose SHA-256 begins with so many zero bits; or the first one that does not. */
function answerTo(riddle: string, bits: number, right = true): string {
  for (let number = 0; ; number++) {
    const first = createHash('sha256').update(`${riddle}:${number}`).digest().readUInt32BE(0);
    if (first < 2 ** (32 - bits) === right) return `${riddle}:${number}`;
  }
}

test('where no provider is set but a proof of work, strangers answer a riddle of ours, each once and in time', async () => {
  const bits = 8;
  service = await openTestAuth({ proofOfWork: bits });
  const auth = service;
  const riddle = async () =>
    ((await (await auth.request('/riddle')).json()) as { riddle: string; bits: number }).riddle;
  const recover = async (token?: string) => {
    const proof = token === undefined ? {} : { gotrue_meta_security: { captcha_token: token } };
    return (await auth.post('/recover', { email: 'ada@example.org', ...proof })).status;
  };
  const one = await riddle();
  expect(await recover()).toBe(400);
  expect(await recover(answerTo(one, bits, false))).toBe(400);
  expect(await recover(answerTo(one.replace(/^1/, '2'), bits))).toBe(400);
  expect(await recover(answerTo(one, bits))).toBe(200);
  expect(await recover(answerTo(one, bits))).toBe(400);
  const late = answerTo(await riddle(), bits);
  auth.advance(301);
  expect(await recover(late)).toBe(400);
  const person = { email: 'ada@example.org', password };
  const proof = { gotrue_meta_security: { captcha_token: answerTo(await riddle(), bits) } };
  expect((await auth.post('/signup', { ...person, ...proof })).status).toBe(200);
});

test('without a setting no riddle is asked', async () => {
  service = await openTestAuth();
  expect((await service.request('/riddle')).status).toBe(404);
});
