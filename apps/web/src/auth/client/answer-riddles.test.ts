import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { answerRiddle, answerRiddles } from './answer-riddles.ts';

const service = 'https://app.example/auth/v1';

test('the answer to a riddle begins with so many zero bits', async () => {
  const answer = await answerRiddle('a riddle', 10);
  expect(answer).toMatch(/^a riddle:\d+$/);
  expect(createHash('sha256').update(answer).digest().readUInt32BE(0)).toBeLessThan(2 ** 22);
});

test('a riddle is answered before what strangers could do without end, and before nothing else', async () => {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({
      url: url.slice(service.length),
      body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
    });
    return Response.json({ riddle: 'r', bits: 1 });
  });
  const send = answerRiddles(service);
  const post = (path: string, body: object) => send(service + path, { method: 'POST', body: JSON.stringify(body) });
  await post('/token?grant_type=refresh_token', { refresh_token: 'x' });
  await post('/logout?scope=local', {});
  await send(`${service}/user`, { method: 'GET' });
  expect(asked.map(({ url }) => url)).toEqual(['/token?grant_type=refresh_token', '/logout?scope=local', '/user']);
  for (const path of ['/signup?redirect_to=x', '/token?grant_type=password', '/recover', '/otp', '/resend']) {
    asked.length = 0;
    await post(path, { email: 'ada@example.org' });
    expect(asked.map(({ url }) => url)).toEqual(['/riddle', path]);
    const body = asked[1]?.body as { email: string; gotrue_meta_security: { captcha_token: string } };
    expect(body.email).toBe('ada@example.org');
    expect(body.gotrue_meta_security.captcha_token).toMatch(/^r:\d+$/);
  }
});
