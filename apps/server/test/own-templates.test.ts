import { engineVoice } from '@shortlist/pack/texts';
import { newDraft, type OwnTemplate } from '@shortlist/schema';
import { templateSource } from '@shortlist/typeset';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalPosting } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

type Headers = Record<string, string>;
let opened: TestApp;

beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

const call = callApp(() => opened);

async function person(plan?: 'FAMOUS' | 'PREMIUM'): Promise<Headers> {
  const headers = await signUp(opened);
  if (plan) await call(headers, 'POST', '/api/plans/upgrade', { plan });
  return headers;
}

/** A template that says on the page that it is not one of ours. */
const marked = '#let resume(data) = [= Set by hand\n#data.outline.name.text]\n';
const broken = '#let resume(data) = [\n#let x = (1, \n]';
const file = (source: string) => ({ kind: 'file', name: 'By hand', base: 'minimal-clean', source });
const variant = {
  kind: 'variant',
  name: 'Tight and green',
  base: 'executive-classic',
  style: { accentColor: '#0b5a3c', size: 0.9, spacing: 0.8, sectionOrder: ['skills', 'work'] },
};

async function keep(headers: Headers, made: object): Promise<OwnTemplate> {
  const response = await call(headers, 'POST', '/api/own-templates', made);
  expect(response.status).toBe(201);
  return response.json();
}

async function keepResume(headers: Headers, ownTemplate: string): Promise<string> {
  const draft = newDraft('minimal-clean', { name: 'Marit Solberg', email: 'marit@example.com' });
  const sections = draft.sections.map((section) =>
    section.id === 'experience'
      ? { ...section, content: 'Coordinator, Fjord Line\n2019-01 - present\n- Planned crews' }
      : section,
  );
  const body = { title: 'Mine', draft: { ...draft, sections, design: { ...draft.design, ownTemplate } } };
  return (await (await call(headers, 'POST', '/api/resumes', body)).json()).id;
}

async function pageOf(headers: Headers, id: string): Promise<string> {
  return (await call(headers, 'GET', `/api/resumes/${id}/thumbnail.svg`)).text();
}

test('templates of one’s own come with Premium: others are told so, and what they made stays', async () => {
  for (const plan of [undefined, 'FAMOUS'] as const) {
    const me = await person(plan);
    for (const [path, body] of [
      ['/api/own-templates', variant],
      ['/api/own-templates/check', { source: marked }],
    ] as const) {
      const refused = await call(me, 'POST', path, body);
      expect([refused.status, (await refused.json()).code]).toEqual([403, 'templates-not-included']);
    }
    expect(await (await call(me, 'GET', '/api/own-templates')).json()).toEqual({ included: false, templates: [] });
  }
});

test('a file is set with the sample and read back before it is kept; a faulty one is refused with its lines', async () => {
  const me = await person('PREMIUM');
  const good = await (
    await call(me, 'POST', '/api/own-templates/check', { source: templateSource('modern-professional') })
  ).json();
  expect(good).toMatchObject({ ok: true, letters: true, page: expect.stringContaining('<svg') });
  expect(good.xray.fields.length).toBeGreaterThan(20);
  const poor = await (await call(me, 'POST', '/api/own-templates/check', { source: marked })).json();
  expect(poor).toMatchObject({ ok: true, letters: false, xray: { complete: false } });
  const faulty = await (await call(me, 'POST', '/api/own-templates/check', { source: broken })).json();
  expect(faulty.ok).toBe(false);
  expect(faulty.faults[0].line).toBeGreaterThanOrEqual(1);
  const refused = await call(me, 'POST', '/api/own-templates', file(broken));
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors[0].message).toMatch(/^Line \d+: /);
});

test('a template is kept, listed, renamed, replaced, downloaded and deleted; nobody else reaches it', async () => {
  const me = await person('PREMIUM');
  const { id } = await keep(me, file(marked));
  await keep(me, variant);
  const { templates } = await (await call(me, 'GET', '/api/own-templates')).json();
  expect(templates).toMatchObject([
    { id, name: 'By hand', kind: 'file', base: 'minimal-clean' },
    { name: 'Tight and green', kind: 'variant', style: variant.style },
  ]);
  const renamed = await call(me, 'PATCH', `/api/own-templates/${id}`, { name: 'Letterpress' });
  expect(await renamed.json()).toMatchObject({ name: 'Letterpress' });
  expect((await call(me, 'PATCH', `/api/own-templates/${id}`, { source: broken })).status).toBe(422);
  const replaced = marked.replace('by hand', 'by ear');
  expect((await call(me, 'PATCH', `/api/own-templates/${id}`, { source: replaced })).status).toBe(200);
  expect(await (await call(me, 'GET', `/api/own-templates/${id}/template.typ`)).text()).toBe(replaced);
  const stranger = await person('PREMIUM');
  for (const method of ['PATCH', 'DELETE'])
    expect((await call(stranger, method, `/api/own-templates/${id}`, method === 'PATCH' ? {} : undefined)).status).toBe(
      404,
    );
  expect((await call(me, 'DELETE', `/api/own-templates/${id}`)).status).toBe(204);
  expect((await call(me, 'GET', `/api/own-templates/${id}/template.typ`)).status).toBe(404);
});

test('the gallery shows the sample in each; a file to start from is one of ours', async () => {
  const me = await person('PREMIUM');
  const { id } = await keep(me, variant);
  const page = await call(me, 'GET', `/api/own-templates/${id}/page.svg`);
  expect(page.headers.get('Content-Type')).toBe('image/svg+xml');
  expect((await page.text()).includes('#0b5a3c')).toBe(true);
  const start = await call(me, 'GET', '/api/own-templates/start/tech-innovator.typ');
  expect(await start.text()).toBe(templateSource('tech-innovator'));
  expect((await call(me, 'GET', '/api/own-templates/start/..%2Fparts%2Fflow.typ')).status).toBe(404);
});

test('resumes and their previews are set with the template; when it is deleted or the plan ends, with its base', async () => {
  const me = await person('PREMIUM');
  const { id: own } = await keep(me, file(marked));
  const id = await keepResume(me, own);
  expect((await pageOf(me, id)).includes('Set by hand')).toBe(true);
  const content = { kind: 'resume', resume: { basics: { name: 'Marit Solberg' } } };
  const preview = { content, template: 'minimal-clean', ownTemplate: own };
  const pages = async () => (await (await call(me, 'POST', '/api/previews', preview)).json()).pages[0] as string;
  expect((await pages()).includes('Set by hand')).toBe(true);
  const { id: userId } = await (await call(me, 'GET', '/api/account')).json();
  await opened.database.db.execute(
    sql`update user_subscriptions set subscription_type = 'FAMOUS' where user_id = ${userId}`,
  );
  expect((await pages()).includes('Set by hand')).toBe(false);
  await opened.database.db.execute(
    sql`update user_subscriptions set subscription_type = 'PREMIUM' where user_id = ${userId}`,
  );
  expect((await pageOf(me, id)).includes('Set by hand')).toBe(true);
  await call(me, 'DELETE', `/api/own-templates/${own}`);
  const base = await pageOf(me, id);
  expect([base.includes('Set by hand'), base.includes('Marit Solberg')]).toEqual([false, true]);
});

test('the files of a result are set with it; where it cannot set them, its base does and the X-ray says so', async () => {
  const me = await person('PREMIUM');
  const { id: own } = await keep(me, file(marked));
  const fussy = '#let resume(data) = [#assert(data.outline.name.text != "Marit Solberg")\n#data.outline.name.text]';
  const { id: refusing } = await keep(me, file(fussy));
  const resumeId = await keepResume(me, own);
  const form = new FormData();
  const fields = { fullName: 'Marit Solberg', email: 'marit@example.com', jobDescription: fictionalPosting, resumeId };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const sent = await opened.app.request('/api/optimizations/resume', { method: 'POST', headers: me, body: form });
  const { id } = await sent.json();
  await (await call(me, 'GET', `/api/optimizations/${id}/events`)).text();
  const read = async () => {
    const pdf = await (await call(me, 'GET', `/api/optimizations/${id}/files/resume.pdf`)).arrayBuffer();
    const { result, ownTemplate } = await (await call(me, 'GET', `/api/optimizations/${id}`)).json();
    return { size: pdf.byteLength, xray: result.xray, ownTemplate };
  };
  const first = await read();
  expect(first).toMatchObject({ ownTemplate: own, xray: { complete: false } });
  const choose = (ownTemplate?: string) =>
    call(me, 'PUT', `/api/optimizations/${id}/template`, { template: 'minimal-clean', ownTemplate });
  expect((await choose(refusing)).status).toBe(204);
  const { note } = (await read()).xray;
  expect(note).toMatch(/^Your template “By hand” couldn’t produce this page, so .*Minimal Clean/);
  expect(engineVoice('de')(note)).toMatch(
    /^Mit Ihrer Vorlage „By hand“ ließ sich diese Seite nicht erstellen\. .*Minimal Clean/,
  );
  expect((await choose('0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001')).status).toBe(403);
  expect((await choose()).status).toBe(204);
  expect((await read()).xray.note).toBeUndefined();
  form.set('ownTemplate', '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001');
  const submit = () => opened.app.request('/api/optimizations/resume', { method: 'POST', headers: me, body: form });
  expect((await submit()).status).toBe(403);
  form.set('ownTemplate', own);
  const chosen = await (await submit()).json();
  expect(await (await call(me, 'GET', `/api/optimizations/${chosen.id}`)).json()).toMatchObject({ ownTemplate: own });
});

test('a person keeps twenty; the export holds each with its file, and they go with the account', async () => {
  const me = await person('PREMIUM');
  const { id } = await keep(me, file(marked));
  for (let more = 1; more < 20; more++) await keep(me, { ...variant, name: `Variant ${more}` });
  const refused = await call(me, 'POST', '/api/own-templates', variant);
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'template-limit']);
  const zip = unzipSync(new Uint8Array(await (await call(me, 'GET', '/api/account/export')).arrayBuffer()));
  expect(new TextDecoder().decode(zip[`templates/${id}.typ`])).toBe(marked);
  const { id: userId } = await (await call(me, 'GET', '/api/account')).json();
  expect((await call(me, 'DELETE', '/api/account')).status).toBe(204);
  const { rows } = await opened.database.db.execute(sql`select 1 from own_templates where user_id = ${userId}`);
  expect(rows).toEqual([]);
});
