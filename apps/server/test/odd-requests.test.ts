import { newDraft } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeForm } from './submit-form.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

const call = callApp(() => opened);

async function submit(headers: Record<string, string>): Promise<string> {
  const body = await resumeForm();
  const reply = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
  return (await reply.json()).id;
}

test('a running optimization that is deleted gives its trial back', async () => {
  const headers = await signUp(opened);
  const id = await submit(headers);
  expect((await call(headers, 'DELETE', `/api/optimizations/${id}`)).status).toBe(204);
  const account = await (await call(headers, 'GET', '/api/account')).json();
  expect(account.subscription.trialsUsed).toBe(0);
});

test('asking for the head of a stream takes no place', async () => {
  const headers = await signUp(opened);
  const id = await submit(headers);
  const path = `/api/optimizations/${id}/events`;
  for (let at = 0; at < 15; at++)
    expect((await opened.app.request(path, { method: 'HEAD', headers })).status).toBe(200);
  const stream = await opened.app.request(path, { headers });
  expect(stream.status).toBe(200);
  await stream.text();
});

test('a preview in a language that is none is set in the document’s own; a damaged photo is named', async () => {
  const headers = await signUp(opened);
  const preview = (options: object, resume: object = {}) =>
    call(headers, 'POST', '/api/previews', {
      content: { kind: 'resume', resume: { basics: { name: 'Marit Solberg' }, ...resume } },
      template: 'modern-professional',
      options,
    });
  for (const language of ['abcd', '', 'i', 'de_DE', 'constructor'])
    expect((await preview({ language })).status).toBe(200);
  const lines = [{ text: 'A line' }];
  for (const part of [
    { section: '__proto__', lines },
    { section: 'work', entry: 1e15, lines },
    { section: 'work', entry: -5, lines },
  ])
    expect((await preview({}, { verbatim: [part] })).status).toBe(200);
  // A JPEG that tells its size and has no picture.
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xd9]);
  const damaged = await preview({ photo: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` });
  expect([damaged.status, (await damaged.json()).code]).toEqual([422, 'photo-unreadable']);
});

test('a saved resume that is too long to check is refused before it is read for marks', async () => {
  const headers = await signUp(opened);
  const draft = { ...newDraft(), rest: { meta: { photo: '*a* '.repeat(70_000) } } };
  const { id } = await (await call(headers, 'POST', '/api/resumes', { title: 'Mine', draft })).json();
  const names: string[] = [];
  const { engine } = opened.services;
  const run = engine.run;
  engine.run = ((...asked: Parameters<typeof run>) => {
    names.push(asked[0]);
    return run(...asked);
  }) as typeof run;
  const reply = await call(headers, 'POST', '/api/postings/brief', {
    posting: 'Nurse wanted at the ward',
    resumeId: id,
  });
  engine.run = run;
  expect([reply.status, (await reply.json()).code]).toEqual([422, 'too-long-to-check']);
  expect(names).toEqual(['resumeOf']);
});
