import { markEdits } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { afterEach, expect, test, vi } from 'vitest';
import { type ModelServer, openModelServer, type Turn } from '../../../packages/writer/test/model-server.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { followToEnd } from './follow-to-end.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp | undefined;
let model: ModelServer | undefined;

afterEach(async () => {
  await opened?.close();
  await model?.close();
});

type Plan = 'FREE' | 'PREMIUM';

/** A server whose model answers with these turns, and a person of that plan. */
async function openWith(turns: Turn[], plan: Plan = 'PREMIUM') {
  model = await openModelServer(turns);
  opened = await openTestApp({
    MODEL_PROVIDER: 'compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_PRICE_INPUT: '3',
    MODEL_PRICE_OUTPUT: '15',
    MODEL_RETRIES: '0',
  });
  const { app } = opened;
  const headers = await signUp(opened);
  const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
  if (plan !== 'FREE') await app.request('/api/plans/upgrade', { ...asked, body: JSON.stringify({ plan }) });
  /** Posts a form with the fictional resume as its file; gives the id of its work. */
  async function start(kind: 'resume' | 'linkedin', fields: Record<string, string>): Promise<string> {
    const typesetter = openTypesetter();
    const pdf = new Uint8Array(await typesetter.resumePdf(fictionalResume, { template: 'modern-professional' }));
    await typesetter.close();
    const form = new FormData();
    const own = { fullName: 'Marit Solberg', email: 'marit.solberg@example.com', ...fields };
    for (const [name, value] of Object.entries(own)) form.set(name, value);
    const file = new File([pdf], 'marit.pdf', { type: 'application/pdf' });
    form.set(kind === 'resume' ? 'resume' : 'linkedinProfile', file);
    const accepted = await app.request(`/api/optimizations/${kind}`, { method: 'POST', body: form, headers });
    return ((await accepted.json()) as { id: string }).id;
  }
  /** The same, followed to its end; gives the finished result. */
  async function submit(kind: 'resume' | 'linkedin', fields: Record<string, string>) {
    const id = await start(kind, fields);
    await followToEnd(app, id, headers);
    return (await app.request(`/api/optimizations/${id}`, { headers })).json();
  }
  const answer = async (id: string, questionId: string, text: string) =>
    (
      await app.request(`/api/optimizations/${id}/answers`, { ...asked, body: JSON.stringify({ questionId, text }) })
    ).json();
  const load = async (id: string) => (await app.request(`/api/optimizations/${id}`, { headers })).json();
  /** The result once the model has worded it anew. */
  async function settled(id: string) {
    await followToEnd(app, id, headers);
    return load(id);
  }
  const put = (id: string, path: string, body: unknown) =>
    app.request(`/api/optimizations/${id}/${path}`, { ...asked, method: 'PUT', body: JSON.stringify(body) });
  const rewrite = async (id: string, style: { tone: string; length: string }) =>
    (await app.request(`/api/optimizations/${id}/letter/rewrite`, { ...asked, body: JSON.stringify(style) })).json();
  const cancel = (id: string) => app.request(`/api/optimizations/${id}/cancel`, { method: 'POST', headers });
  return { start, submit, answer, rewrite, load, settled, put, cancel };
}

async function submitWith(turns: Turn[], plan: Plan = 'PREMIUM') {
  const { submit } = await openWith(turns, plan);
  return submit('resume', { jobDescription: fictionalPosting });
}

const invented = {
  summary: ['I led a team of 900 at a bank.'],
  bullets: [],
  letter: [['I hold a doctorate.'], ['I speak nine languages.'], ['I have used Kafka for ten years.']],
};

test('a result written with a model shows what was sent, what it cost, and what was refused', async () => {
  const { state, result } = await submitWith([{ text: JSON.stringify(invented) }, { text: '{"changes":[]}' }]);
  expect(await (await opened?.app.request('/api/config'))?.json()).toMatchObject({ aiSuggestions: true });
  expect(state).toBe('done');
  expect(result.model.failure).toBeUndefined();
  expect(result.model).toMatchObject({ provider: 'compatible', model: 'test-model', usage: { calls: 2 }, kept: 0 });
  expect(result.model.cost).toBeGreaterThan(0);
  expect(result.model.blocked.map(({ text }: { text: string }) => text)).toContain('I hold a doctorate.');
  expect(result.model.sent[0].prompt).not.toContain('Solberg');
  expect(JSON.stringify(result.tailored)).not.toContain('900');
  expect(JSON.stringify(result.letter.paragraphs)).not.toContain('doctorate');
  expect(opened?.log.join('\n')).not.toContain('Solberg');
});

test('a provider that fails leaves the rules’ own wording and a finished result', async () => {
  const { state, result } = await submitWith([{ status: 500 }]);
  expect(state).toBe('done');
  expect(result.model.failure).toBeDefined();
  expect(result.letter.paragraphs.length).toBeGreaterThan(2);
});

test('AI content suggestions come with Premium: on Free nothing is sent, and the result says what would', async () => {
  const { state, result, modelWithheld } = await submitWith([{ text: JSON.stringify(invented) }], 'FREE');
  expect(state).toBe('done');
  expect(result.model).toBeUndefined();
  expect(model?.received).toHaveLength(0);
  expect(modelWithheld).toBe(true);
});

const line = 'Introduced SAP EWM in two warehouses, training 18 colleagues';
const honest = {
  text: JSON.stringify({ summary: [], bullets: [{ id: '/work/0/highlights/1', text: line }], letter: [] }),
};
const customs = 'Yes, customs clearance of fish exports at Nordkyst Frakt since 2020.';
type Listed = { id: string; path: string; after: unknown; about: string };
const aboutCustoms = ({ questions }: { questions: Listed[] }) =>
  questions.find(({ about }) => /customs/i.test(about)) as Listed;

test('an answer is worked in at once by the rules, with the model’s earlier wording of other lines, and the model’s new wording follows by itself', async () => {
  const { submit, answer, rewrite, load, settled } = await openWith([honest, { hang: true }]);
  const { id, result } = await submit('resume', { jobDescription: fictionalPosting });
  expect(result.tailored.work[0].highlights).toContain(line);
  const asked = aboutCustoms(result);
  const renewed = await answer(id, asked.id, customs);
  expect(renewed.questions).not.toContainEqual(asked);
  expect(renewed.tailored.work[0].highlights).toContain(line);
  expect((await load(id)).rewording).toBe(true);
  await vi.waitFor(() => expect(model?.received).toHaveLength(2), { timeout: 20_000 });
  // The provider comes back to life: what is asked then takes the place of the asking that hangs, and is about all that it was about.
  model?.turn(honest);
  await rewrite(id, { tone: 'warm', length: 'full' });
  const later = await settled(id);
  expect(later.rewording).toBeUndefined();
  expect(model?.abandoned()).toBe(1);
  expect(later.result.tailored.work[0].highlights).toContain(line);
  expect(later.result.model.sent[0].prompt).toContain('customs clearance of fish exports');
  expect(later.result.letter.tone).toBe('warm');
});

test('what the person changes while a model words the result is not overwritten: a refused line stays refused, a letter of theirs stays, and a choice among edits that are gone is turned away', async () => {
  const { submit, answer, settled, put, load } = await openWith([{ status: 500 }, { hang: true }]);
  const { id, result } = await submit('resume', { jobDescription: fictionalPosting });
  const renewed = await answer(id, aboutCustoms(result).id, customs);
  await vi.waitFor(() => expect(model?.received).toHaveLength(2), { timeout: 20_000 });
  const refused = renewed.edits.find(({ path }: Listed) => path === '/work/0/highlights/1');
  const accepted = renewed.edits.map((edit: Listed) => edit.id).filter((each: string) => each !== refused?.id);
  const among = markEdits(renewed.edits);
  expect((await put(id, 'edits', { accepted, among })).status).toBe(200);
  const { subject, greeting, closing, signature } = renewed.letter;
  const own = { subject, greeting, paragraphs: ['My own words.'], closing, signature };
  expect((await put(id, 'letter', own)).status).toBe(200);
  model?.turn(honest);
  model?.release();
  const later = await settled(id);
  expect(later.result.letter.paragraphs).toEqual(['My own words.']);
  const byModel = later.result.edits.find(({ after }: Listed) => after === line);
  expect(byModel).toBeDefined();
  if (refused) expect(later.accepted).not.toContain(byModel.id);
  expect((await put(id, 'edits', { accepted, among })).status).toBe(409);
  expect((await load(id)).accepted).toEqual(later.accepted);
});

test('a letter in another tone is given back at once, and stopping the model’s asking leaves it as it stands', async () => {
  const { submit, rewrite, settled, cancel } = await openWith([honest, { hang: true }]);
  const { id } = await submit('resume', { jobDescription: fictionalPosting });
  const { letter } = await rewrite(id, { tone: 'warm', length: 'short' });
  expect(letter).toMatchObject({ tone: 'warm', length: 'short' });
  await vi.waitFor(() => expect(model?.received).toHaveLength(2), { timeout: 20_000 });
  expect((await cancel(id)).status).toBe(204);
  await vi.waitFor(() => expect(model?.abandoned()).toBe(1), { timeout: 5_000 });
  const later = await settled(id);
  expect(later.state).toBe('done');
  expect(later.result.letter).toEqual(letter);
});

test('a profile is worded by the model too: its versions stand first, the rules’ own beside them, and after an answer', async () => {
  const headline = 'Logistics Coordinator | SAP EWM, route planning and cold chain';
  const { submit, answer, settled } = await openWith([
    { text: JSON.stringify({ headlines: [headline], about: [], lines: [] }) },
  ]);
  const { id, state, result } = await submit('linkedin', {
    targetRole: 'Logistics Manager',
    industry: 'Logistics',
    location: 'Oslo',
    careerStage: 'mid',
    careerGoals: 'Plan with Power BI',
  });
  expect(state).toBe('done');
  const headlinesOf = ({ profile }: typeof result) =>
    profile.fields.find(({ field }: { field: string }) => field === 'headline').options;
  expect(headlinesOf(result)[0]).toBe(headline);
  expect(headlinesOf(result).length).toBeGreaterThan(1);
  expect(result.model).toMatchObject({ kept: 1, usage: { calls: 1 } });
  expect(result.model.sent[0].prompt).not.toContain('Solberg');
  const asked = result.profile.questions.find(({ about }: { about: string }) => about === 'Power BI');
  const renewed = await answer(id, asked.id, 'Yes, I built stock reports in Power BI at Nordkyst Frakt.');
  expect(renewed.profile.questions).not.toContainEqual(asked);
  const later = (await settled(id)).result;
  expect(headlinesOf(later)[0]).toBe(headline);
  expect(later.model.sent[0].prompt).toContain('stock reports in Power BI');
});

test('cancelling ends the asking of the model at once: the request to it is dropped, and nothing more is asked', async () => {
  const { start, cancel } = await openWith([{ hang: true }]);
  for (const [kind, fields] of [
    ['resume', { jobDescription: fictionalPosting }],
    [
      'linkedin',
      {
        targetRole: 'Logistics Manager',
        industry: 'Logistics',
        location: 'Oslo',
        careerStage: 'mid',
        careerGoals: 'Lead',
      },
    ],
  ] as const) {
    const before = model?.received.length ?? 0;
    const id = await start(kind, fields);
    await vi.waitFor(() => expect(model?.received).toHaveLength(before + 1), { timeout: 20_000 });
    expect(model?.abandoned()).toBe(before);
    expect((await cancel(id)).status).toBe(204);
    await vi.waitFor(() => expect(model?.abandoned()).toBe(before + 1), { timeout: 5_000 });
    expect(model?.received).toHaveLength(before + 1);
  }
});
