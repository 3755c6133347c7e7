import { listMailbox } from '@shortlist/mail';
import { resumeDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  distantPosting,
  fictionalPosting,
  fictionalResume,
  fittingPosting,
  harderPosting,
} from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeFile, resumeForm, submitAndFinish } from './submit-form.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp({ OPERATOR_TOKEN: 'a-token-of-the-operator' });
});
afterAll(() => opened.close());

type Headers = Record<string, string>;
type Requirement = { evidence: unknown[] };
const nameOf = ({ name }: { name: string }) => name;
const call = (method: string, path: string, headers: Headers, body?: object) =>
  opened.app.request(path, {
    method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const load = async (id: string, headers: Headers) => (await call('GET', `/api/optimizations/${id}`, headers)).json();

const mailsAbout = async (id: string) =>
  (await listMailbox(opened.database.db))
    .filter(({ html, text }) => html.includes(id) || text.includes(id))
    .map(({ subject, html, text, attachments = [] }) => ({
      subject,
      html,
      text,
      attachments: attachments.map(({ filename }) => filename),
    }))
    .reverse();

test('the result is mailed once with its files; asked for, it is mailed once more, but not twice in a minute', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers);
  await expect.poll(async () => (await load(id, headers)).mail).toBe('sent');
  const [first] = await mailsAbout(id);
  expect(first?.attachments).toEqual(['resume.pdf', 'letter.pdf']);
  expect((await call('POST', `/api/optimizations/${id}/mail`, headers)).status).toBe(202);
  expect((await call('POST', `/api/optimizations/${id}/mail`, headers)).status).toBe(429);
  await expect.poll(() => mailsAbout(id).then((mails) => mails.length)).toBe(2);
  const other = await signUp(opened);
  expect((await call('POST', `/api/optimizations/${id}/mail`, other)).status).toBe(404);
});

test('a result that is deleted is not mailed any more, nor are its mails kept', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers);
  await expect.poll(async () => (await load(id, headers)).mail).toBe('sent');
  await opened.database.db.execute(sql`
    insert into mail.outbox (key, recipient, subject, message, next_attempt_at, created_at)
    select keys.key, recipient, subject, '{}', now() + interval '1 hour', now()
    from mail.outbox, (values (${`optimization:${id}:again:1`}), (${`optimization:${id}0`})) as keys (key) where mail.outbox.key = ${`optimization:${id}`}`);
  expect((await call('DELETE', `/api/optimizations/${id}`, headers)).status).toBe(204);
  const { rows } = await opened.database.db.execute(
    sql`select key from mail.outbox where key like ${`optimization:${id}%`}`,
  );
  expect(rows).toEqual([{ key: `optimization:${id}0` }]);
  expect(await mailsAbout(id)).toEqual([]);
});

test('no file is made for a mail that is refused, and one person asks for so many', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers);
  expect((await call('POST', `/api/optimizations/${id}/mail`, headers)).status).toBe(202);
  const { subject, greeting, closing, signature } = (await load(id, headers)).result.letter;
  const letter = { subject, greeting, closing, signature, paragraphs: ['I can start in May.'] };
  expect((await call('PUT', `/api/optimizations/${id}/letter`, headers, letter)).status).toBe(200);
  expect((await call('POST', `/api/optimizations/${id}/mail`, headers)).status).toBe(429);
  const { rows } = await opened.database.db.execute(sql`select files_stale from optimizations where id = ${id}`);
  expect(rows).toEqual([{ files_stale: true }]);
  const unknown = `/api/optimizations/${crypto.randomUUID()}/mail`;
  const replies = [];
  for (let at = 0; at < 18; at++) replies.push((await call('POST', unknown, headers)).status);
  expect(new Set(replies)).toEqual(new Set([404, 429]));
});

test('the mail attaches the formats of the plan: Word and text come with Famous', async () => {
  const headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  const id = await submitAndFinish(opened, headers);
  await expect.poll(() => mailsAbout(id).then((mails) => mails.length)).toBe(1);
  const [mail] = await mailsAbout(id);
  expect(mail?.attachments).toEqual(['resume.pdf', 'resume.docx', 'resume.txt', 'letter.pdf', 'letter.docx']);
});

test('where nothing is reworded, the person gets their own file back, and the mail says why', async () => {
  const headers = await signUp(opened);
  const resume = await resumeFile();
  const id = await submitAndFinish(opened, headers, { resume, jobDescription: fittingPosting });
  const { result, files } = await load(id, headers);
  expect(result.fidelity).toMatchObject({ unchanged: true, unchangedBecause: 'nothing-to-reword' });
  expect(files.map(nameOf)).toContain('resume-rebuilt.pdf');
  const file = await call('GET', `/api/optimizations/${id}/files/resume.pdf`, headers);
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await resume.arrayBuffer()))).toBe(true);
  await expect.poll(() => mailsAbout(id).then((mails) => mails.length)).toBe(1);
  const [mail] = await mailsAbout(id);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('There was nothing to reword in your resume');
  expect(mail?.attachments.toSorted()).toEqual(['edits.txt', 'letter.pdf', 'resume.pdf']);
});

test('a mail about a posting that is a long shot says so, in the words of the page', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers, { jobDescription: distantPosting });
  const remarks: string[] = (await load(id, headers)).result.letter.remarks;
  expect(remarks.join()).toContain('it’s a long shot');
  await expect.poll(() => mailsAbout(id).then((mails) => mails.length)).toBe(1);
  const [mail] = await mailsAbout(id);
  for (const remark of remarks) expect(mail?.text).toContain(remark);
});

test('Free takes out PDF and sees the first line of evidence and the best three changes; Famous takes out every format and sees all of it', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers, { jobDescription: harderPosting });
  const statusOf = async (name: string) =>
    (await call('GET', `/api/optimizations/${id}/files/${name}`, headers)).status;
  const basic = await load(id, headers);
  expect(basic.detail).toBe('basic');
  const { levers, leversLeftOut = 0 } = basic.result.match;
  expect(levers.length).toBeGreaterThan(0);
  expect(levers.length).toBeLessThanOrEqual(3);
  expect(Math.max(...basic.result.matchAfter.requirements.map((each: Requirement) => each.evidence.length))).toBe(1);
  expect(basic.result.xray.fields.every((field: { expected: string }) => field.expected === '')).toBe(true);
  expect(basic.files.filter((file: { included: boolean }) => file.included).map(nameOf)).toEqual([
    'edits.txt',
    'interview.pdf',
    'left-out.json',
    'letter.pdf',
    'resume.json',
    'resume.pdf',
  ]);
  expect([await statusOf('resume.pdf'), await statusOf('resume.docx'), await statusOf('letter.txt')]).toEqual([
    200, 403, 403,
  ]);
  const chosen = await (await call('PUT', `/api/optimizations/${id}/edits`, headers, { accepted: [] })).json();
  expect(chosen.match.levers.length).toBeLessThanOrEqual(3);
  await call('POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  const advanced = await load(id, headers);
  expect(advanced.detail).toBe('advanced');
  expect(advanced.result.match.leversLeftOut).toBeUndefined();
  expect(advanced.result.match.levers.slice(0, 3)).toEqual(levers);
  expect(advanced.result.match.levers).toHaveLength(levers.length + leversLeftOut);
  expect(advanced.result.xray.fields[0].expected).not.toBe('');
  // Without edits the person's own file stands, and our pages beside it.
  expect([await statusOf('resume-rebuilt.docx'), await statusOf('resume.json')]).toEqual([200, 200]);
});

test('without attachments the mail has links, which answer only to the signed-in owner', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers, { delivery: 'links' });
  await expect.poll(() => mailsAbout(id).then((mails) => mails.length)).toBe(1);
  const [mail] = await mailsAbout(id);
  expect(mail?.attachments).toEqual([]);
  expect(mail?.html).toContain(`http://localhost:3000/optimizations/${id}/files/letter.pdf`);
  expect(mail?.html).not.toContain('resume.docx');
  expect((await call('GET', `/api/optimizations/${id}/files/letter.pdf`, {})).status).toBe(401);
  expect((await call('GET', `/api/optimizations/${id}/files/letter.pdf`, headers)).status).toBe(200);
});

test('a saved resume stands in for the file, word for word, in its own template', async () => {
  const headers = await signUp(opened);
  const draft = resumeDraft(fictionalResume, Date.now(), 'executive-classic');
  const made = await call('POST', '/api/resumes', headers, { title: 'My resume', draft });
  const { id: resumeId } = (await made.json()) as { id: string };
  const id = await submitAndFinish(opened, headers, { resume: undefined, resumeId });
  const result = await load(id, headers);
  expect(result).toMatchObject({ state: 'done', template: 'executive-classic', fileName: 'My resume.pdf' });
  expect(result.result.original.work).toEqual(fictionalResume.work);
  // It has no file to keep: our pages are the resume, in every form.
  const names = result.files.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['resume.pdf', 'resume.docx']));
  expect(names).not.toContain('resume-rebuilt.pdf');
  const other = await signUp(opened);
  const body = await resumeForm({ resume: undefined, resumeId });
  const refused = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers: other });
  expect(refused.status).toBe(404);
});

test('files are set in the template of the form, and anew in another one, free of charge', async () => {
  const headers = await signUp(opened);
  const id = await submitAndFinish(opened, headers, { template: 'minimal-clean' });
  expect(await load(id, headers)).toMatchObject({ template: 'minimal-clean' });
  const pdf = async () => (await call('GET', `/api/optimizations/${id}/files/resume.pdf`, headers)).arrayBuffer();
  const before = await pdf();
  expect((await call('PUT', `/api/optimizations/${id}/template`, headers, { template: 'tech-innovator' })).status).toBe(
    204,
  );
  const after = await pdf();
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
  expect((await load(id, headers)).result.xray.complete).toBe(true);
  const account = await (await call('GET', '/api/account', headers)).json();
  expect(account.subscription.trialsUsed).toBe(1);
});

test('what failed by our fault stands in the list of lost jobs, gives its trial back, and can be done again', async () => {
  const headers = await signUp(opened);
  const run = opened.forJobs.engine.run;
  opened.forJobs.engine.run = () => Promise.reject(new TypeError('Marit Solberg broke it'));
  const body = await resumeForm();
  const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
  const { id } = (await accepted.json()) as { id: string };
  await opened.database.db.execute(sql`update jobs.job set retry_limit = 0 where data ->> 'id' = ${id}`);
  await expect.poll(async () => (await load(id, headers)).state).toBe('failed');
  opened.forJobs.engine.run = run;
  expect(await load(id, headers)).toMatchObject({ trial: 'returned', failure: { code: 'our-failure' } });

  const operator = { Authorization: 'Bearer a-token-of-the-operator' };
  expect((await call('GET', '/operations/lost-jobs', headers)).status).toBe(404);
  const lost = await (await call('GET', '/operations/lost-jobs', operator)).json();
  expect(lost).toMatchObject([{ optimizationId: id, kind: 'resume', error: 'TypeError', redoneAt: null }]);
  const queued = await opened.database.db.execute(sql`select output::text as words from jobs.job`);
  expect(JSON.stringify([lost, queued.rows])).not.toContain('Marit');
  expect((await call('POST', `/operations/lost-jobs/${lost[0].id}/redo`, operator)).status).toBe(202);
  expect((await call('POST', `/operations/lost-jobs/${lost[0].id}/redo`, operator)).status).toBe(404);
  await expect.poll(async () => (await load(id, headers)).state).toBe('done');
  const account = await (await call('GET', '/api/account', headers)).json();
  expect(account.subscription.trialsUsed).toBe(0);
});

test('what ended without a result is submitted again as it was sent, and counted once', async () => {
  const headers = await signUp(opened);
  const body = await resumeForm();
  const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
  const { id } = (await accepted.json()) as { id: string };
  await call('POST', `/api/optimizations/${id}/cancel`, headers);
  const tries = await Promise.all([1, 2, 3].map(() => call('POST', `/api/optimizations/${id}/retry`, headers)));
  const ids = await Promise.all(tries.map(async (reply) => ((await reply.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  await expect.poll(async () => (await load(ids[0] as string, headers)).state).toBe('done');
  const account = await (await call('GET', '/api/account', headers)).json();
  expect(account.subscription.trialsUsed).toBe(1);
  expect((await call('POST', `/api/optimizations/${ids[0]}/retry`, headers)).status).toBe(404);
});

test('a saved page becomes the text of its posting, with title and employer on top', async () => {
  const headers = await signUp(opened);
  const page = `<html><body><nav>Jobs</nav><main><h1>Logistics Coordinator</h1>${fictionalPosting
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('')}</main><script>track()</script></body></html>`;
  const reply = await opened.app.request('/api/postings/text', { method: 'POST', body: page, headers });
  const { text } = (await reply.json()) as { text: string };
  expect(text).toMatch(/^Logistics Coordinator/);
  expect(text).toContain('SAP EWM and Excel');
  expect(text).not.toMatch(/<p>|track\(/);
});
