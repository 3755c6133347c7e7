import { deflateSync } from 'node:zlib';
import { type Branding, createdWith, newDraft } from '@shortlist/schema';
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
  opened = await openTestApp({ OPERATOR_TOKEN: 'operator-token-for-tests' });
});
afterAll(() => opened.close());

const call = callApp(() => opened);
const putLogo = (headers: Headers, body: Uint8Array<ArrayBuffer>) =>
  opened.app.request('/api/branding/logo', { method: 'PUT', headers, body });
const brandingOf = async (headers: Headers): Promise<Branding> => (await call(headers, 'GET', '/api/branding')).json();
const idOf = async (headers: Headers) => (await (await call(headers, 'GET', '/api/account')).json()).id as string;

async function person(plan?: 'FAMOUS' | 'PREMIUM'): Promise<Headers> {
  const headers = await signUp(opened);
  if (plan) await call(headers, 'POST', '/api/plans/upgrade', { plan });
  return headers;
}

const empty = newDraft('modern-professional', { name: 'Marit Solberg', email: 'marit@example.com' });
const work = 'Coordinator, Fjord Line\n2019-01 - present\n- Planned crews of forty';
const draft = {
  ...empty,
  sections: empty.sections.map((section) => (section.id === 'experience' ? { ...section, content: work } : section)),
};
const marked = { ...draft, design: { ...draft.design, accentColor: '#a1220f', mark: 'own' as const } };

async function keepResume(headers: Headers, kept: object = marked): Promise<string> {
  return (await (await call(headers, 'POST', '/api/resumes', { title: 'Mine', draft: kept })).json()).id;
}
const fileOf = async (headers: Headers, id: string, format: string) =>
  new Uint8Array(await (await call(headers, 'GET', `/api/resumes/${id}/files/${format}`)).arrayBuffer());
const pageOf = async (headers: Headers, id: string) =>
  (await call(headers, 'GET', `/api/resumes/${id}/thumbnail.svg`)).text();
async function wordsOf(pdf: Uint8Array): Promise<string> {
  const read = await opened.services.reader.read(pdf, 'resume.pdf', new Date().toISOString());
  return JSON.stringify(read);
}

/** A square PNG of one colour, with an alpha channel. */
function png(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 4, 0x7f)]);
  const data = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

test('the Free plan keeps no logo, and says what would', async () => {
  const response = await putLogo(await person(), png(8));
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'branding-not-included',
    advice: 'Upgrade your plan to use your own accent color and logo.',
  });
});

test('the Free plan’s files have the template’s accent and our line at the foot; Famous sets the person’s own', async () => {
  const me = await person();
  const id = await keepResume(me);
  expect(await wordsOf(await fileOf(me, id, 'pdf'))).toContain(createdWith);
  expect((await pageOf(me, id)).includes('#a1220f')).toBe(false);
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  expect(await wordsOf(await fileOf(me, id, 'pdf'))).not.toContain(createdWith);
  expect((await pageOf(me, id)).includes('#a1220f')).toBe(true);
  const word = unzipSync(await fileOf(me, id, 'docx'));
  expect(Object.entries(word).some(([, bytes]) => new TextDecoder().decode(bytes).includes(createdWith))).toBe(false);
});

test('a logo stands on the page, in the PDF and in the Word file, until it is removed', async () => {
  const me = await person('FAMOUS');
  const id = await keepResume(me);
  const plain = await fileOf(me, id, 'pdf');
  expect((await putLogo(me, png(64))).status).toBe(200);
  expect((await brandingOf(me)).logo).toMatch(/^data:image\/png;base64,/);
  expect((await pageOf(me, id)).includes('data:image/png')).toBe(true);
  const branded = await fileOf(me, id, 'pdf');
  expect(imagesIn(branded)).toBeGreaterThan(imagesIn(plain));
  expect(Object.keys(unzipSync(await fileOf(me, id, 'docx'))).some((name) => name.startsWith('word/media/'))).toBe(
    true,
  );
  expect((await call(me, 'DELETE', '/api/branding/logo')).status).toBe(204);
  expect((await brandingOf(me)).logo).toBeNull();
  expect(imagesIn(await fileOf(me, id, 'pdf'))).toBe(imagesIn(plain));
});

const imagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test('what is no picture, too large, too wide or damaged is refused with what to choose instead', async () => {
  const me = await person('PREMIUM');
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const damaged = png(64).slice(0, 60);
  const large = new Uint8Array(300_000).fill(7);
  const codes: string[] = [];
  for (const bytes of [svg, damaged, large, png(2001)]) {
    const response = await putLogo(me, bytes);
    expect(response.status).toBe(422);
    const problem = await response.json();
    expect(problem.advice).toBe('Choose a PNG or JPEG file up to 200 KB.');
    codes.push(problem.code);
  }
  expect(codes).toEqual(['logo-unreadable', 'logo-unreadable', 'logo-too-large', 'logo-too-large']);
  expect((await brandingOf(me)).logo).toBeNull();
});

test('previews and shared links show what the files do', async () => {
  const me = await person();
  const id = await keepResume(me);
  const request = {
    content: { kind: 'resume', resume: { basics: { name: 'Marit Solberg' } } },
    template: 'minimal-clean',
    options: { accentColor: '#a1220f', logo: 'data:image/png;base64,AAAA' },
  };
  const preview = await (await call(me, 'POST', '/api/previews', request)).json();
  expect(preview.pages[0].includes('#a1220f')).toBe(false);
  const share = await (await call(me, 'POST', `/api/resumes/${id}/shares`, { days: null })).json();
  const shown = await (await call({}, 'POST', `/api${share.path}`, {})).json();
  expect(shown.pages[0].includes('#a1220f')).toBe(false);
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  const after = await (await call({}, 'POST', `/api${share.path}`, {})).json();
  expect(after.pages[0].includes('#a1220f')).toBe(true);
});

test('the resume of a result carries our line on Free, its letter never; when a plan with branding begins, the files are set anew without it', async () => {
  const me = await person();
  const resumeId = await keepResume(me);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: 'Marit Solberg',
    email: 'files@example.com',
    jobDescription: fictionalPosting,
    resumeId,
  }))
    form.set(name, value);
  const sent = await opened.app.request('/api/optimizations/resume', { method: 'POST', headers: me, body: form });
  expect(sent.status).toBe(202);
  const { id } = await sent.json();
  await (await call(me, 'GET', `/api/optimizations/${id}/events`)).text();
  const file = async (name: string) =>
    new Uint8Array(await (await call(me, 'GET', `/api/optimizations/${id}/files/${name}`)).arrayBuffer());
  expect(await wordsOf(await file('resume.pdf'))).toContain(createdWith);
  expect(await wordsOf(await file('letter.pdf'))).not.toContain(createdWith);
  const { rows } = await opened.database.db.execute<{ message: string }>(
    sql`select o::text as message from mail.outbox o where key like ${`optimization:${id}%`}`,
  );
  expect(rows).toHaveLength(1);
  await call(me, 'POST', '/api/plans/upgrade', { plan: 'FAMOUS' });
  await putLogo(me, png(32));
  expect(await wordsOf(await file('resume.pdf'))).not.toContain(createdWith);
  expect(imagesIn(await file('resume.pdf'))).toBeGreaterThan(0);
});

test('an organisation’s accent, line and logo stand on its members’ pages until they choose otherwise', async () => {
  const me = await person();
  const { email } = await (await call(me, 'GET', '/api/account')).json();
  const operator = { Authorization: 'Bearer operator-token-for-tests' };
  const at = '/operations/organizations';
  const { id: house } = await (await call(operator, 'POST', at, { name: 'Harbour College' })).json();
  await call(operator, 'POST', `${at}/${house}/invitations`, { people: [{ email }] });
  const logo = Buffer.from(png(32)).toString('base64');
  const style = { accentColor: '#0b5a3c', footer: 'Harbour College, Career Service', logo };
  const set = await call(operator, 'PATCH', `${at}/${house}/branding`, style);
  expect(await set.json()).toMatchObject({ accentColor: '#0b5a3c', footer: style.footer, hasLogo: true });
  const id = await keepResume(me, draft);
  const page = await pageOf(me, id);
  expect([page.includes('#0b5a3c'), page.includes('Harbour College'), page.includes('data:image/png')]).toEqual([
    true,
    true,
    true,
  ]);
  const plain = await keepResume(me, { ...draft, design: { ...draft.design, mark: 'none' } });
  expect((await pageOf(me, plain)).includes('Harbour College')).toBe(false);
  await call(operator, 'PATCH', `${at}/${house}/branding`, { footer: null });
  expect(await brandingOf(me)).toMatchObject({
    organization: { name: 'Harbour College', footer: null, accentColor: '#0b5a3c' },
  });
  const damaged = await call(operator, 'PATCH', `${at}/${house}/branding`, { logo: 'AAAA' });
  expect([damaged.status, (await damaged.json()).code]).toEqual([422, 'logo-unreadable']);
  const foreign = await call(operator, 'PATCH', `${at}/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001/branding`, {});
  expect(foreign.status).toBe(404);
});

test('a plan that ends takes the logo off the pages and keeps it for later; the export holds it, and it goes with the account', async () => {
  const me = await person('FAMOUS');
  const id = await keepResume(me);
  await putLogo(me, png(32));
  const userId = await idOf(me);
  await opened.database.db.execute(
    sql`update user_subscriptions set plan_ends_at = now() - interval '1 minute' where user_id = ${userId}`,
  );
  expect(imagesIn(await fileOf(me, id, 'pdf'))).toBe(0);
  expect(await brandingOf(me)).toMatchObject({ included: false, logo: expect.stringMatching(/^data:image/) });
  const zip = unzipSync(new Uint8Array(await (await call(me, 'GET', '/api/account/export')).arrayBuffer()));
  expect(zip['logo.png']?.length).toBe(png(32).length);
  expect((await call(me, 'DELETE', '/api/account')).status).toBe(204);
  const { rows } = await opened.database.db.execute(sql`select 1 from logos where user_id = ${userId}`);
  expect(rows).toEqual([]);
});
