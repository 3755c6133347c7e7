import { createHash } from 'node:crypto';
import type { Draft, Optimization, UploadReading } from '@shortlist/schema';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf, submitAndFinish } from './submit-form.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
  await fictionalPdf();
});
afterAll(() => running.close());

type Headers = Record<string, string>;
const call = callApp(() => running);

async function read(headers: Headers, path = '/api/readings'): Promise<UploadReading> {
  const body = new FormData();
  body.set('file', new File([await fictionalPdf()], 'marit.pdf', { type: 'application/pdf' }));
  const response = await running.app.request(path, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return response.json();
}

const employer = 'Nordkyst Kjølefrakt';
const withEmployer = (draft: Draft): Draft => ({
  ...draft,
  sections: draft.sections.map((one) => ({ ...one, content: one.content.replace('Nordkyst Frakt', employer) })),
});

/** Reads the file and goes on to the editor with another employer. */
async function correct(headers: Headers): Promise<UploadReading> {
  const reading = await read(headers);
  const draft = withEmployer(reading.draft);
  const made = await call(headers, 'POST', '/api/resumes', { title: 'Marit', draft, correctionOf: reading.digest });
  expect(made.status).toBe(201);
  return reading;
}

test('the same file comes back as the person corrected it, and says when; only the places that still hold are kept', async () => {
  const me = await signUp(running);
  const first = await correct(me);
  expect(first.digest).toBe(
    createHash('sha256')
      .update(await fictionalPdf())
      .digest('hex'),
  );
  expect(first).not.toHaveProperty('corrected');
  const again = await read(me);
  expect(again.resume.work?.map(({ name }) => name)).toEqual([employer, 'Havna Lager']);
  expect(again.draft.sections.map(({ content }) => content)).toEqual(
    withEmployer(first.draft).sections.map(({ content }) => content),
  );
  expect(Date.now() - Date.parse(again.corrected ?? '')).toBeLessThan(60_000);
  const gone = first.evidence.filter(({ pointer }) => !again.evidence.some((one) => one.pointer === pointer));
  expect(gone.map(({ pointer }) => pointer)).toEqual(['/work/0/name']);
});

test('a later correction takes the place of the one before; a resume without one leaves it alone', async () => {
  const me = await signUp(running);
  const { digest, draft } = await correct(me);
  await call(me, 'POST', '/api/resumes', { title: 'As read', draft });
  expect((await read(me)).resume.work?.[0]?.name).toBe(employer);
  const userInfo = { ...draft.userInfo, jobTitle: 'Freight Planner' };
  await call(me, 'POST', '/api/resumes', { title: 'Better', draft: { ...draft, userInfo }, correctionOf: digest });
  const { resume } = await read(me);
  expect([resume.basics?.label, resume.work?.[0]?.name]).toEqual(['Freight Planner', 'Nordkyst Frakt']);
});

test('another person and a visitor read the same file as it is', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const { digest } = await correct(me);
  for (const reading of [await read(other), await read({}, '/api/try-reading')]) {
    expect(reading).not.toHaveProperty('corrected');
    expect(reading.resume.work?.[0]?.name).toBe('Nordkyst Frakt');
  }
  expect((await call(other, 'DELETE', `/api/readings/corrections/${digest}`)).status).toBe(204);
  expect((await call({}, 'DELETE', `/api/readings/corrections/${digest}`)).status).toBe(401);
  expect((await read(me)).resume.work?.[0]?.name).toBe(employer);
});

test('an optimisation of the file matches and tailors the corrected resume', async () => {
  const me = await signUp(running);
  await correct(me);
  const resultOf = async (id: string) => {
    const { result } = (await (await call(me, 'GET', `/api/optimizations/${id}`)).json()) as Optimization;
    return result;
  };
  const result = await resultOf(await submitAndFinish(running, me));
  if (result?.kind !== 'resume') throw new Error('There is no result of a resume.');
  expect(result.original.work?.[0]?.name).toBe(employer);
  expect(result.tailored.work?.map(({ name }) => name)).toContain(employer);
});

test('an optimisation of a profile rests on the corrected profile', async () => {
  const me = await signUp(running);
  await correct(me);
  const body = new FormData();
  const fields = { fullName: 'Marit Solberg', email: 'marit.solberg@example.com', targetRole: 'Freight Planner' };
  const goals = { industry: 'Logistics', location: 'Oslo', careerStage: 'mid', careerGoals: 'Plan with Power BI' };
  for (const [name, value] of Object.entries({ ...fields, ...goals })) body.set(name, value);
  body.set('linkedinProfile', new File([await fictionalPdf()], 'Profile.pdf', { type: 'application/pdf' }));
  const accepted = await running.app.request('/api/optimizations/linkedin', { method: 'POST', body, headers: me });
  expect(accepted.status).toBe(202);
  const { id } = await accepted.json();
  await (await call(me, 'GET', `/api/optimizations/${id}/events`)).text();
  const { result } = await (await call(me, 'GET', `/api/optimizations/${id}`)).json();
  expect(result.original.work[0].name).toBe(employer);
});

test('read anew, the file says what it says again', async () => {
  const me = await signUp(running);
  const { digest } = await correct(me);
  expect((await call(me, 'DELETE', `/api/readings/corrections/${digest}`)).status).toBe(204);
  const again = await read(me);
  expect(again).not.toHaveProperty('corrected');
  expect(again.resume.work?.[0]?.name).toBe('Nordkyst Frakt');
});

test('a correction is part of the export; what is no digest is refused, and a refused resume keeps no correction', async () => {
  const me = await signUp(running);
  const { draft, digest } = await correct(me);
  const archive = await (await call(me, 'GET', '/api/account/export')).arrayBuffer();
  const file = unzipSync(new Uint8Array(archive))['corrections.json'];
  expect(JSON.parse(new TextDecoder().decode(file))).toMatchObject([
    { digest, resume: { work: [{ name: employer }, {}] } },
  ]);
  const create = (correctionOf: string) => call(me, 'POST', '/api/resumes', { title: 'Next', draft, correctionOf });
  expect((await create('not a digest')).status).toBe(422);
  await call(me, 'POST', '/api/resumes', { title: 'Second', draft });
  await call(me, 'POST', '/api/resumes', { title: 'Third', draft });
  expect((await create(digest)).status).toBe(403);
  expect((await read(me)).resume.work?.[0]?.name).toBe(employer);
});
