import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { resumeFile, submitAndFinish, submitProfile } from './submit-form.ts';

let opened: TestApp;
let headers: { Authorization: string };

beforeAll(async () => {
  opened = await openTestApp();
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
});
afterAll(() => opened.close());

const call = (method: string, path: string, body?: object) => callApp(() => opened)(headers, method, path, body);
const submit = async (posting: string, resume = fictionalResume) =>
  submitAndFinish(opened, headers, { jobDescription: posting, resume: await resumeFile(resume) });

test('an answer becomes a fact of the person that can be seen and deleted', async () => {
  const id = await submit(fictionalPosting);
  const { result } = await (await call('GET', `/api/optimizations/${id}`)).json();
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
  const made = await submitProfile(opened, headers, { careerGoals: 'Plan with Power BI' });
  const read = async () => (await (await call('GET', `/api/optimizations/${made}`)).json()).result.profile;
  expect(JSON.stringify((await read()).inconsistencies)).toContain('Warehouse Director');
  const asked = (await read()).questions.find((each: { about: string }) => each.about === 'Power BI');
  expect(asked.text).toContain('Your career goals mention Power BI');
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
  const made = await submitProfile(opened, headers, { careerGoals: 'Plan with Power BI and Tableau' });
  const read = async () => (await (await call('GET', `/api/optimizations/${made}`)).json()).result.profile;
  const questions: { id: string; about: string }[] = (await read()).questions;
  const give = (about: string) => {
    const questionId = questions.find((each) => each.about === about)?.id;
    return call('POST', `/api/optimizations/${made}/answers`, {
      questionId,
      text: `Yes, I used ${about} for stock reports.`,
    });
  };
  // The first answer's profile is done; before it is saved, the second answer comes and is saved.
  const first = await meanwhile(
    'optimiseProfile',
    () => give('Tableau'),
    () => give('Power BI'),
  );
  expect(first.status).toBe(200);
  expect((await read()).skills.add).toEqual(expect.arrayContaining(['Power BI', 'Tableau']));
});

test('of two answers to a resume’s questions given at the same moment, the result that stays knows both', async () => {
  headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const posting =
    'Logistics Manager\nNordlys Freight, Bergen\n\nRequirements\n- Experience with Tableau\n- Experience with Kubernetes\n- Experience with customs clearance\n';
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
  const third = await meanwhile('optimiseResume', choose, () => give('Customs clearance'));
  expect(third.status).toBe(200);
  const chosen = await read();
  // What was rejected meanwhile stays so; only what the new answer brought may stand.
  expect(chosen.accepted).not.toBeNull();
  expect(chosen.accepted.length).toBeLessThan(chosen.result.edits.length);
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
