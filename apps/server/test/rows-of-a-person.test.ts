import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '@shortlist/database';
import { startTestPostgres, type TestPostgres } from '@shortlist/database/testing';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../src/jobs/open-jobs.ts';
import { openProductDatabase } from '../src/open-services.ts';
import { belongings } from '../src/people/belongings.ts';
import { readSettings } from '../src/settings.ts';
import { readMasterKeys } from '../src/vault/master-keys.ts';
import { openVault, type Vault } from '../src/vault/open-vault.ts';

// On a server of its own, by name: the embedded engine (engine: 'embedded') has one user, whom no policy binds.

let server: TestPostgres;
let url: string;
let database: Database;
let vault: Vault;
const [mine, theirs] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  server = await startTestPostgres();
  const name = `rows_${randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ url: server.url });
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  await admin.close();
  const named = new URL(server.url);
  named.pathname = `/${name}`;
  url = named.href;
  const settings = readSettings({ DATABASE_URL: url }, 'a-secret-for-tests-of-32-characters');
  // Once as at the first start, then as at every later one.
  await (await openProductDatabase(settings)).close();
  database = await openProductDatabase(settings);
  vault = await openVault(database, readMasterKeys(Buffer.alloc(32, 7).toString('base64')));
  for (const person of [mine, theirs]) {
    await fill(person);
    await vault.asPerson(person, async () => {});
  }
});
afterAll(async () => {
  await database.close();
  await server.stop();
});

/** A row of a person in each table. */
async function fill(person: string): Promise<void> {
  const [result, resume, file] = [randomUUID(), randomUUID(), randomUUID()];
  await database.db.execute(
    sql`insert into users (id, name, email) values (${person}, 'Ada', ${`${person}@example.com`})`,
  );
  const mine = `'${person}'`;
  for (const text of [
    `user_subscriptions (user_id) values (${mine})`,
    `documents (id, user_id, file_name, media_type, bytes) values ('${file}', ${mine}, 'a.pdf', 'application/pdf', '')`,
    `optimizations (id, user_id, kind, document_id, file_name, full_name, email, title, form, reading, idempotency_key, fingerprint)
      values ('${result}', ${mine}, 'resume', '${file}', 'a.pdf', 'Ada', 'a@example.com', 'Planner', '{}', '{}', 'key', 'print')`,
    `optimization_files (optimization_id, name, media_type, bytes) values ('${result}', 'resume.pdf', 'application/pdf', '')`,
    `letter_versions (id, optimization_id, letter) values ('${randomUUID()}', '${result}', '{}')`,
    `lost_jobs (id, optimization_id, kind, error, tries) values ('${randomUUID()}', '${result}', 'resume', 'Timeout', 5)`,
    `answers (user_id, id, question, about, text) values (${mine}, 'q', '', '', '')`,
    `unused_facts (id, user_id, text) values ('${randomUUID()}', ${mine}, '')`,
    `resumes (id, user_id, title, draft) values ('${resume}', ${mine}, 'Mine', '{}')`,
    `resume_versions (id, resume_id, name, draft, revision) values ('${randomUUID()}', '${resume}', 'first', '{}', 1)`,
    `resume_shares (id, resume_id, token) values ('${randomUUID()}', '${resume}', '${randomUUID()}')`,
    `corrections (user_id, digest, resume) values (${mine}, '${'0'.repeat(64)}', '{}')`,
    `posting_briefs (user_id, digest, confirmation) values (${mine}, '${'0'.repeat(64)}', '{}')`,
    `own_templates (id, user_id, name, kind, base, style) values ('${randomUUID()}', ${mine}, 'Own', 'variant', 'minimal-clean', '{}')`,
    `logos (user_id, media_type, bytes) values (${mine}, 'image/png', '')`,
    `applications (id, user_id, title, stage) values ('${randomUUID()}', ${mine}, 'Planner', 'saved')`,
    `recipients (id, user_id, address, token_hash) values ('${randomUUID()}', ${mine}, 'b@example.com', '${randomUUID()}')`,
    `trial_events (id, user_id, kind, title) values ('${randomUUID()}', ${mine}, 'charged', 'Planner')`,
    `plan_trials (user_id, plan) values (${mine}, 'FAMOUS')`,
  ])
    await execute(`insert into ${text}`);
}

/** Tables with rows of people that the wall stands around. */
const walled = belongings
  .map(({ table }) => table)
  .filter((table) => !['jobs.job', 'public.organization_members'].includes(table));
const execute = (text: string) => database.db.execute<Record<string, unknown>>(sql.raw(text));

test('statements run under a role that is no superuser and that every policy binds', async () => {
  const { rows } = await execute('select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  const { rows: open } = await execute(`
    select tablename from pg_tables t join pg_class c on c.relname = t.tablename and c.relnamespace = 'public'::regnamespace
    where t.schemaname = 'public' and c.relrowsecurity and c.relforcerowsecurity`);
  expect(open.map(({ tablename }) => `public.${tablename}`).sort()).toEqual([...walled].sort());
});

test('a statement that is sent for nobody sees nothing, in any table', async () => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set role shortlist_rows');
  for (const table of walled) expect([table, (await client.query(`select 1 from ${table}`)).rows]).toEqual([table, []]);
  expect((await client.query('update public.resumes set title = title')).rowCount).toBe(0);
  await client.query("set shortlist.person = ''");
  expect((await client.query('delete from public.users')).rowCount).toBe(0);
  await client.end();
});

test('a statement that forgets whose rows it wants sees those of the person for whom it is sent, and writes no others', async () => {
  const count = async (table: string) => (await execute(`select 1 from ${table}`)).rows.length;
  for (const table of walled) {
    const all = await count(table);
    expect([table, all]).toEqual([table, 2]);
    for (const person of [mine, theirs])
      expect([table, await vault.asPerson(person, () => count(table))]).toEqual([table, 1]);
  }
  const steal = () => execute(`update resumes set user_id = '${theirs}'`);
  await expect(vault.asPerson(mine, steal)).rejects.toThrow(/Failed query/);
  const plant = () =>
    execute(`insert into answers (user_id, id, question, about, text) values ('${theirs}', 'x', '', '', '')`);
  await expect(vault.asPerson(mine, plant)).rejects.toThrow(/Failed query/);
});

test('one transaction is one person’s, and connections forget whom they served before', async () => {
  const ids = [mine, theirs];
  const seen = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      vault.asPerson(ids[at % 2] ?? mine, () =>
        database.transaction(async (tx) => (await tx.execute<{ id: string }>(sql`select id from users`)).rows),
      ),
    ),
  );
  expect(seen.map((rows) => rows.map(({ id }) => id))).toEqual(seen.map((_, at) => [ids[at % 2]]));
  expect((await execute('select id from users')).rows).toHaveLength(2);
});

test('the owner of a database who is no superuser starts on it, the first time and later, and every policy binds them', async () => {
  const admin = await openDatabase({ url: server.url });
  for (const text of [`create role plain login nosuperuser password 'plain'`, 'create database plain owner plain'])
    await admin.db.execute(sql.raw(text));
  await admin.close();
  const named = Object.assign(new URL(server.url), { pathname: '/plain', username: 'plain', password: 'plain' });
  const settings = readSettings({ DATABASE_URL: named.href }, 'a-secret-for-tests-of-32-characters');
  await (await openProductDatabase(settings)).close();
  const own = await openProductDatabase(settings);
  const jobs = await openJobs(own, { onError: () => {}, onWorked: () => {} });
  const open = await openVault(own, readMasterKeys(Buffer.alloc(32, 7).toString('base64')));
  const add = (id: string) => sql`insert into users (id, name, email) values (${id}, 'Ada', ${`${id}@example.com`})`;
  for (const person of [mine, theirs]) await own.db.execute(add(person));
  const seen = () => own.db.execute(sql`select id from users`);
  expect((await open.asPerson(mine, seen)).rows).toEqual([{ id: mine }]);
  await jobs.close();
  await own.close();
});
