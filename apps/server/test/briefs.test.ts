import type { BriefReply, BriefRequest, Optimization, UploadReading } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf, resumeFile, submitAndFinish } from './submit-form.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
  await fictionalPdf();
});
afterAll(() => running.close());

type Headers = Record<string, string>;
const call = callApp(() => running);

async function brief(headers: Headers, request: Partial<BriefRequest> = {}): Promise<BriefReply> {
  const answer = await call(headers, 'POST', '/api/postings/brief', {
    posting: fictionalPosting,
    resume: fictionalResume,
    ...request,
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

const get = async (headers: Headers, id: string): Promise<Optimization> =>
  (await call(headers, 'GET', `/api/optimizations/${id}`)).json();

test('a brief stands beside the present match, uses no trial, and what is confirmed is remembered for its posting', async () => {
  const me = await signUp(running);
  const first = await brief(me);
  expect(first.confirmation).toEqual({});
  expect(first.match?.rows.length).toBeGreaterThan(0);
  expect(['apply', 'stretch', 'skip']).toContain(first.worth?.advice);
  const [row] = first.brief.demands;
  const confirmation = {
    title: 'Head of Logistics',
    removed: [row?.key ?? ''],
    added: [{ text: 'Polish', must: false }],
  };
  const changed = await brief(me, { confirmation });
  expect(changed.brief).toEqual(first.brief);
  expect(changed.confirmed.title?.text).toBe('Head of Logistics');
  expect(changed.confirmed.demands.map(({ key }) => key)).not.toContain(row?.key);
  expect((await brief(me, { posting: `${fictionalPosting.replaceAll('\n', '\r\n')}\n` })).confirmation).toEqual(
    confirmation,
  );
  expect((await brief(await signUp(running))).confirmation).toEqual({});
  expect((await brief(me, { confirmation: {} })).confirmed).toEqual(first.confirmed);
  expect(await (await call(me, 'GET', '/api/account/trials')).json()).toEqual([]);
});

test('a submission is worked with the confirmed brief, sent with the form or remembered; letter and title follow it', async () => {
  const me = await signUp(running);
  const { brief: read } = await brief(me);
  const [row] = read.demands;
  const confirmation = { title: 'Harbour Planner', employer: 'Grimsund Havn', removed: [row?.key ?? ''] };
  const sent = await get(me, await submitAndFinish(running, me, { brief: JSON.stringify(confirmation) }));
  if (sent.result?.kind !== 'resume') throw new Error('no resume result');
  expect(sent.title).toBe('Harbour Planner');
  expect(sent.result.posting.employer).toBe('Grimsund Havn');
  expect(sent.result.match.requirements.map(({ text }) => text)).not.toContain(row?.quote);
  expect([sent.result.letter.subject, ...sent.result.letter.paragraphs].join(' ')).toContain('Harbour Planner');
  await brief(me, { confirmation });
  const remembered = await get(me, await submitAndFinish(running, me));
  expect(remembered.title).toBe('Harbour Planner');
  const plain = await signUp(running);
  const asRead = await get(plain, await submitAndFinish(running, plain));
  expect(asRead.title).toBe(read.title?.text);
});

test('only signed-in people ask, within bounds, and only with what is theirs', async () => {
  const me = await signUp(running);
  expect((await call({}, 'POST', '/api/postings/brief', { posting: fictionalPosting })).status).toBe(401);
  const refused = async (request: object) => (await call(me, 'POST', '/api/postings/brief', request)).status;
  expect(await refused({ posting: 'word '.repeat(25_000) })).toBe(422);
  expect(await refused({ posting: fictionalPosting, confirmation: { removed: Array(301).fill('x') } })).toBe(422);
  expect(await refused({ posting: fictionalPosting, resumeId: crypto.randomUUID() })).toBe(404);
  const broken = new FormData();
  broken.set('fullName', 'Marit Solberg');
  broken.set('email', 'marit@example.com');
  broken.set('jobDescription', fictionalPosting);
  broken.set('brief', '{"removed": "all"}');
  broken.set('resume', await resumeFile());
  const answer = await running.app.request('/api/optimizations/resume', { method: 'POST', body: broken, headers: me });
  expect(answer.status).toBe(422);
});

test('the editor’s comparison with a posting stands on what was confirmed of it', async () => {
  const me = await signUp(running);
  const body = new FormData();
  body.set('file', await resumeFile());
  const reading = (await (
    await running.app.request('/api/readings', { method: 'POST', headers: me, body })
  ).json()) as UploadReading;
  const { brief: read } = await brief(me, { resume: reading.resume });
  const [row] = read.demands;
  await brief(me, { confirmation: { removed: [row?.key ?? ''] } });
  const answer = await call(me, 'POST', '/api/readings/review', { resume: reading.resume, posting: fictionalPosting });
  const { match } = (await answer.json()) as { match: { match: { requirements: { text: string }[] } } };
  expect(match.match.requirements.map(({ text }) => text)).not.toContain(row?.quote);
});

test('a person who asks too often is slowed down, and nobody else', async () => {
  const me = await signUp(running);
  const statuses: number[] = [];
  for (let asked = 0; asked < 70; asked++)
    statuses.push((await call(me, 'POST', '/api/postings/brief', { posting: 'Night Watch, Larkmoor Foods' })).status);
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses).toContain(429);
  await brief(await signUp(running));
});
