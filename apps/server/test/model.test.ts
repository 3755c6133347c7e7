import { openTypesetter } from '@shortlist/typeset';
import { afterEach, expect, test } from 'vitest';
import { type ModelServer, openModelServer, type Turn } from '../../../packages/writer/test/model-server.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp | undefined;
let model: ModelServer | undefined;

afterEach(async () => {
  await opened?.close();
  await model?.close();
});

/** Submits the fictional resume on a server whose model answers with these turns; gives the finished result. */
async function submitWith(turns: Turn[], plan: 'FREE' | 'PREMIUM' = 'PREMIUM') {
  model = await openModelServer(turns);
  opened = await openTestApp({
    MODEL_PROVIDER: 'compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${model.url}/v1`,
    MODEL_PRICE_INPUT: '3',
    MODEL_PRICE_OUTPUT: '15',
    MODEL_RETRIES: '0',
  });
  const headers = await signUp(opened);
  if (plan !== 'FREE') {
    const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' } };
    await opened.app.request('/api/plans/upgrade', { ...asked, body: JSON.stringify({ plan }) });
  }
  const typesetter = openTypesetter();
  const pdf = new Uint8Array(await typesetter.resumePdf(fictionalResume, { template: 'modern-professional' }));
  await typesetter.close();
  const form = new FormData();
  form.set('fullName', 'Marit Solberg');
  form.set('email', 'marit.solberg@example.com');
  form.set('jobDescription', fictionalPosting);
  form.set('resume', new File([pdf], 'marit.pdf', { type: 'application/pdf' }));
  const accepted = await opened.app.request('/api/optimizations/resume', { method: 'POST', body: form, headers });
  const { id } = (await accepted.json()) as { id: string };
  await (await opened.app.request(`/api/optimizations/${id}/events`, { headers })).text();
  return (await opened.app.request(`/api/optimizations/${id}`, { headers })).json();
}

const invented = {
  summary: ['I led a team of 900 at a bank.'],
  bullets: [],
  letter: [['I hold a doctorate.'], ['I speak nine languages.'], ['I have used Kafka for ten years.']],
};

test('a result written with a model shows what was sent, what it cost, and what was refused', async () => {
  const { state, result } = await submitWith([{ text: JSON.stringify(invented) }]);
  expect(state).toBe('done');
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
