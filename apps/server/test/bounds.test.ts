import { newDraft, type Resume } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineTimeError } from '../src/jobs/engine-thread.ts';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeForm, submitAndFinish } from './submit-form.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

type Headers = { Authorization: string };
const call = callApp(() => opened);
const trialsUsed = async (headers: Headers) =>
  (await (await call(headers, 'GET', '/api/account')).json()).subscription.trialsUsed;

/** Submits a saved resume whose original file is data. */
async function submit(headers: Headers, resume: Resume, jobDescription: string): Promise<Response> {
  const draft = newDraft('modern-professional', { name: 'Marit Solberg' });
  const { id } = await (await call(headers, 'POST', '/api/resumes', { title: 'Mine', draft })).json();
  const file = new FormData();
  file.set('file', new File([JSON.stringify(resume)], 'resume.json', { type: 'application/json' }));
  const kept = await opened.app.request(`/api/resumes/${id}/original`, { method: 'PUT', body: file, headers });
  expect(kept.status).toBe(204);
  const body = await resumeForm({ resume: undefined, resumeId: id, jobDescription });
  return opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
}

test('a resume or a posting beyond all real ones is refused before it is charged, in a review too', async () => {
  const headers = await signUp(opened);
  const lines = Array.from({ length: 11_000 }, (_, at) => `Packed parcel ${at} quickly`);
  const long = await submit(
    headers,
    { ...fictionalResume, work: [{ name: 'Nordkyst', highlights: lines }] },
    fictionalPosting,
  );
  expect(long.status).toBe(422);
  const advice = 'Shorten its longest sections and try again.';
  expect(await long.json()).toMatchObject({ code: 'too-long-to-check', advice });
  const tools = ['Java', 'Python', 'Excel', 'SAP', 'Docker', 'Kotlin', 'Scala', 'Ruby'];
  // Each asks for something else: what is asked twice counts once.
  const asked = Array.from({ length: 1500 }, (_, at) => {
    const [one, other] = [tools[(at / 30) & 7], tools[(at / 30 + 1 + at / 240) & 7]];
    return `- ${at % 30} years of ${one} and ${other}`;
  });
  const endless = `Engineer\nHarbour Works\n\nRequirements\n${asked.join('\n')}`;
  const many = await submit(headers, fictionalResume, endless);
  expect([many.status, (await many.json()).code]).toEqual([422, 'too-many-requirements']);
  const review = await call(headers, 'POST', '/api/readings/review', { resume: fictionalResume, posting: endless });
  expect([review.status, (await review.json()).code]).toEqual([422, 'too-many-requirements']);
  expect(await trialsUsed(headers)).toBe(0);
});

test('a job that takes too long ends with its first try, and its trial goes back', async () => {
  const headers = await signUp(opened);
  const run = opened.forJobs.engine.run;
  let calls = 0;
  opened.forJobs.engine.run = () => {
    calls++;
    return Promise.reject(new EngineTimeError());
  };
  try {
    const body = await resumeForm();
    const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
    const { id } = (await accepted.json()) as { id: string };
    const load = async () => (await call(headers, 'GET', `/api/optimizations/${id}`)).json();
    await expect.poll(async () => (await load()).state, { timeout: 20_000 }).toBe('failed');
    expect(await load()).toMatchObject({ trial: 'returned', failure: { code: 'too-long-to-check' } });
    expect(calls).toBe(1);
  } finally {
    opened.forJobs.engine.run = run;
  }
});

test('a result whose pages cannot be read back ends with its first try too, and its trial goes back', async () => {
  const headers = await signUp(opened);
  const { readSource } = opened.forJobs.reader;
  let calls = 0;
  opened.forJobs.reader.readSource = async () => {
    calls++;
    return undefined;
  };
  try {
    const body = await resumeForm();
    const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body, headers });
    const { id } = (await accepted.json()) as { id: string };
    const load = async () => (await call(headers, 'GET', `/api/optimizations/${id}`)).json();
    await expect.poll(async () => (await load()).state, { timeout: 60_000 }).toBe('failed');
    expect(await load()).toMatchObject({ trial: 'returned', failure: { code: 'too-long-to-check' } });
    // The PDF and the Word file, each once more to be sure.
    expect(calls).toBe(4);
  } finally {
    opened.forJobs.reader.readSource = readSource;
  }
});

test('one person changes results and has them worked anew so often, in each of the ways that work them', async () => {
  const headers = await signUp(opened);
  const none = '/api/optimizations/01900000-0000-7000-8000-000000000000';
  /** How many of so many calls at once were let in, and whether any was turned away. */
  const ask = async (times: number, method: string, path: string, body: object) => {
    const sent = Array.from({ length: times }, () => call(headers, method, none + path, body));
    const seen = (await Promise.all(sent)).map(({ status }) => status);
    return { in: seen.filter((status) => status === 404).length, refused: seen.includes(429) };
  };
  const style = { tone: 'formal', length: 'short' };
  expect(await ask(25, 'POST', '/letter/rewrite', style)).toEqual({ in: 25, refused: false });
  const answered = await ask(40, 'POST', '/answers', { questionId: 'ask-sap', text: 'Yes' });
  expect([answered.in < 40, answered.refused]).toEqual([true, true]);
  let changed = { in: 0, refused: false };
  for (let at = 0; at < 12 && !changed.refused; at++) {
    const more = await ask(30, 'PUT', '/edits', { accepted: [] });
    changed = { in: changed.in + more.in, refused: more.refused };
  }
  expect([changed.in >= 100, changed.refused]).toEqual([true, true]);
});

test('what holds the pages of a result against the person’s file is worked in a thread, for a job and for who asks for the files anew', async () => {
  const headers = await signUp(opened);
  const heavy = ['compareFile', 'judgePages', 'xrayOf'];
  /** What an engine is asked for during a work. */
  async function asked(engine: typeof opened.forJobs.engine, work: () => Promise<unknown>): Promise<string[]> {
    const { run } = engine;
    const names: string[] = [];
    engine.run = ((...call: Parameters<typeof run>) => {
      names.push(call[0]);
      return run(...call);
    }) as typeof run;
    await work().finally(() => {
      engine.run = run;
    });
    return names;
  }
  let id = '';
  const byJob = await asked(opened.forJobs.engine, async () => {
    id = await submitAndFinish(opened, headers);
  });
  expect(byJob).toEqual(expect.arrayContaining(heavy));
  const byPerson = await asked(opened.services.engine, async () => {
    await call(headers, 'PUT', `/api/optimizations/${id}/template`, { template: 'minimal-clean' });
    expect((await call(headers, 'GET', `/api/optimizations/${id}/files/resume.pdf`)).status).toBe(200);
  });
  expect(byPerson).toEqual(expect.arrayContaining(heavy));
});

test('one person asks for so many reviews and X-rays; an X-ray compares in the engine’s thread', async () => {
  const headers = await signUp(opened);
  const empty = newDraft('modern-professional', { name: 'Marit Solberg' });
  const content = 'Baker | Larch Bakery | 2019 – 2023\n- Baked 400 loaves a day';
  const sections = empty.sections.map((one) => (one.id === 'experience' ? { ...one, content } : one));
  const draft = { ...empty, sections };
  const { id } = await (await call(headers, 'POST', '/api/resumes', { title: 'Mine', draft })).json();
  const { engine } = opened.services;
  const run = engine.run;
  const names: string[] = [];
  engine.run = ((...asked: Parameters<typeof run>) => {
    names.push(asked[0]);
    return run(...asked);
  }) as typeof run;
  expect((await call(headers, 'GET', `/api/resumes/${id}/xray/docx`)).status).toBe(200);
  engine.run = run;
  expect(names).toContain('xrayOf');
  const statuses = new Set<number>();
  for (let at = 0; at < 70; at++) statuses.add((await call(headers, 'POST', '/api/readings/review', {})).status);
  for (let at = 0; at < 25; at++)
    statuses.add(
      (await call(headers, 'GET', `/api/resumes/${id.replace(/.$/, id.endsWith('0') ? '1' : '0')}/xray/docx`)).status,
    );
  expect([...statuses].sort()).toEqual([404, 422, 429]);
});
