import { openTypesetter } from '@shortlist/typeset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
let headers: { Authorization: string };
let id: string;

beforeAll(async () => {
  opened = await openTestApp();
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  id = await submit(fictionalPosting);
});

async function submit(posting: string, resume = fictionalResume): Promise<string> {
  const typesetter = openTypesetter();
  const pdf = new Uint8Array(await typesetter.resumePdf(resume, { template: 'modern-professional' }));
  await typesetter.close();
  const form = new FormData();
  form.set('fullName', 'Marit Solberg');
  form.set('email', 'marit.solberg@example.com');
  form.set('jobDescription', posting);
  form.set('resume', new File([pdf], 'marit.pdf', { type: 'application/pdf' }));
  const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body: form, headers });
  const made = ((await accepted.json()) as { id: string }).id;
  await (await opened.app.request(`/api/optimizations/${made}/events`, { headers })).text();
  return made;
}

afterAll(() => opened.close());

const call = (method: string, path: string, body?: object) =>
  opened.app.request(path, {
    method,
    headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
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
  const made = await submit(`${fictionalPosting}\n- Experience with Kubernetes\n`, { ...fictionalResume, basics });
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

test('an answer becomes a fact of the person that can be seen and deleted', async () => {
  const { result } = await load();
  const [question] = result.questions;
  expect(question).toBeDefined();
  const answer = {
    questionId: question.id,
    text: 'Yes, I cleared customs for imports at Nordkyst Frakt from 2020 on.',
  };
  const renewed = await (await call('POST', `/api/optimizations/${id}/answers`, answer)).json();
  expect(renewed.questions.map((each: { id: string }) => each.id)).not.toContain(question.id);
  const kept = await (await call('GET', '/api/answers')).json();
  expect(kept).toEqual([expect.objectContaining({ id: question.id, text: answer.text })]);
  expect(await (await call('GET', `/api/answers?result=${id}`)).json()).toEqual(kept);
  expect((await call('GET', `/api/answers?result=${crypto.randomUUID()}`)).status).toBe(404);
  expect((await call('DELETE', `/api/answers/${question.id}`)).status).toBe(204);
  expect(await (await call('GET', '/api/answers')).json()).toEqual([]);
});

test('a no, pressed or written, closes the question for good, and nothing is written from it', async () => {
  const other = await submit(`${fictionalPosting}\n- Experience with Kubernetes\n- Experience with Salesforce\n`);
  const read = async () => (await (await call('GET', `/api/optimizations/${other}`)).json()).result;
  const before = await read();
  const [first, second] = before.questions;
  expect(second).toBeDefined();
  await call('POST', `/api/optimizations/${other}/answers`, { questionId: first.id, declined: true });
  await call('POST', `/api/optimizations/${other}/answers`, { questionId: second.id, text: 'No, never.' });
  const after = await read();
  const open = after.questions.map((each: { id: string }) => each.id);
  expect(open).not.toContain(first.id);
  expect(open).not.toContain(second.id);
  expect(after.tailored).toEqual(before.tailored);
  expect(after.letter).toEqual(before.letter);
  const kept = await (await call('GET', '/api/answers')).json();
  expect(kept).toEqual([
    expect.objectContaining({ id: second.id, text: 'No, never.', declined: true }),
    expect.objectContaining({ id: first.id, text: '', declined: true }),
  ]);
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

test('what one person answers gets into no other person’s resume, though one account sends both', async () => {
  headers = await signUp(opened);
  const posting = `${fictionalPosting}\n- Experience with Kubernetes\n`;
  const first = await submit(posting);
  const read = async (of: string) => (await (await call('GET', `/api/optimizations/${of}`)).json()).result;
  const asked = (await read(first)).questions.find((each: { about: string }) => /kubernetes/i.test(each.about));
  const text = 'Yes, I ran Kubernetes clusters at Nordkyst Frakt for two years.';
  await call('POST', `/api/optimizations/${first}/answers`, { questionId: asked.id, text });
  expect(JSON.stringify((await read(first)).tailored)).toMatch(/Kubernetes/);
  const second = await submit(posting, {
    ...fictionalResume,
    basics: { ...fictionalResume.basics, name: 'Tobias Fenn' },
  });
  const other = await read(second);
  expect(JSON.stringify(other.letter.ledger)).not.toMatch(/Kubernetes clusters/);
  expect(JSON.stringify(other.tailored)).not.toMatch(/Kubernetes/);
  expect(other.questions.map((each: { id: string }) => each.id)).toContain(asked.id);
  const listed = async (path: string) => (await (await call('GET', path)).json()).length;
  expect(await listed(`/api/answers?result=${first}`)).toBe(1);
  expect(await listed(`/api/answers?result=${second}`)).toBe(0);
  await call('DELETE', `/api/answers/${asked.id}?person=Tobias%20Fenn`);
  expect(await listed('/api/answers')).toBe(1);
  await call('DELETE', `/api/answers/${asked.id}?person=Marit%20Solberg`);
  expect(await listed('/api/answers')).toBe(0);
});

test('a profile’s question is answered on its page: profile and report are made anew, and compared with the resume of the same person', async () => {
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const [latest, ...earlier] = fictionalResume.work ?? [];
  await submit(fictionalPosting, {
    ...fictionalResume,
    work: [{ ...latest, position: 'Warehouse Director' }, ...earlier],
  });
  const typesetter = openTypesetter();
  const pdf = new Uint8Array(await typesetter.resumePdf(fictionalResume, { template: 'modern-professional' }));
  await typesetter.close();
  const form = new FormData();
  const fields = { fullName: 'Marit Solberg', email: 'marit.solberg@example.com', targetRole: 'Logistics Manager' };
  const goals = { industry: 'Logistics', location: 'Oslo', careerStage: 'mid', careerGoals: 'Plan with Power BI' };
  for (const [name, value] of Object.entries({ ...fields, ...goals })) form.set(name, value);
  form.set('linkedinProfile', new File([pdf], 'Profile.pdf', { type: 'application/pdf' }));
  const accepted = await opened.app.request('/api/optimizations/linkedin', { method: 'POST', body: form, headers });
  const made = ((await accepted.json()) as { id: string }).id;
  await (await opened.app.request(`/api/optimizations/${made}/events`, { headers })).text();
  const read = async () => (await (await call('GET', `/api/optimizations/${made}`)).json()).result.profile;
  expect(JSON.stringify((await read()).inconsistencies)).toContain('Warehouse Director');
  const asked = (await read()).questions.find((each: { about: string }) => each.about === 'Power BI');
  expect(asked.text).toContain('Your goals name Power BI');
  const answer = { questionId: asked.id, text: 'Yes, I built stock reports in Power BI at Nordkyst Frakt.' };
  const renewed = await (await call('POST', `/api/optimizations/${made}/answers`, answer)).json();
  expect(renewed.kind).toBe('linkedin');
  expect(renewed.profile.questions).not.toContainEqual(asked);
  expect((await read()).skills.add).toContain('Power BI');
  expect(await (await call('GET', `/api/optimizations/${made}/files/report.md`)).text()).toMatch(/\*\*Add .*Power BI/);
});

test('of two answers given at the same moment, the profile that stays knows both', async () => {
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const typesetter = openTypesetter();
  const pdf = new Uint8Array(await typesetter.resumePdf(fictionalResume, { template: 'modern-professional' }));
  await typesetter.close();
  const form = new FormData();
  const fields = { fullName: 'Marit Solberg', email: 'marit.solberg@example.com', targetRole: 'Logistics Manager' };
  const careerGoals = 'Plan with Power BI and Tableau';
  for (const [name, value] of Object.entries({
    ...fields,
    industry: 'Logistics',
    location: 'Oslo',
    careerStage: 'mid',
    careerGoals,
  }))
    form.set(name, value);
  form.set('linkedinProfile', new File([pdf], 'Profile.pdf', { type: 'application/pdf' }));
  const accepted = await opened.app.request('/api/optimizations/linkedin', { method: 'POST', body: form, headers });
  const made = ((await accepted.json()) as { id: string }).id;
  await (await opened.app.request(`/api/optimizations/${made}/events`, { headers })).text();
  const read = async () => (await (await call('GET', `/api/optimizations/${made}`)).json()).result.profile;
  const questions: { id: string; about: string }[] = (await read()).questions;
  const give = (about: string) => {
    const questionId = questions.find((each) => each.about === about)?.id;
    return call('POST', `/api/optimizations/${made}/answers`, {
      questionId,
      text: `Yes, I used ${about} for stock reports.`,
    });
  };
  const { engine } = opened.services;
  const run = engine.run.bind(engine);
  let second: Promise<unknown> | undefined;
  // The first answer's profile is done; before it is saved, the second answer comes and is saved.
  engine.run = (async (...asked: Parameters<typeof run>) => {
    const worked = await run(...asked);
    if (second === undefined && asked[0] === 'optimiseProfile') {
      second = Promise.resolve(give('Tableau'));
      await second;
    }
    return worked;
  }) as typeof engine.run;
  expect((await give('Power BI')).status).toBe(200);
  engine.run = run;
  expect(second).toBeDefined();
  expect((await read()).skills.add).toEqual(expect.arrayContaining(['Power BI', 'Tableau']));
});

/** Does something else at the moment when the engine has worked and nothing is saved yet; once. */
async function meanwhile(
  task: string,
  other: () => unknown,
  act: () => Response | Promise<Response>,
): Promise<Response> {
  const { engine } = opened.services;
  const run = engine.run.bind(engine);
  let isDone = false;
  engine.run = (async (...asked: Parameters<typeof run>) => {
    const worked = await run(...asked);
    if (!isDone && asked[0] === task) {
      isDone = true;
      await other();
    }
    return worked;
  }) as typeof engine.run;
  try {
    return await act();
  } finally {
    engine.run = run;
    expect(isDone).toBe(true);
  }
}

test('of two answers to a resume’s questions given at the same moment, the result that stays knows both', async () => {
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const posting =
    'Logistics Manager\nNordlys Freight, Bergen\n\nRequirements\n- Experience with Tableau\n- Experience with Kubernetes\n- Experience with PostgreSQL\n';
  const made = await submit(posting);
  const read = async () => (await call('GET', `/api/optimizations/${made}`)).json();
  const { questions } = (await read()).result as { questions: { id: string; about: string }[] };
  const give = (about: string) =>
    call('POST', `/api/optimizations/${made}/answers`, {
      questionId: questions.find((each) => each.about === about)?.id,
      text: `Yes, I used ${about} for stock reports.`,
    });
  const answered = await meanwhile(
    'optimiseResume',
    () => give('Kubernetes'),
    () => give('Tableau'),
  );
  expect(answered.status).toBe(200);
  const { result } = await read();
  const skills = JSON.stringify(result.tailored.skills);
  expect(skills).toContain('Tableau');
  expect(skills).toContain('Kubernetes');

  const choose = () => call('PUT', `/api/optimizations/${made}/edits`, { accepted: [] });
  const third = await meanwhile('optimiseResume', choose, () => give('PostgreSQL'));
  expect(third.status).toBe(200);
  const chosen = await read();
  // What was rejected meanwhile stays so; only what the new answer brought may stand.
  expect(chosen.accepted).not.toBeNull();
  expect(chosen.accepted.length).toBeLessThan(chosen.result.edits.length);
});
