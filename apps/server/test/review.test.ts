import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeFile, submitAndFinish } from './submit-form.ts';

let opened: TestApp;
let headers: { Authorization: string };
let id: string;

beforeAll(async () => {
  opened = await openTestApp();
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  id = await submit(fictionalPosting);
});

afterAll(() => opened.close());

const call = (method: string, path: string, body?: object) => callApp(() => opened)(headers, method, path, body);
const submit = async (posting: string, resume = fictionalResume) =>
  submitAndFinish(opened, headers, { jobDescription: posting, resume: await resumeFile(resume) });
const load = async () => (await call('GET', `/api/optimizations/${id}`)).json();
const text = async (name: string) => (await call('GET', `/api/optimizations/${id}/files/${name}`)).text();

test('rejecting all edits gives the original resume and its score, free of charge', async () => {
  const response = await call('PUT', `/api/optimizations/${id}/edits`, { accepted: [] });
  expect(response.status).toBe(200);
  const { result, score, accepted } = await load();
  expect(accepted).toEqual([]);
  expect(score).toBeCloseTo(result.match.score, 3);
  expect(result.tailored.work).toEqual(result.original.work);
  const account = await (await call('GET', '/api/account')).json();
  expect(account.subscription.trialsUsed).toBe(1);
});

test('edits that are accepted again raise the score to what was proposed', async () => {
  const before = await load();
  const ids = before.result.edits.map((edit: { id: string }) => edit.id);
  await call('PUT', `/api/optimizations/${id}/edits`, { accepted: [...ids, 'unknown'] });
  const after = await load();
  expect(after.accepted).toEqual(ids);
  expect(after.score).toBeGreaterThanOrEqual(before.score);
});

test("the person's own wording of the letter is kept, versioned and set into the files", async () => {
  const { result } = await load();
  const { subject, greeting, closing, signature } = result.letter;
  const change = { subject, greeting, closing, signature, paragraphs: ['I wrote this paragraph myself.'] };
  expect((await call('PUT', `/api/optimizations/${id}/letter`, change)).status).toBe(200);
  expect(await text('letter.txt')).toContain('I wrote this paragraph myself.');
  const versions = await (await call('GET', `/api/optimizations/${id}/letters`)).json();
  expect(versions[0].letter.paragraphs).toEqual(result.letter.paragraphs);
});

test('an earlier letter can be brought back, and what it replaces is kept as a version', async () => {
  const letters = `/api/optimizations/${id}/letters`;
  const [earlier, ...older] = await (await call('GET', letters)).json();
  const now = (await load()).result.letter;
  const restored = await (await call('POST', `${letters}/${earlier.id}/restore`)).json();
  expect(restored.letter).toEqual(earlier.letter);
  const versions = await (await call('GET', letters)).json();
  expect(versions).toHaveLength(older.length + 2);
  expect(versions[0].letter).toEqual(now);
  expect((await call('POST', `${letters}/unknown/restore`)).status).toBe(404);
});

test('the letter can be written again in another tone and length', async () => {
  const response = await call('POST', `/api/optimizations/${id}/letter/rewrite`, { tone: 'formal', length: 'short' });
  expect((await response.json()).letter).toMatchObject({ tone: 'formal', length: 'short' });
});

test('an edit takes the person’s own wording, which stands in the resume and in the ledger as theirs, and gives it back for ours', async () => {
  const { summary: _, ...basics } = fictionalResume.basics ?? {};
  const [job, ...earlier] = fictionalResume.work ?? [];
  const highlights = [...(job?.highlights ?? []), 'Cut delivery delays by 30% in two years'];
  const resume = { ...fictionalResume, basics, work: [{ ...job, highlights }, ...earlier] };
  const made = await submit(`${fictionalPosting}\n- Experience with Kubernetes\n`, resume);
  const read = async () => (await (await call('GET', `/api/optimizations/${made}`)).json()).result;
  const result = await read();
  const edit = result.edits.find(
    (each: { op: string; after: unknown }) => each.op !== 'remove' && typeof each.after === 'string',
  );
  const all = result.edits.map((each: { id: string }) => each.id);
  const text = 'I keep freight moving along the coast.';
  const body = { accepted: all, texts: { [edit.id]: text } };
  expect((await call('PUT', `/api/optimizations/${made}/edits`, body)).status).toBe(200);
  const after = await read();
  const own = after.edits.find((each: { id: string }) => each.id === edit.id);
  expect(own).toMatchObject({ after: text, evidence: [{ source: 'answer', text }] });
  expect(JSON.stringify(after.tailored)).toContain(text);
  expect(after.ledger.filter(({ pointer }: { pointer: string }) => pointer === edit.path)).toMatchObject([
    { sentence: text },
  ]);
  const [question] = after.questions;
  const answer = {
    questionId: question.id,
    text: 'Yes, I cleared customs for imports at Nordkyst Frakt from 2020 on.',
  };
  const renewed = await (await call('POST', `/api/optimizations/${made}/answers`, answer)).json();
  expect(JSON.stringify(renewed.tailored)).toContain(text);
  const mine = renewed.edits.find((each: { path: string }) => each.path === edit.path);
  const choice = { accepted: renewed.edits.map((each: { id: string }) => each.id) };
  await call('PUT', `/api/optimizations/${made}/edits`, { ...choice, texts: { [mine.id]: mine.proposed.after } });
  const back = await read();
  const ours = back.edits.find((each: { path: string }) => each.path === edit.path);
  expect(ours).toMatchObject(mine.proposed);
  expect(ours.proposed).toBeUndefined();
  expect(JSON.stringify([back.tailored, back.ledger])).not.toContain(text);
  await call('DELETE', `/api/answers/${question.id}`);
});

test('a letter without a paragraph is refused, and nothing changes', async () => {
  const { result } = await load();
  const { subject, greeting, closing, signature } = result.letter;
  const response = await call('PUT', `/api/optimizations/${id}/letter`, {
    subject,
    greeting,
    closing,
    signature,
    paragraphs: [],
  });
  expect(response.status).toBe(422);
  expect((await load()).result.letter).toEqual(result.letter);
});

test('another person cannot change or read it', async () => {
  const mine = headers;
  headers = await signUp(opened);
  expect((await call('PUT', `/api/optimizations/${id}/edits`, { accepted: [] })).status).toBe(404);
  expect((await call('GET', `/api/optimizations/${id}/letters`)).status).toBe(404);
  headers = mine;
});
