import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../src/index.ts';
import { openTestDatabase } from '../src/testing/index.ts';

const folder = join(import.meta.dirname, 'migrations');
const open = () => openTestDatabase({ migrations: [{ folder, schema: 'example' }], engine: 'embedded' });
const tablesOf = async ({ db }: Database) =>
  (await db.execute<{ name: string }>(sql`select relname as name from pg_class where relname like 'left_behind%'`))
    .rows;

test('a test database holds nothing of the test before: no rows, counters, schemas, settings or listeners', async () => {
  const first = await open();
  const heard: string[] = [];
  if (first.kind === 'embedded') await first.engine.listen('news', (payload) => heard.push(payload));
  await first.db.execute(sql`insert into example.notes (body) values ('Buy ink')`);
  await first.db.execute(sql`create schema left_behind`);
  await first.db.execute(sql`create table left_behind.left_behind (id serial)`);
  await first.db.execute(sql`set search_path to left_behind`);
  await first.close();
  const second = await open();
  expect((await second.db.execute(sql`select * from example.notes`)).rows).toEqual([]);
  expect(await tablesOf(second)).toEqual([]);
  expect((await second.db.execute<{ search_path: string }>(sql`show search_path`)).rows[0]?.search_path).toMatch(
    /public/,
  );
  await second.db.execute(sql`notify news, 'for nobody'`);
  expect(heard).toEqual([]);
  await second.close();
});

test('who has closed a test database reaches it no more, though it serves the next test', async () => {
  const first = await open();
  await first.close();
  const second = await open();
  await expect(first.db.execute(sql`select 1`)).rejects.toThrow();
  await expect(first.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  await second.close();
});

test('a test database whose tables were changed serves no other test', async () => {
  const first = await open();
  await first.db.execute(sql`create table example.left_behind (id int)`);
  await first.db.execute(sql`alter table example.notes add column colour text`);
  await first.close();
  const second = await open();
  expect(await tablesOf(second)).toEqual([]);
  await second.close();
});
