import { type Optimization, type ResumeList, type ResumeRecord, resumeDraft } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf, resumeForm, submitAndFinish } from './submit-form.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
  await fictionalPdf();
});
afterAll(() => running.close());

type Headers = Record<string, string>;
const call = callApp(() => running);
const list = async (me: Headers) => ((await (await call(me, 'GET', '/api/resumes')).json()) as ResumeList).resumes;

async function keptOf(me: Headers, kept: 'upload' | 'result') {
  // The tailored one is kept just after its result is told.
  await expect.poll(async () => (await list(me)).some((one) => one.kept === kept)).toBe(true);
  const found = (await list(me)).find((one) => one.kept === kept);
  if (!found) throw new Error(`nothing kept of ${kept}`);
  return (await (await call(me, 'GET', `/api/resumes/${found.id}`)).json()) as ResumeRecord;
}

test('an uploaded and a tailored resume are kept, once each, with the original file, and can be chosen again', async () => {
  const me = await signUp(running);
  const id = await submitAndFinish(running, me);
  const upload = await keptOf(me, 'upload');
  const tailored = await keptOf(me, 'result');
  expect(tailored.optimizationId).toBe(id);
  expect(upload).toMatchObject({ title: 'marit', original: true });
  const original = await running.app.request(`/api/resumes/${upload.id}/original`, { headers: me });
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(await fictionalPdf());
  expect((await call(await signUp(running), 'GET', `/api/resumes/${upload.id}/original`)).status).toBe(404);
  const result = (await (await call(me, 'GET', `/api/optimizations/${id}`)).json()) as Optimization;
  expect(result.resumeId).toBe(upload.id);
  await submitAndFinish(running, me, { resume: undefined, resumeId: upload.id });
  await submitAndFinish(running, me);
  expect((await list(me)).filter(({ kept }) => kept === 'upload')).toHaveLength(1);
  // The file stays with the resume when its result goes.
  expect((await call(me, 'DELETE', `/api/optimizations/${id}`)).status).toBe(204);
  expect((await running.app.request(`/api/resumes/${upload.id}/original`, { headers: me })).status).toBe(200);
});

test('what is kept counts towards the plan only once it is edited, and not where it is switched off', async () => {
  const me = await signUp(running);
  await submitAndFinish(running, me);
  const upload = await keptOf(me, 'upload');
  const { draft } = upload;
  const create = () => call(me, 'POST', '/api/resumes', { title: 'Mine', draft });
  for (const status of [201, 201, 201, 403]) expect((await create()).status).toBe(status);
  const edit = () => call(me, 'PUT', `/api/resumes/${upload.id}`, { base: upload.revision, draft });
  expect((await edit()).status).toBe(403);
  const mine = (await list(me)).find(({ title }) => title === 'Mine');
  await call(me, 'DELETE', `/api/resumes/${mine?.id}`);
  expect((await edit()).status).toBe(200);
  expect((await create()).status).toBe(403);
  const edited = (await list(me)).find((one) => one.id === upload.id);
  expect(edited).toMatchObject({ original: true });
  expect(edited).not.toHaveProperty('kept');

  const other = await signUp(running);
  expect((await call(other, 'PATCH', '/api/account', { keepResumes: false })).status).toBe(200);
  await submitAndFinish(running, other);
  expect(await list(other)).toEqual([]);
});

test('a tailored resume that is set anew is another revision: its earlier pages are shown no more, and no editor saves over it', async () => {
  const me = await signUp(running);
  const id = await submitAndFinish(running, me);
  const before = await keptOf(me, 'result');
  const tagOf = async () => (await call(me, 'GET', `/api/resumes/${before.id}/thumbnail.svg`)).headers.get('ETag');
  const seen = await tagOf();
  expect((await call(me, 'PUT', `/api/optimizations/${id}/edits`, { accepted: [] })).status).toBe(200);
  expect((await call(me, 'GET', `/api/optimizations/${id}/files/resume.pdf`)).status).toBe(200);
  const after = await keptOf(me, 'result');
  expect(after.draft).not.toEqual(before.draft);
  expect(await tagOf()).not.toBe(seen);
  const late = await call(me, 'PUT', `/api/resumes/${before.id}`, { base: before.revision, draft: before.draft });
  expect(late.status).toBe(409);
});

test('an optimization that is cancelled while it is worked leaves no tailored resume behind: its trial went back', async () => {
  const me = await signUp(running);
  const body = await resumeForm();
  const accepted = await running.app.request('/api/optimizations/resume', { method: 'POST', body, headers: me });
  const { id } = (await accepted.json()) as { id: string };
  const look = async () => (await (await call(me, 'GET', `/api/optimizations/${id}`)).json()) as Optimization;
  await expect.poll(async () => (await look()).stage, { interval: 5 }).toBe('typesetting');
  expect((await call(me, 'POST', `/api/optimizations/${id}/cancel`)).status).toBe(204);
  const jobOf = () =>
    running.database.db.execute<{ state: string }>(sql`select state from jobs.job where data ->> 'id' = ${id}`);
  await expect.poll(async () => (await jobOf()).rows[0]?.state, { timeout: 20_000 }).toBe('completed');
  expect(await look()).toMatchObject({ state: 'cancelled', trial: 'returned' });
  expect((await list(me)).filter(({ kept }) => kept === 'result')).toEqual([]);
});

test('a resume that was imported from a Word file comes back as the same file with the edits, on every plan', async () => {
  const me = await signUp(running);
  const typesetter = openTypesetter();
  const docx = new Uint8Array(await typesetter.resumeDocx(fictionalResume, { template: 'executive-classic' }));
  await typesetter.close();
  const draft = resumeDraft(fictionalResume, Date.now());
  const made = (await (await call(me, 'POST', '/api/resumes', { title: 'Marit', draft })).json()) as ResumeRecord;
  const body = new FormData();
  body.set('file', new File([docx], 'marit.docx'));
  const kept = await running.app.request(`/api/resumes/${made.id}/original`, { method: 'PUT', headers: me, body });
  expect(kept.status).toBe(204);
  const stranger = await signUp(running);
  const refused = await running.app.request(`/api/resumes/${made.id}/original`, {
    method: 'PUT',
    headers: stranger,
    body,
  });
  expect(refused.status).toBe(404);

  const id = await submitAndFinish(running, me, { resume: undefined, resumeId: made.id });
  const done = (await (await call(me, 'GET', `/api/optimizations/${id}`)).json()) as Optimization;
  if (done.result?.kind !== 'resume') throw new Error('no result');
  const { edits, fidelity } = done.result;
  expect(fidelity?.own?.made.length).toBeGreaterThan(0);
  expect(done.files.find(({ name }) => name === 'resume-original.docx')).toMatchObject({ included: true });
  const sent = await running.app.request(`/api/optimizations/${id}/files/resume-original.docx`, { headers: me });
  const own = unzipSync(new Uint8Array(await sent.arrayBuffer()));
  const before = unzipSync(docx);
  // Only the text of the document differs: its styles and all other parts are the person's own.
  const changed = Object.keys(before).filter(
    (name) => Buffer.compare(own[name] ?? new Uint8Array(), before[name] ?? new Uint8Array()) !== 0,
  );
  expect(changed).toEqual(['word/document.xml']);
  const words = strFromU8(own['word/document.xml'] ?? new Uint8Array())
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');
  for (const { id: edit, after } of edits)
    if (fidelity?.own?.made.includes(edit) && typeof after === 'string') expect(words).toContain(after);
});
