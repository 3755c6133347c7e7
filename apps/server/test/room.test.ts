import { newDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasRoomForFile, requireRoomForResult, room } from '../src/people/room.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let running: TestApp;
beforeAll(async () => {
  running = await openTestApp();
});
afterAll(() => running.close());

const call = callApp(() => running);
const idOf = async (me: Record<string, string>): Promise<string> =>
  (await (await call(me, 'GET', '/api/account')).json()).id;
const countOf = async (table: string, me: string): Promise<number> => {
  const { rows } = await running.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)} where user_id = ${me}`,
  );
  return rows[0]?.count ?? -1;
};

test('of resumes that are made and deleted again and again the newest stay to be taken back, with their files', async () => {
  const me = await signUp(running);
  const draft = newDraft('minimal-clean', { name: 'Marit Solberg' });
  const ids: string[] = [];
  for (let at = 0; at < room.deletedResumes + 3; at++) {
    const { id } = await (await call(me, 'POST', '/api/resumes', { title: `Resume ${at}`, draft })).json();
    const body = new FormData();
    body.set('file', new File([`%PDF-1.7 ${at}`], 'resume.pdf'));
    const kept = await running.app.request(`/api/resumes/${id}/original`, { method: 'PUT', headers: me, body });
    expect(kept.status).toBe(204);
    expect((await call(me, 'DELETE', `/api/resumes/${id}`)).status).toBe(204);
    ids.push(id);
  }
  const person = await idOf(me);
  expect([await countOf('resumes', person), await countOf('documents', person)]).toEqual([
    room.deletedResumes,
    room.deletedResumes,
  ]);
  expect((await call(me, 'POST', `/api/resumes/${ids.at(-1)}/undelete`)).status).toBe(200);
  expect((await call(me, 'POST', `/api/resumes/${ids[0]}/undelete`)).status).toBe(404);
});

test('corrections, cards and files have their room', async () => {
  const me = await signUp(running);
  const person = await idOf(me);
  const { db } = running.database;
  const correct = (digest: string) =>
    call(me, 'PUT', `/api/readings/corrections/${digest}`, { resume: { basics: { name: 'Ada Moss' } } });
  expect((await correct('a'.repeat(64))).status).toBe(204);
  await db.execute(sql`
    insert into corrections (user_id, digest, resume, updated_at)
    select user_id, lpad(n::text, 64, '0'), resume, updated_at - n * interval '1 day'
    from corrections, generate_series(1, ${room.corrections + 5}::int) n where user_id = ${person}`);
  expect((await correct('b'.repeat(64))).status).toBe(204);
  expect(await countOf('corrections', person)).toBe(room.corrections);
  await db.execute(sql`
    insert into applications (id, user_id, title, employer, posting, stage, dates)
    select gen_random_uuid(), ${person}, 'Nurse', 'Mallow', '', 'saved', '{}' from generate_series(1, ${room.cards - 1}::int)`);
  const add = async () =>
    (await call(me, 'POST', '/api/applications', { title: 'Nurse', employer: 'Mallow', stage: 'saved' })).status;
  expect([await add(), await add()]).toEqual([201, 403]);
  expect(await hasRoomForFile(db, person, room.fileBytes)).toBe(true);
  expect(await hasRoomForFile(db, person, room.fileBytes + 1)).toBe(false);
});

test('resumes with their versions, and results with their files, have their room', async () => {
  const me = await signUp(running);
  const person = await idOf(me);
  const { db } = running.database;
  const draft = newDraft('minimal-clean', { name: 'Ada Moss' });
  const { id, revision } = await (await call(me, 'POST', '/api/resumes', { title: 'Resume', draft })).json();
  await requireRoomForResult(db, person);
  const usual = { ...room };
  try {
    Object.assign(room, { draftBytes: 100_000, resultBytes: -1 });
    await expect(requireRoomForResult(db, person)).rejects.toMatchObject({ status: 413 });
    expect((await call(me, 'POST', `/api/resumes/${id}/versions`, { name: 'One' })).status).toBe(201);
    await db.execute(sql`
      insert into resume_versions (id, resume_id, name, draft, revision)
      select gen_random_uuid(), ${id}, 'Long', to_jsonb(repeat('x', 10000)), 1 from generate_series(1, 11)`);
    const answers = await Promise.all([
      call(me, 'POST', '/api/resumes', { title: 'Another', draft }),
      call(me, 'PUT', `/api/resumes/${id}`, { base: revision, draft }),
      call(me, 'POST', `/api/resumes/${id}/versions`, { name: 'One more' }),
      call(me, 'POST', `/api/resumes/${id}/duplicate`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    Object.assign(room, { draftBytes: usual.draftBytes, resumes: 1 });
    expect((await call(me, 'PUT', `/api/resumes/${id}`, { base: revision, draft })).status).toBe(200);
    expect((await call(me, 'POST', '/api/resumes', { title: 'Another', draft })).status).toBe(413);
  } finally {
    Object.assign(room, usual);
  }
});

test('whoever keeps more resumes than there is room for saves each of them, and a deleted one is not counted', async () => {
  const me = await signUp(running);
  const draft = newDraft('minimal-clean', { name: 'Ada Moss' });
  const make = () => call(me, 'POST', '/api/resumes', { title: 'Resume', draft });
  const [first, second] = [await (await make()).json(), await (await make()).json()];
  const usual = { ...room };
  try {
    Object.assign(room, { resumes: 1 });
    const save = await call(me, 'PUT', `/api/resumes/${first.id}`, { base: first.revision, draft });
    const name = await call(me, 'POST', `/api/resumes/${first.id}/versions`, { name: 'One' });
    expect([save.status, name.status, (await make()).status]).toEqual([200, 201, 413]);
    Object.assign(room, { resumes: 2 });
    expect((await make()).status).toBe(413);
    await call(me, 'DELETE', `/api/resumes/${second.id}`);
    expect((await make()).status).toBe(201);
  } finally {
    Object.assign(room, usual);
  }
});

test('pages of the board are opened one at a time for a person; who asks for very many at once is told to wait', async () => {
  const [me, other] = [await signUp(running), await signUp(running)];
  const mine = Array.from({ length: 40 }, () => call(me, 'GET', '/api/applications'));
  expect((await call(other, 'GET', '/api/applications')).status).toBe(200);
  const answers = await Promise.all(mine);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});
