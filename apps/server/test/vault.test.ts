import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listMailbox, resealMessages, sealMessagesWith } from '@shortlist/mail';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumes } from '../src/db/tables.ts';
import { findDataKey, refuseLostKey } from '../src/vault/find-data-key.ts';
import { readMasterKeys, WrongMasterKeyError } from '../src/vault/master-keys.ts';
import { openVault } from '../src/vault/open-vault.ts';
import { sealForMails } from '../src/vault/seal-mails.ts';
import { sealOldRows } from '../src/vault/seal-old-rows.ts';
import { isPlain, sealedColumnsOf, sealedTables } from '../src/vault/sealed-tables.ts';
import { callApp } from './call-app.ts';
import { type FullAccount, fillAccount, marker } from './fill-account.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
let account: FullAccount;
let folder: string;
beforeAll(async () => {
  opened = await openTestApp();
  account = await fillAccount(opened);
  folder = await mkdtemp(join(tmpdir(), 'vault-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const call = callApp(() => opened);
const execute = <Row extends Record<string, unknown>>(query: Parameters<typeof opened.database.db.execute>[0]) =>
  opened.database.db.execute<Row>(query);
const newKey = () => randomBytes(32).toString('base64');
const testKey = () => Buffer.alloc(32, 7).toString('base64');

/** How many values of every sealed column are there, and how many of them are plain. */
async function countValues(): Promise<Record<string, { values: number; plain: number }>> {
  const counted: Record<string, { values: number; plain: number }> = {};
  for (const { name, ...each } of sealedTables)
    for (const [column, kind] of sealedColumnsOf({ name, ...each })) {
      const { rows } = await execute<{ values: number; plain: number }>(sql`
        select count(${sql.identifier(column)})::int as values, (count(*) filter (where ${isPlain(column, kind)}))::int as plain
        from ${sql.identifier(name)}`);
      if (rows[0]) counted[`${name}.${column}`] = rows[0];
    }
  return counted;
}

const sortNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sortNames(each)]),
  );
};

/** All that the person can read back, as one text. */
async function readBack(): Promise<string> {
  const { headers, resumeId, optimizationId } = account;
  const paths = [
    `/api/resumes/${resumeId}`,
    '/api/resumes',
    `/api/resumes/${resumeId}/versions`,
    `/api/optimizations/${optimizationId}`,
    `/api/optimizations/${optimizationId}/letters`,
    '/api/answers',
    '/api/applications',
    '/api/own-templates',
    '/api/branding',
    '/api/dashboard',
    '/api/dashboard/insights',
    `/api/optimizations/${optimizationId}/files/resume.txt`,
  ];
  const texts: string[] = [];
  for (const path of paths) {
    const answer = await call(headers, 'GET', path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = await answer.text();
    // JSON of before does not keep the order of names.
    texts.push(path.endsWith('.txt') ? text : JSON.stringify(sortNames(JSON.parse(text))));
  }
  return texts.join('\n');
}

test('documents, results, letters and facts are stored encrypted, each value of them', async () => {
  const counted = await countValues();
  for (const [column, { values, plain }] of Object.entries(counted)) {
    expect([column, values]).not.toEqual([column, 0]);
    expect([column, plain]).toEqual([column, 0]);
  }
  for (const { name, ...each } of sealedTables)
    for (const [column] of sealedColumnsOf({ name, ...each })) {
      const { rows } = await execute<{ value: string }>(
        sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(name)} where ${sql.identifier(column)} is not null`,
      );
      expect(rows.some(({ value }) => value.includes(marker))).toBe(false);
    }
  expect(await readBack()).toContain(marker);
});

test('a table that is said to be read by the key alone holds no word of a person beside its sealed columns', async () => {
  const found: string[] = [];
  for (const each of sealedTables.filter(({ hasPlainWords }) => !hasPlainWords)) {
    const { rows } = await execute<{ row: object }>(sql`select to_jsonb(t) as row from ${sql.identifier(each.name)} t`);
    expect([each.name, rows.length]).not.toEqual([each.name, 0]);
    for (const [column] of sealedColumnsOf(each)) for (const { row } of rows) Reflect.deleteProperty(row, column);
    if (JSON.stringify(rows).toLowerCase().includes(marker.toLowerCase())) found.push(each.name);
  }
  expect(found).toEqual([]);
});

test('only the key of the person opens what is theirs', async () => {
  const { id, resumeId } = account;
  const read = () => opened.database.db.select({ draft: resumes.draft }).from(resumes).where(eq(resumes.id, resumeId));
  await expect(read()).rejects.toThrow(/asPerson/);
  const other = await (await call(await signUp(opened), 'GET', '/api/account')).json();
  await expect(opened.services.vault.asPerson(other.id, read)).rejects.toThrow();
  expect(JSON.stringify(await opened.services.vault.asPerson(id, read))).toContain(marker);
});

test('rows of before, stored plain, are read as they are and sealed beside the work, once', async () => {
  const { id } = account;
  const before = await readBack();
  await opened.services.vault.asPerson(id, async () => {
    for (const { table, name, key, sealed } of sealedTables) {
      const columns = Object.entries(getTableColumns(table));
      for (const row of (await opened.database.db.select().from(table)) as Record<string, unknown>[])
        for (const [field, kind] of Object.entries(sealed)) {
          const value = kind === 'json' ? sql`${JSON.stringify(row[field])}::jsonb` : sql`${row[field]}`;
          if (row[field] === null) continue;
          const mine = columns
            .filter(([, each]) => key.includes(each.name))
            .map(([own, each]) => sql`${sql.identifier(each.name)} = ${row[own]}`);
          await execute(
            sql`update ${sql.identifier(name)} set ${sql.identifier(getTableColumns(table)[field]?.name ?? field)} = ${value} where ${sql.join(mine, sql` and `)}`,
          );
        }
    }
  });
  await execute(sql`update optimizations set excerpt = null`);
  await execute(sql`update data_keys set sealed_at = null`);
  expect(await countValues()).toMatchObject({ 'documents.bytes': { plain: 1 }, 'documents.file_name': { plain: 1 } });
  const { vault } = opened.services;
  expect(await sealOldRows(opened.database, vault)).toBeGreaterThan(10);
  expect(Object.values(await countValues()).filter(({ plain }) => plain > 0)).toEqual([]);
  expect(await readBack()).toBe(before);
  expect(await sealOldRows(opened.database, vault)).toBe(0);
});

test('where a name alone is plain, it is sealed and the file beside it is not written again', async () => {
  const { vault } = opened.services;
  const bytes = async () => (await execute<{ sum: string }>(sql`select md5(bytes) as sum from documents`)).rows;
  const before = await bytes();
  await execute(sql`update documents set file_name = 'resume.pdf'`);
  await execute(sql`update data_keys set sealed_at = null`);
  expect(await sealOldRows(opened.database, vault)).toBe(before.length);
  expect(await bytes()).toEqual(before);
  expect((await countValues())['documents.file_name']).toMatchObject({ plain: 0 });
});

test('another master key is refused; a new one takes over what the old one wrapped, which is then not needed', async () => {
  const fresh = newKey();
  await expect(openVault(opened.database, readMasterKeys(fresh))).rejects.toThrow(WrongMasterKeyError);
  const both = await openVault(opened.database, readMasterKeys(`${fresh}\n${testKey()}\n`));
  expect(await both.rewrap()).toBeGreaterThan(0);
  expect(await both.rewrap()).toBe(0);
  const read = () => opened.database.db.select({ draft: resumes.draft }).from(resumes);
  const alone = await openVault(opened.database, readMasterKeys(fresh));
  expect(JSON.stringify(await alone.asPerson(account.id, read))).toContain(marker);
  await expect(openVault(opened.database, readMasterKeys(testKey()))).rejects.toThrow(WrongMasterKeyError);
  await (await openVault(opened.database, readMasterKeys(`${testKey()},${fresh}`))).rewrap();
});

test('the key is made once, beside the data folder and for its owner only; one in the folder is refused', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  const made = await findDataKey({}, data);
  expect(made).toMatchObject({ file: `${data}.key`, isNew: true });
  expect((await stat(`${data}.key`)).mode & 0o777).toBe(0o600);
  expect(readMasterKeys(made.text)).toHaveLength(1);
  expect(await findDataKey({}, data)).toEqual({ text: made.text, file: `${data}.key` });
  expect(await findDataKey({ DATA_KEY: 'from outside' }, data)).toEqual({ text: 'from outside' });
  await writeFile(join(folder, 'elsewhere'), made.text);
  expect(await findDataKey({ DATA_KEY_FILE: join(folder, 'elsewhere') }, data)).toMatchObject({ text: made.text });
  await expect(findDataKey({ DATA_KEY_FILE: join(data, 'key') }, data)).rejects.toThrow('DATA_KEY_FILE');
  expect(() => readMasterKeys('too short')).toThrow('openssl rand -base64 32');
});

test('where the key of the data is missing, the start is refused, and no other key is left in its place', async () => {
  const data = join(folder, 'lost');
  const key = await findDataKey({}, data);
  const start = () => openVault(opened.database, readMasterKeys(key.text));
  await expect(refuseLostKey(key, start)).rejects.toThrow(/encrypted with another key.+looked for it in .+lost\.key/);
  await expect(readFile(`${data}.key`)).rejects.toThrow('ENOENT');
});

test('mails that wait, and those of the mailbox, are sealed with the installation’s key; a new one takes over', async () => {
  const { database } = opened;
  const stored = async () =>
    (await execute<{ message: string }>(sql`select message::text from mail.mailbox`)).rows.map(
      ({ message }) => message,
    );
  const waiting = async () => (await execute(sql`select id from mail.outbox where message is not null`)).rows.length;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  expect((await stored()).filter((message) => !/^"[0-9a-f]{16}:s1/.test(message))).toEqual([]);
  const read = async () => (await listMailbox(database.db)).map(({ subject, text }) => `${subject} ${text}`);
  const before = await read();
  expect(before.join()).toMatch(/Shortlist/);
  const fresh = newKey();
  sealMessagesWith(sealForMails(readMasterKeys(`${fresh},${testKey()}`)));
  expect(await resealMessages(database.db)).toBe(before.length);
  expect(await resealMessages(database.db)).toBe(0);
  sealMessagesWith(sealForMails(readMasterKeys(testKey())));
  await expect(read()).rejects.toThrow(WrongMasterKeyError);
  sealMessagesWith(sealForMails(readMasterKeys(`${testKey()},${fresh}`)));
  expect(await read()).toEqual(before);
  await resealMessages(database.db);
});
