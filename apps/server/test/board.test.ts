import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harderPosting } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { submitAndFinish } from './submit-form.ts';

let opened: TestApp;
let headers: Record<string, string>;
let id: string;

beforeAll(async () => {
  opened = await openTestApp();
  headers = await signUp(opened);
  id = await submitAndFinish(opened, headers, { jobDescription: harderPosting });
});
afterAll(() => opened.close());

const call = async (method: string, path: string, body?: object, by = headers) => {
  const response = await opened.app.request(path, {
    method,
    headers: { ...by, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

test('a result is put on the board once, with its posting and its files', async () => {
  const added = await call('POST', '/api/applications', { optimizationId: id, today: '2026-03-04' });
  expect(added).toMatchObject({
    status: 201,
    body: { title: 'Logistics Coordinator', stage: 'saved', dates: { saved: '2026-03-04' }, optimizationId: id },
  });
  expect(added.body.posting).toContain('customs clearance');
  expect(added.body.files).toContain('letter.pdf');
  const again = await call('POST', '/api/applications', { optimizationId: id });
  expect(again.body.id).toBe(added.body.id);
  expect((await call('GET', '/api/applications')).body).toHaveLength(1);
});

test('a move sets the day of the stage when it is reached first, and keeps it afterwards', async () => {
  const [card] = (await call('GET', '/api/applications')).body;
  const path = `/api/applications/${card.id}`;
  await call('PATCH', path, { stage: 'applied', today: '2026-03-06' });
  await call('PATCH', path, { stage: 'interview', today: '2026-03-10' });
  const back = await call('PATCH', path, { stage: 'applied', today: '2026-03-12', nextOn: '2026-03-20' });
  expect(back.body).toMatchObject({
    stage: 'applied',
    nextOn: '2026-03-20',
    dates: { saved: '2026-03-04', applied: '2026-03-06', interview: '2026-03-10' },
  });
});

test('a job written by hand stands beside it; wrong addresses and stages are refused with their words', async () => {
  const made = await call('POST', '/api/applications', {
    title: 'Fleet Planner',
    employer: 'Vestfrakt',
    stage: 'applied',
  });
  expect(made.body).toMatchObject({ title: 'Fleet Planner', optimizationId: null, files: [], stage: 'applied' });
  expect((await call('PATCH', `/api/applications/${made.body.id}`, { url: 'javascript:alert(1)' })).status).toBe(422);
  expect((await call('PATCH', `/api/applications/${made.body.id}`, { stage: 'hired' })).status).toBe(422);
  await call('DELETE', `/api/applications/${made.body.id}`);
  expect((await call('GET', '/api/applications')).body).toHaveLength(1);
});

test("another person sees, changes and takes nothing of it, and cannot put another's result on their board", async () => {
  const other = await signUp(opened);
  const [card] = (await call('GET', '/api/applications')).body;
  expect((await call('GET', '/api/applications', undefined, other)).body).toEqual([]);
  expect((await call('PATCH', `/api/applications/${card.id}`, { notes: 'x' }, other)).status).toBe(404);
  expect((await call('DELETE', `/api/applications/${card.id}`, undefined, other)).status).toBe(404);
  expect((await call('POST', '/api/applications', { optimizationId: id }, other)).status).toBe(404);
});

test('a card outlives the result that it came from', async () => {
  const gone = await submitAndFinish(opened, headers);
  const { body } = await call('POST', '/api/applications', { optimizationId: gone });
  await call('DELETE', `/api/optimizations/${gone}`);
  const kept = (await call('GET', '/api/applications')).body.find((card: { id: string }) => card.id === body.id);
  expect(kept).toMatchObject({ optimizationId: null, files: [], title: 'Logistics Coordinator' });
});

test('the dashboard tells the own numbers, and a rank only from twenty people of the industry on', async () => {
  const standing = await call('GET', '/api/dashboard');
  expect(standing.body).toMatchObject({ industry: 'logistics', industryRank: null });
  expect(standing.body.resumeScore).toBeGreaterThan(50);
  const { score } = (await call('GET', `/api/optimizations/${id}`)).body;
  expect(standing.body.matchRate).toBe(Math.round(score));
  await addPeople(18, 1);
  expect((await call('GET', '/api/dashboard')).body.industryRank).toBeNull();
  await addPeople(1, 100);
  expect((await call('GET', '/api/dashboard')).body.industryRank).toEqual({ people: 20, topPercent: 10 });
});

test('next steps are worded for the stage of the career that is asked for', async () => {
  const stepsFor = async (stage: string) =>
    (await call('GET', `/api/dashboard/insights?stage=${stage}`)).body.steps.map((step: { text: string }) => step.text);
  const entry = await stepsFor('entry');
  expect(entry.length).toBeGreaterThan(0);
  expect(await stepsFor('senior')).not.toEqual(entry);
  expect((await call('GET', '/api/dashboard/insights?stage=nonsense')).status).toBe(200);
});

test("insights count the person's own postings only", async () => {
  const { body } = await call('GET', '/api/dashboard/insights');
  expect(body.postings).toBe(1);
  expect(body.skills.map((skill: { name: string }) => skill.name)).toContain('SAP EWM');
  expect((await call('GET', '/api/dashboard/insights', undefined, await signUp(opened))).body.postings).toBe(0);
});

/** Further people with one finished result each in logistics, copied from the first person's, with a score of their own. */
async function addPeople(many: number, score: number): Promise<void> {
  for (let each = 0; each < many; each++) {
    const [userId, documentId] = [uuidv7(), uuidv7()];
    const run = (query: ReturnType<typeof sql>) => opened.database.db.execute(query);
    await run(sql`insert into users (id, name, email) values (${userId}, 'Someone Else', ${`${userId}@example.com`})`);
    await run(sql`insert into documents (id, user_id, file_name, media_type, bytes)
      values (${documentId}, ${userId}, 'a.pdf', 'application/pdf', '')`);
    await run(sql`insert into optimizations
      (id, user_id, kind, state, document_id, file_name, full_name, email, title, form, reading, score, industry, idempotency_key, fingerprint)
      select ${uuidv7()}, ${userId}, kind, state, ${documentId}, file_name, full_name, email, title, form, reading, ${score}, industry, 'copied-key', ''
      from optimizations where id = ${id}`);
  }
}
