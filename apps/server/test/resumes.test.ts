import { inTurn, turnOfStranger } from '@shortlist/auth';
import { draftLayout, newDraft, previewResume, type ResumeRecord, TemplateId } from '@shortlist/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf } from './submit-form.ts';

let running: TestApp;
let pdf: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  running = await openTestApp();
  pdf = await fictionalPdf();
});

afterAll(() => running.close());

type Headers = Record<string, string>;

const call = callApp(() => running);

const draft = newDraft('modern-professional', { name: 'Marit Solberg' });

async function create(headers: Headers, title = 'First'): Promise<ResumeRecord> {
  const response = await call(headers, 'POST', '/api/resumes', { title, draft });
  expect(response.status).toBe(201);
  return response.json();
}

test('a resume is kept, saved over its revision, renamed, copied', async () => {
  const me = await signUp(running);
  const { id, revision } = await create(me);
  const changed = { ...draft, userInfo: { ...draft.userInfo, jobTitle: 'Coordinator' } };
  const saved = await call(me, 'PUT', `/api/resumes/${id}`, { base: revision, draft: changed });
  expect(await saved.json()).toMatchObject({ revision: 2 });
  await call(me, 'PATCH', `/api/resumes/${id}`, { title: 'Renamed' });
  const copy = await (await call(me, 'POST', `/api/resumes/${id}/duplicate`)).json();
  expect(copy).toMatchObject({ title: 'Renamed (copy)', draft: { userInfo: { jobTitle: 'Coordinator' } } });
  await call(me, 'DELETE', `/api/resumes/${copy.id}`);
  const inGerman = { ...me, 'Accept-Language': 'de' };
  const kopie = await (await call(inGerman, 'POST', `/api/resumes/${id}/duplicate`)).json();
  expect(kopie.title).toBe('Renamed (Kopie)');
  const list = await (await call(me, 'GET', '/api/resumes')).json();
  expect(list.allowed).toBe(3);
  expect(list.resumes.map((one: { title: string }) => one.title).sort()).toEqual(['Renamed', 'Renamed (Kopie)']);
});

test('a save from an old revision overwrites nothing', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const save = (title: string) =>
    call(me, 'PUT', `/api/resumes/${id}`, {
      base: 1,
      draft: { ...draft, userInfo: { ...draft.userInfo, name: title } },
    });
  const answers = await Promise.all([save('One'), save('Two')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const refused = await answers.find((answer) => answer.status === 409)?.json();
  expect(refused.code).toBe('conflict');
  const stored = await (await call(me, 'GET', `/api/resumes/${id}`)).json();
  expect(stored.draft.userInfo.name).toBe(answers[0]?.status === 200 ? 'One' : 'Two');
});

test('nobody reaches the resume of another person', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const { id } = await create(me);
  const link = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
  const attempts: [string, string, unknown?][] = [
    ['GET', ''],
    ['PUT', '', { base: 1, draft }],
    ['PATCH', '', { title: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/undelete'],
    ['POST', '/duplicate'],
    ['GET', '/versions'],
    ['POST', '/versions', { name: 'Mine' }],
    ['GET', '/files/pdf'],
    ['GET', '/xray/pdf'],
    ['GET', '/thumbnail.svg'],
    ['GET', '/pages'],
    ['GET', '/shares'],
    ['POST', '/shares', { days: null }],
    ['DELETE', `/shares/${link.id}`],
  ];
  for (const [method, path, body] of attempts) {
    expect((await call(other, method, `/api/resumes/${id}${path}`, body)).status, `${method} ${path}`).toBe(404);
    expect((await call({}, method, `/api/resumes/${id}${path}`, body)).status, `${method} ${path}`).toBe(401);
  }
});

test('the plan says how many; many requests at once never pass it; a deletion makes room and can be taken back', async () => {
  const me = await signUp(running);
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => call(me, 'POST', '/api/resumes', { title: 'One of many', draft })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 403]));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
  const refused = await answers.find((answer) => answer.status === 403)?.json();
  expect(refused).toMatchObject({ code: 'resume-limit', title: 'You’ve reached your limit of 3 resumes' });
  const { resumes } = await (await call(me, 'GET', '/api/resumes')).json();
  expect((await call(me, 'DELETE', `/api/resumes/${resumes[0].id}`)).status).toBe(204);
  expect((await call(me, 'GET', `/api/resumes/${resumes[0].id}`)).status).toBe(404);
  expect((await call(me, 'POST', `/api/resumes/${resumes[0].id}/undelete`)).status).toBe(200);
  expect((await call(me, 'POST', '/api/resumes', { title: 'One more', draft })).status).toBe(403);
});

test('a named version is restored, and what it replaces is kept', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const version = await (await call(me, 'POST', `/api/resumes/${id}/versions`, { name: 'For Fjordgods' })).json();
  const changed = { ...draft, userInfo: { ...draft.userInfo, name: 'Another Name' } };
  await call(me, 'PUT', `/api/resumes/${id}`, { base: 1, draft: changed });
  const restored = await (await call(me, 'POST', `/api/resumes/${id}/versions/${version.id}/restore`)).json();
  expect(restored).toMatchObject({ revision: 3, draft: { userInfo: { name: 'Marit Solberg' } } });
  const versions = await (await call(me, 'GET', `/api/resumes/${id}/versions`)).json();
  expect(versions.map((one: { name: string }) => one.name)).toEqual([
    'Before restoring "For Fjordgods"',
    'For Fjordgods',
  ]);
  const before = await (await call(me, 'GET', `/api/resumes/${id}/versions/${versions[0].id}`)).json();
  expect(before.draft.userInfo.name).toBe('Another Name');
});

/** A grey photo of eight by ten pixels. */
const photo =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAAKAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAD/9k=';

test('an uploaded PDF comes back as facts with their places and as a draft; the export of that draft loses nothing', async () => {
  const me = await signUp(running);
  const form = new FormData();
  form.set('file', new File([pdf], 'marit.pdf', { type: 'application/pdf' }));
  const response = await running.app.request('/api/readings', { method: 'POST', headers: me, body: form });
  expect(response.status).toBe(200);
  const reading = await response.json();
  expect(reading.pages[0]).toMatchObject({ number: 1 });
  expect(reading.evidence.length).toBeGreaterThan(10);
  expect(reading.draft.userInfo.name).toBe('Marit Solberg');
  const experience = reading.draft.sections.find((section: { id: string }) => section.id === 'experience');
  expect(experience.content).toContain('Logistics Coordinator | Nordkyst Frakt');

  const { id } = await (await call(me, 'POST', '/api/resumes', { title: 'Read', draft: reading.draft })).json();
  const file = await call(me, 'GET', `/api/resumes/${id}/files/pdf`);
  expect(file.headers.get('content-disposition')).toContain(
    encodeURIComponent(`${reading.draft.userInfo.name} Resume.pdf`),
  );
  expect(new TextDecoder('latin1').decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  const xray = await (await call(me, 'GET', `/api/resumes/${id}/xray/pdf`)).json();
  expect(xray.fields.filter((field: { ok: boolean }) => !field.ok)).toEqual([]);
  expect((await (await call(me, 'GET', `/api/resumes/${id}/thumbnail.svg`)).text()).slice(0, 4)).toBe('<svg');
  const saved = await (await call(me, 'GET', `/api/resumes/${id}`)).json();
  const content = { kind: 'resume', resume: previewResume(saved.draft) };
  const typed = await call(me, 'POST', '/api/previews', { ...draftLayout(saved.draft), content, placeholders: true });
  // What an editor shows at first is what it goes on with.
  expect(await (await call(me, 'GET', `/api/resumes/${id}/pages`)).json()).toEqual(await typed.json());

  const word = await call(me, 'GET', `/api/resumes/${id}/files/docx`);
  expect(word.status).toBe(403);
  expect((await word.json()).code).toBe('format-not-included');
  // A person's data is theirs on every plan.
  expect((await call(me, 'GET', `/api/resumes/${id}/files/json`)).status).toBe(200);
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const pictured = await call(me, 'PUT', `/api/resumes/${id}`, { base: 1, draft: { ...saved.draft, photo } });
  expect(pictured.status).toBe(200);
  const unfit = { base: 2, draft: { ...saved.draft, photo: photo.slice(0, 60) } };
  expect((await call(me, 'PUT', `/api/resumes/${id}`, unfit)).status).toBe(422);
  const shown = await (await call(me, 'GET', `/api/resumes/${id}/pages`)).json();
  expect(shown.pages[0]).toContain('data:image/jpeg');
  const json = await (await call(me, 'GET', `/api/resumes/${id}/files/json`)).json();
  expect(json.basics.image).toBe(photo);
  const archive = await call(me, 'GET', `/api/resumes/${id}/files/pdfa`);
  expect(archive.headers.get('content-disposition')).toContain(' Resume.pdf');
  expect(new TextDecoder('latin1').decode(await archive.arrayBuffer())).toContain('<pdfaid:conformance>A<');
  for (const format of ['docx', 'txt', 'md', 'json', 'html']) {
    const made = await call(me, 'GET', `/api/resumes/${id}/files/${format}`);
    expect(made.status, format).toBe(200);
    expect((await made.arrayBuffer()).byteLength, format).toBeGreaterThan(200);
  }
});

test('a file that cannot be read is refused with the reason and what to do', async () => {
  const me = await signUp(running);
  const form = new FormData();
  form.set('file', new File([new Uint8Array([37, 80, 68, 70, 45, 0])], 'broken.pdf', { type: 'application/pdf' }));
  const response = await running.app.request('/api/readings', { method: 'POST', headers: me, body: form });
  expect(response.status).toBe(422);
  expect((await response.json()).advice).toBeTruthy();
});

test('a link shows the resume read-only to those who have it, until it is revoked or ends', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const open = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: 7 })).json();
  expect(open).toMatchObject({ hasPassword: false });
  const token = open.path.replace('/shared/', '');
  expect(token).toMatch(/^[\w-]{32}$/);
  const shown = await call({}, 'POST', `/api/shared/${token}`, {});
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  expect(await shown.json()).toMatchObject({ title: 'Marit Solberg' });
  expect((await call({}, 'GET', open.path)).headers.get('x-robots-tag')).toContain('noindex');

  const closed = await (
    await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null, password: 'harbour' })
  ).json();
  const at = closed.path.replace('/shared/', '/api/shared/');
  expect((await call({}, 'POST', at, {})).status).toBe(401);
  expect((await call({}, 'POST', at, { password: 'guess' })).status).toBe(403);
  expect((await call({}, 'POST', at, { password: 'harbour' })).status).toBe(200);
  expect((await call({}, 'POST', `${at}/resume.pdf`, { password: 'harbour' })).headers.get('content-type')).toBe(
    'application/pdf',
  );
  await call(me, 'DELETE', `/api/resumes/${id}/shares/${closed.id}`);
  expect((await call({}, 'POST', at, { password: 'harbour' })).status).toBe(404);
  await call(me, 'DELETE', `/api/resumes/${id}`);
  expect((await call({}, 'POST', `/api/shared/${token}`, {})).status).toBe(404);
});

test('a link has the address that its owner chooses, if nobody else has it, and counts how often it is opened', async () => {
  const me = await signUp(running);
  const { id } = await create(me);
  const shares = `/api/resumes/${id}/shares`;
  const named = await (await call(me, 'POST', shares, { days: null, address: 'marit-solberg' })).json();
  expect(named).toMatchObject({ path: '/shared/marit-solberg', named: true, views: 0 });
  expect((await call(me, 'POST', shares, { days: null, address: 'marit-solberg' })).status).toBe(409);
  expect((await call(me, 'POST', shares, { days: null, address: 'Marit Solberg' })).status).toBe(422);
  expect(await (await call({}, 'POST', '/api/shared/marit-solberg', {})).json()).toMatchObject({
    title: 'Marit Solberg',
  });
  expect((await call({}, 'POST', '/api/shared/nobody-else', {})).status).toBe(404);
  expect(await (await call(me, 'GET', shares)).json()).toMatchObject([{ views: 1 }]);
  await call(me, 'DELETE', `${shares}/${named.id}`);
  expect((await call({}, 'POST', '/api/shared/marit-solberg', {})).status).toBe(404);
});

test('few guesses at the password of a link are judged, wherever they come from, and its owner is told', async () => {
  const proxied = await openTestApp({ TRUSTED_PROXIES: '1' });
  const me = await signUp(proxied);
  const asMe = { ...me, 'Content-Type': 'application/json' };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    proxied.app.request(path, { method: 'POST', body: JSON.stringify(body), headers });
  const made = await (await post('/api/resumes', { title: 'Shared', draft }, asMe)).json();
  const share = await (await post(`/api/resumes/${made.id}/shares`, { days: 7, password: 'harbour' }, asMe)).json();
  const at = share.path.replace('/shared/', '/api/shared/');
  const guess = async (password: string, round: number) =>
    (await post(at, { password }, { 'X-Forwarded-For': `10.1.${round}.1` })).status;
  expect(await guess('harbour', 0)).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, round) => guess(`guess ${round}`, round)));
  // Ten by all together, and twenty by networks that had not guessed before.
  expect(statuses.filter((status) => status === 403)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await guess('harbour', 41)).toBe(429);
  await expect
    .poll(async () => JSON.stringify(await (await proxied.app.request('/dev/mailbox/mails.json')).json()))
    .toContain('wrong password attempts on your shared resume');
  await proxied.close();
});

test('whoever guesses at the password of a link shuts it for their own network only', async () => {
  const proxied = await openTestApp({ TRUSTED_PROXIES: '1' });
  const asMe = { ...(await signUp(proxied)), 'Content-Type': 'application/json' };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    proxied.app.request(path, { method: 'POST', body: JSON.stringify(body), headers });
  const made = await (await post('/api/resumes', { title: 'Shared', draft }, asMe)).json();
  const share = await (await post(`/api/resumes/${made.id}/shares`, { days: 7, password: 'harbour' }, asMe)).json();
  const guess = async (password: string, network: number) =>
    (
      await post(
        share.path.replace('/shared/', '/api/shared/'),
        { password },
        { 'X-Forwarded-For': `10.2.${network}.1` },
      )
    ).status;
  for (let round = 0; round < 10; round++) expect(await guess(`guess ${round}`, 1)).toBe(403);
  expect(await guess('harbour', 1)).toBe(429);
  for (let visitor = 0; visitor < 25; visitor++) expect(await guess('harbour', 2 + visitor)).toBe(200);
  await proxied.close();
});

test('a right password of a link that is refused while the service is busy costs no guess', async () => {
  const proxied = await openTestApp({ TRUSTED_PROXIES: '1' });
  const asMe = { ...(await signUp(proxied)), 'Content-Type': 'application/json' };
  const post = (path: string, body: object, headers: Record<string, string>) =>
    proxied.app.request(path, { method: 'POST', body: JSON.stringify(body), headers });
  const made = await (await post('/api/resumes', { title: 'Shared', draft }, asMe)).json();
  const share = await (await post(`/api/resumes/${made.id}/shares`, { days: 7, password: 'harbour' }, asMe)).json();
  const visit = async (at: number) =>
    (
      await post(
        share.path.replace('/shared/', '/api/shared/'),
        { password: 'harbour' },
        { 'X-Forwarded-For': `10.8.8.${at}` },
      )
    ).status;
  const gate = Promise.withResolvers<void>();
  const held = Array.from({ length: 32 }, () => inTurn(turnOfStranger('10.8.8.1'), () => gate.promise));
  for (let at = 0; at < 32; at++) expect(await visit(at)).toBe(503);
  gate.resolve();
  await Promise.all(held);
  expect(await visit(99)).toBe(200);
  await proxied.close();
});

test('pages of the editor and of every template are set on the server', async () => {
  const me = await signUp(running);
  const request = { content: { kind: 'resume', resume: {} }, template: 'modern-professional', placeholders: true };
  const preview = await (await call(me, 'POST', '/api/previews', request)).json();
  expect(preview).toMatchObject({ pageCount: 1, by: 'server' });
  const packed = await call({ ...me, 'Accept-Encoding': 'gzip' }, 'POST', '/api/previews', request);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  const unpacked = new Response(packed.body?.pipeThrough(new DecompressionStream('gzip')));
  expect(await unpacked.json()).toEqual(preview);
  const letter = {
    ...{
      language: 'en',
      tone: 'plain',
      length: 'short',
      date: '2026-11-22',
      subject: 'Planner',
      greeting: 'Dear team,',
    },
    ...{ sender: { name: 'Marit Solberg' }, recipient: { employer: 'Fjordgods AS' }, paragraphs: ['I plan routes.'] },
    ...{ closing: 'Kind regards,', signature: 'Marit Solberg', ledger: [] },
  };
  const sheet = { content: { kind: 'letter', letter }, template: 'modern-professional' };
  expect(await (await call(me, 'POST', '/api/previews', sheet)).json()).toMatchObject({ pageCount: 1 });
  const templates = await (await call({}, 'GET', '/api/templates')).json();
  // What the gallery shows, drafts and orders take.
  expect(templates.map(({ id }: { id: string }) => id)).toEqual(TemplateId.options);
  for (const { id } of templates) {
    const thumbnail = await call({}, 'GET', `/api/templates/${id}/thumbnail.svg`);
    expect(thumbnail.headers.get('content-type')).toBe('image/svg+xml');
  }
  expect((await call({}, 'GET', '/api/templates/creative-edge/sample.pdf')).headers.get('content-type')).toBe(
    'application/pdf',
  );
  for (const none of ['none/sample.pdf', 'creative-edge/none', 'creative-edge/constructor', 'creative-edge/__proto__'])
    expect([none, (await call({}, 'GET', `/api/templates/${none}`)).status]).toEqual([none, 404]);
});

test('a resume in the making is judged where it stands; edits for a posting name the facts that they rest on', async () => {
  const me = await signUp(running);
  const resume = { ...fictionalResume, work: [...(fictionalResume.work ?? [])].reverse() };
  resume.work.unshift({ position: 'Trainee', startDate: '2012-01', endDate: '2014-01' });
  const plain = await (await call(me, 'POST', '/api/readings/review', { resume })).json();
  expect(plain.match).toBeUndefined();
  expect(plain.findings.map(({ code }: { code: string }) => code)).toContain('not-newest-first');
  for (const { title, fix } of plain.findings) expect([title, fix].every(Boolean)).toBe(true);

  const response = await call(me, 'POST', '/api/readings/review', { resume, posting: fictionalPosting });
  const { match } = await response.json();
  expect(match).toMatchObject({ title: 'Logistics Coordinator', employer: 'Fjordgods AS' });
  expect(match.match.requirements.length).toBeGreaterThan(2);
  expect(match.edits.length).toBeGreaterThan(0);
  for (const edit of match.edits) if (typeof edit.after === 'string') expect(edit.evidence.length).toBeGreaterThan(0);

  expect((await running.app.request('/api/readings/review', { method: 'POST' })).status).toBe(401);
});
