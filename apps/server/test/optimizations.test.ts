import { resumeDocx } from '@shortlist/typeset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '../src/db/announcements.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf } from './submit-form.ts';

let test1: TestApp;
let pdf: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  test1 = await openTestApp();
  pdf = await fictionalPdf();
});

afterAll(() => test1.close());

function form(
  change: Partial<Record<'fullName' | 'email' | 'jobDescription', string>> = {},
  file: File | undefined = new File([pdf], 'marit.pdf', { type: 'application/pdf' }),
): FormData {
  const data = new FormData();
  const fields = {
    fullName: 'Marit Solberg',
    email: 'marit.solberg@example.com',
    jobDescription: fictionalPosting,
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('resume', file);
  return data;
}

const submit = (body: FormData, headers: Record<string, string>) =>
  test1.app.request('/api/optimizations/resume', { method: 'POST', body, headers });

async function follow(id: string, headers: Record<string, string>): Promise<string[]> {
  const response = await test1.app.request(`/api/optimizations/${id}/events`, { headers });
  const text = await response.text();
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)).state);
}

test('a resume and a posting become a match, edits, a letter and files, with the progress streamed', async () => {
  const headers = await signUp(test1);
  const accepted = await submit(form(), headers);
  expect(accepted.status).toBe(202);
  const { id } = (await accepted.json()) as { id: string };
  expect((await follow(id, headers)).at(-1)).toBe('done');

  const result = await (await test1.app.request(`/api/optimizations/${id}`, { headers })).json();
  expect(result.result.match.score).toBeGreaterThan(30);
  expect(result.result.matchAfter.score).toBeGreaterThanOrEqual(result.result.match.score);
  expect(result.result.letter.paragraphs.length).toBeGreaterThan(1);
  expect(result.result.xray.complete).toBe(true);
  expect(result.files.map((file: { name: string }) => file.name)).toContain('resume.pdf');

  const file = await test1.app.request(`/api/optimizations/${id}/files/resume.pdf`, { headers });
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});

test('the stream of progress ends when the person signs out', async () => {
  const idle = await openTestApp({ WORKERS: '0' });
  const headers = await signUp(idle);
  const accepted = await idle.app.request('/api/optimizations/resume', { method: 'POST', body: form(), headers });
  const { id } = (await accepted.json()) as { id: string };
  const stream = (await idle.app.request(`/api/optimizations/${id}/events`, { headers })).body?.getReader();
  expect((await stream?.read())?.done).toBe(false);
  expect((await idle.app.request('/auth/v1/logout', { method: 'POST', headers })).status).toBe(204);
  await announce(idle.database.db, id);
  let more = true;
  for (let part = 0; part < 5 && more; part += 1) more = (await stream?.read())?.done === false;
  expect(more).toBe(false);
  await idle.close();
});

test('the finished pack is mailed once, with its files', async () => {
  const headers = await signUp(test1);
  const { email } = await (await test1.app.request('/api/account', { headers })).json();
  const accepted = await submit(form({ email }), headers);
  const { id } = (await accepted.json()) as { id: string };
  await follow(id, headers);
  const results = async () => {
    const mails = await (await test1.app.request(`/dev/mailbox/mails.json?to=${email}`)).json();
    return mails.filter((mail: { subject: string }) => mail.subject.startsWith('Your resume'));
  };
  await expect.poll(async () => (await results()).length).toBe(1);
  const [mail] = await results();
  expect(mail.attachments).toEqual(['resume.pdf', 'letter.pdf']);
  expect(mail.text).toContain('ATS match score');
});

test('a repeated Idempotency-Key answers with the same id and charges one trial', async () => {
  const headers = { ...(await signUp(test1)), 'Idempotency-Key': 'the-same-key' };
  const first = await submit(form(), headers);
  const { id } = (await first.json()) as { id: string };
  const again = await Promise.all(Array.from({ length: 10 }, () => submit(form(), headers)));
  for (const response of again) expect(await response.json()).toEqual({ id });
  const account = await (await test1.app.request('/api/account', { headers })).json();
  expect(account.subscription.trialsUsed).toBe(1);
});

test('the key of another submission is refused', async () => {
  const headers = { ...(await signUp(test1)), 'Idempotency-Key': 'another-key' };
  await submit(form(), headers);
  const second = await submit(form({ jobDescription: 'Nurse wanted' }), headers);
  expect(second.status).toBe(422);
  expect((await second.json()).code).toBe('key-reused');
});

test('many submissions at once use no more than the three trials', async () => {
  const headers = await signUp(test1);
  const rest = await Promise.all(Array.from({ length: 13 }, () => submit(form(), headers)));
  expect(rest.filter((response) => response.status === 202)).toHaveLength(3);
  const refused = rest.find((response) => response.status === 403);
  expect(await refused?.json()).toMatchObject({ title: "You've reached your optimization limit" });
});

test.each([
  ['fullName', '  ', 'Full name is required'],
  ['email', '', 'Email is required'],
  ['email', 'not an address', 'Invalid email format'],
  ['jobDescription', ' \n ', 'Job description is required'],
  ['jobDescription', 'hello', 'Please paste the full text of the posting. A link or a single word isn’t enough.'],
])('the form says what is wrong: %s "%s"', async (field, value, message) => {
  const response = await submit(form({ [field]: value }), await signUp(test1));
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toContainEqual({ field, message });
});

test('a missing file, a wrong type and a wrong signature get the texts of the form', async () => {
  const headers = await signUp(test1);
  const missing = form();
  missing.delete('resume');
  expect((await (await submit(missing, headers)).json()).title).toBe('Please upload your resume');
  const text = new File(['hello'], 'a.txt', { type: 'text/plain' });
  expect((await (await submit(form({}, text), headers)).json()).title).toBe('Please upload a PDF file');
  const docx = new Uint8Array(await resumeDocx(fictionalResume, { template: 'modern-professional' }));
  const word = new File([docx], 'a.pdf', { type: 'application/pdf' });
  expect((await (await submit(form({}, word), headers)).json()).title).toMatch(
    /^This is a Word document .*save it as a PDF/,
  );
  const renamed = new File(['<html>'], 'a.pdf', { type: 'application/pdf' });
  expect((await (await submit(form({}, renamed), headers)).json()).title).toBe(
    'Please upload a PDF file. This one is named .pdf, but it isn’t a PDF.',
  );
});

test('more than 10 MB is refused by the bytes', async () => {
  const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' });
  const response = await submit(form({}, big), await signUp(test1));
  expect(response.status).toBe(422);
  expect((await response.json()).code).toBe('too-large');
});

test('an unreadable file costs no trial and says what to do', async () => {
  const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
  const headers = await signUp(test1);
  const response = await submit(form({}, empty), headers);
  expect(response.status).toBe(422);
  const problem = await response.json();
  expect(problem).toMatchObject({ code: 'empty-file', title: expect.any(String), advice: expect.any(String) });
  const account = await (await test1.app.request('/api/account', { headers })).json();
  expect(account.subscription.trialsUsed).toBe(0);
});

test("another person's result, events and files are not found", async () => {
  const accepted = await submit(form(), await signUp(test1));
  const { id } = (await accepted.json()) as { id: string };
  const headers = await signUp(test1);
  for (const path of ['', '/events', '/files/resume.pdf']) {
    expect((await test1.app.request(`/api/optimizations/${id}${path}`, { headers })).status).toBe(404);
    expect((await test1.app.request(`/api/optimizations/${id}${path}`)).status).toBe(401);
  }
});

test('no log line holds a name, an address or the posting', async () => {
  const text = test1.log.join('\n');
  for (const word of ['Marit', 'Solberg', 'example.com', 'Fjordgods']) expect(text).not.toContain(word);
});
