import { newDraft } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp({ WORKERS: '0' });
});
afterAll(() => running.close());
const call = callApp(() => running);

/** A resume of more pages than are shown. */
async function saveLong(me: Record<string, string>): Promise<string> {
  const sections = [{ id: 'custom-1', title: 'Deeds', content: 'Packed.\n'.repeat(1500), isCustom: true }];
  const draft = { ...newDraft('modern-professional', { name: 'Marit Solberg' }), sections };
  return (await (await call(me, 'POST', '/api/resumes', { title: 'Long', draft })).json()).id;
}

test('of a long resume the first pages are sent, with how many there are; the PDF has them all', async () => {
  const me = await signUp(running);
  const id = await saveLong(me);
  const pages = await (await call(me, 'GET', `/api/resumes/${id}/pages`)).json();
  const { path } = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
  const shared = await (await call({}, 'POST', `/api${path}`, {})).json();
  for (const reply of [pages, shared]) {
    expect(reply.pages).toHaveLength(20);
    expect(reply.pageCount).toBeGreaterThan(20);
  }
  const pdf = await call({}, 'POST', `/api${path}/resume.pdf`, {});
  expect([pdf.status, (await pdf.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
});

test('replies with pages that nobody takes are bounded for each caller, as files are', async () => {
  const me = await signUp(running);
  const id = await saveLong(me);
  const url = `/api/resumes/${id}/pages`;
  const one = Number((await call(me, 'GET', url)).headers.get('Content-Length'));
  const room = Math.floor(50_000_000 / one);
  expect(room).toBeLessThan(95);
  const replies: Response[] = [];
  while (replies.length < room) replies.push(await call(me, 'GET', url));
  expect(replies.map(({ status }) => status).slice(0, room - 1)).not.toContain(503);
  const refused = await call(me, 'GET', url);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  for (const reply of replies) await reply.body?.cancel();
  expect((await call(me, 'GET', url)).status).toBe(200);
});

test('one person’s long documents keep nobody’s preview waiting', async () => {
  const [greedy, other] = [await signUp(running), await signUp(running)];
  const preview = async (me: Record<string, string>, summary: string) => {
    const content = { kind: 'resume', resume: { basics: { name: 'Marit Solberg', summary } } };
    return call(me, 'POST', '/api/previews', { content, template: 'modern-professional' });
  };
  // Both processes are running.
  await Promise.all([preview(greedy, 'Packed parcels. '.repeat(5000)), preview(other, 'Packed.')]);
  let longDone = 0;
  const long = Array.from({ length: 3 }, (_, at) =>
    preview(greedy, `Sent ${at} parcels. `.repeat(5000)).then((reply) => {
      longDone++;
      return reply.status;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await preview(other, 'Sent.')).status).toBe(200);
  const before = longDone;
  expect(await Promise.all(long)).toEqual([200, 200, 200]);
  expect(before).toBe(0);
});

test('previews and pages of one person are limited', async () => {
  const me = await signUp(running);
  const ask = async (method: string, path: string, times: number) => {
    const replies = [];
    for (let at = 0; at < times; at++)
      replies.push((await call(me, method, path, method === 'GET' ? undefined : {})).status);
    return new Set(replies);
  };
  expect(await ask('POST', '/api/previews', 290)).toEqual(new Set([422]));
  expect(await ask('POST', '/api/previews', 60)).toContain(429);
  expect(await ask('GET', `/api/resumes/${crypto.randomUUID()}/pages`, 120)).toEqual(new Set([404, 429]));
});
