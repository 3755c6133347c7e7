import { newDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fictionalPosting } from './fictional-resume.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';
import { fictionalPdf } from './submit-form.ts';

let opened: TestApp;
let pdf: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  opened = await openTestApp();
  pdf = await fictionalPdf();
});
afterAll(() => opened.close());

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  opened.app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const accountOf = async (headers: Record<string, string>): Promise<{ id: string; email: string }> =>
  (await call('GET', '/api/account', headers)).json();

/** Submits a resume under a file name that no file system would like. */
async function submit(headers: Record<string, string>, mailTo: string): Promise<string> {
  const data = new FormData();
  data.set('fullName', 'Marit Solberg');
  data.set('email', mailTo);
  data.set('jobDescription', fictionalPosting);
  data.set('resume', new File([pdf], '../../etc/Lebenslauf Ø?.pdf', { type: 'application/pdf' }));
  const response = await opened.app.request('/api/optimizations/resume', { method: 'POST', body: data, headers });
  expect(response.status).toBe(202);
  return ((await response.json()) as { id: string }).id;
}
const finish = async (id: string, headers: Record<string, string>) =>
  (await opened.app.request(`/api/optimizations/${id}/events`, { headers })).text();

/** Every table with rows of a person: by its column for them, or through what those rows belong to. */
async function countRows(userId: string, email: string): Promise<Record<string, number>> {
  const columns = await opened.database.db.execute<{ name: string; key: string }>(sql`
    select table_schema || '.' || table_name as name, column_name as key from information_schema.columns
    where table_schema in ('public', 'auth') and data_type = 'uuid'
      and (column_name = 'user_id' or (table_name = 'users' and column_name = 'id'))`);
  const found: Record<string, number> = {};
  for (const { name, key } of columns.rows) {
    if (name === 'auth.audit_log') continue;
    const { rows } = await opened.database.db.execute(sql.raw(`select 1 from ${name} where ${key} = '${userId}'`));
    if (rows.length > 0) found[name] = rows.length;
  }
  const invited = await opened.database.db.execute(sql`select 1 from organization_members where email = ${email}`);
  if (invited.rows.length > 0) found.organization_members = invited.rows.length;
  for (const name of ['mail.outbox', 'mail.mailbox']) {
    const mine = sql`select 1 from ${sql.raw(name)} where recipient in (${email}, ${`files.${email}`})`;
    const { rows } = await opened.database.db.execute(mine);
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

/** An organisation that knows the address and the name of a person. */
async function invite(email: string): Promise<void> {
  await opened.database.db.execute(sql`
    with made as (insert into organizations (id, name, plan) values (gen_random_uuid(), 'Harbour College', 'PREMIUM') returning id)
    insert into organization_members (organization_id, email, name) select id, ${email}, 'Marit Solberg' from made`);
}

test('the export holds everything: account, sign-in, trials, answers, results with files, resumes with versions, uploads', async () => {
  const headers = await signUp(opened);
  const { id: userId, email } = await accountOf(headers);
  const id = await submit(headers, email);
  await finish(id, headers);
  const resume = await (
    await call('POST', '/api/resumes', headers, {
      title: 'For freight',
      draft: newDraft('modern-professional', { name: 'Marit Solberg' }),
    })
  ).json();
  await call('POST', `/api/resumes/${resume.id}/versions`, headers, { name: 'before Oslo' });
  await call('POST', `/api/resumes/${resume.id}/shares`, headers, { days: 7, password: 'only for friends' });
  await opened.database.db.execute(sql`insert into answers (user_id, id, question, about, text)
    values (${userId}, 'q1', 'Have you used Kafka?', 'Kafka', 'Yes, at Nordkyst Frakt')`);
  await opened.database.db.execute(sql`insert into applications (id, user_id, title, stage)
    values (${resume.id}, ${userId}, 'Freight planner', 'saved')`);
  await invite(email);

  const response = await call('GET', '/api/account/export', headers);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  const names = Object.keys(files);
  expect(read('account.json').user).toMatchObject({ id: userId, email });
  expect(read('sign-in.json')).toMatchObject({ user: { email }, sessions: [{ aal: 'aal1' }] });
  expect(read('trials.json')).toMatchObject([{ kind: 'charged', optimizationId: id }]);
  expect(read('applications.json')).toMatchObject([{ title: 'Freight planner', stage: 'saved' }]);
  expect(read('organizations.json')).toMatchObject([{ organization: 'Harbour College', email, name: 'Marit Solberg' }]);
  expect(read('answers.json')).toMatchObject([{ text: 'Yes, at Nordkyst Frakt' }]);
  const folder = names
    .find((name) => name.startsWith('optimizations/'))
    ?.split('/')
    .slice(0, 2)
    .join('/');
  expect(read(`${folder}/record.json`)).toMatchObject({ id, form: { jobDescription: fictionalPosting.trim() } });
  for (const file of ['resume.pdf', 'resume.docx', 'letter.pdf'])
    expect(files[`${folder}/${file}`]?.length).toBeGreaterThan(1000);
  const kept = read(`resumes/${resume.id}.json`);
  expect(kept).toMatchObject({ title: 'For freight', versions: [{ name: 'before Oslo' }], shares: [{}] });
  expect(JSON.stringify(kept)).not.toContain('passwordHash');
  const upload = names.find((name) => name.startsWith('uploads/')) ?? '';
  expect(upload.split('/')).toHaveLength(2);
  expect(upload).toMatch(/^uploads\/[0-9a-f-]{36}-[^/\\?]+\.pdf$/);
  expect(Buffer.compare(Buffer.from(files[upload] ?? []), Buffer.from(pdf))).toBe(0);
});

test('of thousands of entries of the audit log the export has each once, in their order', async () => {
  const headers = await signUp(opened);
  const { id } = await accountOf(headers);
  await opened.database.db.execute(sql`insert into audit_events (id, at, actor, action, user_id, status)
    select gen_random_uuid(), now() - interval '1 day' + (n / 3) * interval '1 microsecond', 'person', 'note ' || n, ${id}, 200 from generate_series(1, 1700) n`);
  const response = await call('GET', '/api/account/export', headers);
  const file = unzipSync(new Uint8Array(await response.arrayBuffer()))['audit.json'];
  const entries: { at: string; action: string }[] = JSON.parse(new TextDecoder().decode(file));
  const noted = entries.filter(({ action }) => action.startsWith('note '));
  expect(new Set(noted.map(({ action }) => action)).size).toBe(1700);
  expect(noted).toHaveLength(1700);
});

test('the export reads one resume after the other while it is fetched, never all at once', async () => {
  const headers = await signUp(opened);
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const draft = newDraft('modern-professional', { name: `Marit Solberg ${at}` });
    ids.push((await (await call('POST', '/api/resumes', headers, { title: `Resume ${at}`, draft })).json()).id);
  }
  const { body } = await call('GET', '/api/account/export', headers);
  const chunks: Uint8Array[] = [];
  // The last edited comes first: the first one is read last.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    if (chunks.length === 0) await opened.database.db.execute(sql`delete from resumes where id = ${ids[0]}`);
    chunks.push(chunk);
  }
  const names = Object.keys(unzipSync(Buffer.concat(chunks))).filter((name) => name.startsWith('resumes/'));
  expect(names).toEqual([`resumes/${ids[2]}.json`, `resumes/${ids[1]}.json`]);
});

test('a deleted account leaves nothing behind but the fact that it was deleted', async () => {
  const headers = await signUp(opened);
  const { id, email } = await accountOf(headers);
  await finish(await submit(headers, `files.${email}`), headers);
  await invite(email);
  await call('POST', '/api/resumes', headers, {
    title: 'For freight',
    draft: newDraft('modern-professional', { name: 'Marit Solberg' }),
    correctionOf: '0'.repeat(64),
  });
  const underWay = () => opened.database.db.execute(sql`select 1 from mail.outbox where status = 'due'`);
  await expect.poll(async () => (await underWay()).rows).toEqual([]);
  expect(Object.keys(await countRows(id, email))).toEqual(
    expect.arrayContaining([
      'public.users',
      'public.documents',
      'public.corrections',
      'organization_members',
      'auth.users',
      'auth.sessions',
      'mail.outbox',
      'mail.mailbox',
    ]),
  );
  expect((await call('DELETE', '/api/account', headers)).status).toBe(204);
  expect((await call('GET', '/api/account', headers)).status).toBe(401);
  expect(await countRows(id, email)).toEqual({});
});

test('an account may be deleted while its work runs: the work ends quietly and mails nobody', async () => {
  const headers = await signUp(opened);
  const { id, email } = await accountOf(headers);
  const before = opened.log.filter((line) => line.includes('"error"')).length;
  await submit(headers, `files.${email}`);
  await expect
    .poll(async () => (await opened.database.db.execute(sql`select 1 from optimizations where state = 'working'`)).rows)
    .toHaveLength(1);
  expect((await call('DELETE', '/api/account', headers)).status).toBe(204);
  const jobs = () =>
    opened.database.db.execute(
      sql`select state from jobs.job where state in ('created', 'active', 'retry') and name = 'optimization'`,
    );
  await expect.poll(async () => (await jobs()).rows).toEqual([]);
  expect(await countRows(id, email)).toEqual({});
  expect(opened.log.filter((line) => line.includes('"error"')).slice(before)).toEqual([]);
});

test('several deletions at once all end well', async () => {
  for (let round = 0; round < 4; round++) {
    const headers = await signUp(opened);
    await accountOf(headers);
    const answers = await Promise.all([1, 2, 3].map(() => call('DELETE', '/api/account', headers)));
    const told = answers.map((answer) => answer.status);
    expect(told).toContain(204);
    expect(told.filter((status) => status !== 204 && status !== 401)).toEqual([]);
  }
});
