import { setTimeout as wait } from 'node:timers/promises';
import { newDraft } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

type Headers = Record<string, string>;
const call = callApp(() => opened);

/** Sends a body that stays on its way after its first byte, until it is finished. */
function sendSlowly(headers: Headers, method: string, path: string, body: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const line = writable.getWriter();
  void line.write(bytes.subarray(0, 1));
  const init = { method, body: readable, duplex: 'half', headers: { ...headers, 'Content-Type': 'application/json' } };
  const answer = opened.app.request(path, init as RequestInit);
  return async () => {
    void line.write(bytes.subarray(1)).then(() => line.close());
    return (await answer).status;
  };
}

test('a request that was under way when its session was ended everywhere does nothing', async () => {
  const me = await signUp(opened);
  const other = await signUp(opened);
  const draft = newDraft('modern-professional', { name: 'Ada' });
  const { id } = await (await call(me, 'POST', '/api/resumes', { title: 'One', draft })).json();
  const before = await (await call(me, 'GET', '/api/account')).json();
  const sent = (headers: Headers) => [
    sendSlowly(headers, 'PATCH', '/api/account', { name: 'Changed afterwards' }),
    sendSlowly(headers, 'PUT', '/auth/v1/user', { data: { name: 'Changed afterwards' } }),
    sendSlowly(headers, 'POST', `/api/resumes/${id}/shares`, { days: null }),
  ];
  const [mine, theirs] = [sent(me), sent(other)];
  await wait(200);
  expect((await call(me, 'POST', '/auth/v1/logout?scope=global', {})).status).toBe(204);
  await wait(1200);
  expect(await Promise.all(mine.map((finish) => finish()))).toEqual([401, 403, 401]);
  // Who is still signed in may be as slow.
  expect(await Promise.all(theirs.map((finish) => finish()))).toEqual([200, 200, 404]);
  const signIn = { email: before.email, password: 'correct horse battery staple' };
  const { access_token: token, user } = await (
    await call({}, 'POST', '/auth/v1/token?grant_type=password', signIn)
  ).json();
  const again = { Authorization: `Bearer ${token}` };
  expect((await (await call(again, 'GET', '/api/account')).json()).name).toBe(before.name);
  expect(user.user_metadata.name).toBeUndefined();
  expect(await (await call(again, 'GET', `/api/resumes/${id}/shares`)).json()).toEqual([]);
});

test('an export that is under way when its session is ended goes no further, and a person has one at a time', async () => {
  const me = await signUp(opened);
  const draft = newDraft('modern-professional', { name: 'Ada' });
  for (let at = 0; at < 3; at += 1) await call(me, 'POST', '/api/resumes', { title: 'One', draft });
  const read = async () => {
    const answer = await call(me, 'GET', '/api/account/export');
    return { status: answer.status, reader: answer.body?.getReader() };
  };
  expect((await call(me, 'HEAD', '/api/account/export')).status).toBe(200);
  const whole = await read();
  expect([whole.status, (await read()).status]).toEqual([200, 429]);
  while (!(await whole.reader?.read())?.done);
  const { status, reader } = await read();
  expect(status).toBe(200);
  await reader?.read();
  expect((await call(me, 'POST', '/auth/v1/logout?scope=global', {})).status).toBe(204);
  await wait(1200);
  const rest = async () => {
    while (!(await reader?.read())?.done);
  };
  await expect(rest()).rejects.toThrow('Please sign in');
});

test('an export goes on after the end of its access token as long as the session lasts, and two that begin at once are one', async () => {
  const brief = await openTestApp({ AUTH_JWT_LIFETIME_S: '3' });
  const ask = callApp(() => brief);
  const begin = async () => {
    const me = await signUp(brief);
    const draft = newDraft('modern-professional', { name: 'Ada' });
    for (let at = 0; at < 3; at += 1) await ask(me, 'POST', '/api/resumes', { title: 'One', draft });
    const answers = await Promise.all([1, 2].map(() => ask(me, 'GET', '/api/account/export')));
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    const reader = answers[0]?.body?.getReader();
    await reader?.read();
    return {
      me,
      rest: async () => {
        while (!(await reader?.read())?.done);
      },
    };
  };
  try {
    const [stays, leaves] = [await begin(), await begin()];
    expect((await ask(leaves.me, 'POST', '/auth/v1/logout?scope=global', {})).status).toBe(204);
    await wait(3200);
    expect((await ask(stays.me, 'GET', '/api/account')).status).toBe(401);
    await stays.rest();
    await expect(leaves.rest()).rejects.toThrow('Please sign in');
  } finally {
    await brief.close();
  }
});
