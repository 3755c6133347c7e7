import { newDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { belongings, belongingsElsewhere, notOfPeople } from '../src/people/belongings.ts';
import { sweepDeleted } from '../src/people/sweep-deleted.ts';
import { callApp } from './call-app.ts';
import { type FullAccount, fillAccount, marker } from './fill-account.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
let account: FullAccount;
beforeAll(async () => {
  // No mail leaves: all that was queued waits, as it does where a mail server is down.
  opened = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', OPERATOR_TOKEN: 'a-token-for-the-operator' });
  account = await fillAccount(opened);
});
afterAll(() => opened.close());

const call = callApp(() => opened);
const rowsOf = async <Row extends Record<string, unknown>>(text: string): Promise<Row[]> =>
  (await opened.database.db.execute<Row>(sql.raw(text))).rows;

/** Tables with rows, by name; parts of a table that is divided are not counted again. */
async function listTables(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^pg_|^information_schema$' and c.relname <> 'migrations'`);
  return rows.map(({ name }) => name);
}

const countRows = async (table: string): Promise<number> =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count ?? 0;

/** Tables in which one of these words stands: in a text, in JSON, in bytes, or in what mails hold as base64. */
async function searchFor(words: string[]): Promise<string[]> {
  const found: string[] = [];
  const encoded = words.flatMap((word) => [
    word.toLowerCase(),
    Buffer.from(word).toString('hex'),
    ...[0, 1, 2].map((shift) =>
      Buffer.from(' '.repeat(shift) + word)
        .toString('base64')
        .slice(shift && 4, -4)
        .toLowerCase(),
    ),
  ]);
  for (const table of await listTables()) {
    const rows = await rowsOf<{ row: string }>(`select t::text as row from ${table} t`);
    if (rows.some(({ row }) => encoded.some((word) => row.toLowerCase().includes(word)))) found.push(table);
  }
  return found;
}

test('every table of the database is listed as one of a person, or as none, with the reason', async () => {
  const listed = [...belongings.map(({ table }) => table), ...belongingsElsewhere, ...Object.keys(notOfPeople)];
  const own = (await listTables()).filter((name) => !name.startsWith('jobs.') || name === 'jobs.job');
  expect(own.sort()).toEqual(listed.sort());
});

test('a full account is deleted from every table, payload and waiting mail, and the log keeps neither address nor device', async () => {
  const { headers, id, email, resumeId, optimizationId } = account;
  const mine = [...belongings.map(({ table }) => table), ...belongingsElsewhere].filter(
    (name) => name !== 'mail.mailbox',
  );
  for (const table of mine) expect([table, await countRows(table)]).not.toEqual([table, 0]);
  const waiting = await rowsOf<{ key: string }>(`select key from mail.outbox where status = 'due'`);
  expect(waiting.map(({ key }) => key)).toEqual(expect.arrayContaining([`optimization:${optimizationId}:again:1`]));
  const words = [marker, email, resumeId, optimizationId];
  expect(await searchFor(words)).toEqual(
    expect.arrayContaining(['mail.outbox', 'auth.audit_log', 'public.users', 'public.resumes']),
  );

  expect((await call(headers, 'DELETE', '/api/account', { password: `a long password of ${marker}` })).status).toBe(
    204,
  );
  for (const table of mine) expect([table, await countRows(table)]).toEqual([table, 0]);
  expect(await searchFor(words)).toEqual([]);
  expect(await searchFor([id])).toEqual(['auth.audit_log']);
  expect(
    await rowsOf(`select 1 from auth.audit_log where user_id = '${id}' and (ip is not null or user_agent is not null)`),
  ).toEqual([]);
});

test('a user whom an administrator deletes goes with all that the product keeps of them', async () => {
  const headers = await signUp(opened);
  const { id } = await (await call(headers, 'GET', '/api/account')).json();
  const admin = { Authorization: `Bearer ${await opened.services.auth.serviceToken()}` };
  expect((await call(admin, 'DELETE', `/auth/v1/admin/users/${id}`, {})).status).toBe(200);
  expect(await rowsOf(`select 1 from users where id = '${id}'`)).toEqual([]);
  expect(await rowsOf(`select 1 from mail.outbox where person = '${id}'`)).toEqual([]);
});

test('resumes that were deleted a month ago are gone though their owner never comes; later ones can be taken back', async () => {
  const headers = await signUp(opened);
  const draft = newDraft('modern-professional', { name: 'Ada' });
  const ids: string[] = [];
  for (const days of [31, 29]) {
    const { id } = await (await call(headers, 'POST', '/api/resumes', { title: 'Old', draft })).json();
    await call(headers, 'DELETE', `/api/resumes/${id}`);
    await opened.database.db.execute(
      sql`update resumes set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`,
    );
    ids.push(id);
  }
  await sweepDeleted(opened.database);
  expect((await rowsOf<{ id: string }>('select id from resumes')).map(({ id }) => id)).toEqual([ids[1]]);
});
