import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/index.ts';

let folder: string;
let database: Extract<Database, { kind: 'embedded' }>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidy-'));
  const opened = await openDatabase({ dataDir: join(folder, 'database') });
  if (opened.kind === 'embedded') database = opened;
  await run('create table stories (id integer primary key, words text, more jsonb)');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
const run = (text: string) => database.db.execute(sql.raw(text));

/** Files of the database that hold a word, and the bytes of all. */
async function search(word: string): Promise<{ found: string[]; bytes: number }> {
  const found: string[] = [];
  let bytes = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile()) continue;
    bytes += file.size;
    if ((await readFile(path)).includes(word)) found.push(name);
  }
  return { found, bytes };
}

/** Writes, rewrites and deletes 12 MB of words that no compression hides. */
async function round(word: string): Promise<void> {
  await run(`insert into stories select n, '${word}' || n || md5(n::text), (select jsonb_object_agg(k, md5((n * k)::text)) from generate_series(1, 40) k)
    from generate_series(1, 3000) n`);
  await run(`update stories set words = words || ' again'`);
  await run('delete from stories where id > 1');
}

test('what was deleted stands in no file after a sweep, and rounds of writing and deleting do not grow the folder', async () => {
  await round('Zyxwording');
  await run('checkpoint');
  expect((await search('Zyxwording')).found.length).toBeGreaterThan(1);
  await run('delete from stories');
  await database.engine.tidy();
  const first = await search('Zyxwording');
  expect(first.found).toEqual([]);
  for (let times = 0; times < 3; times += 1) {
    await round('Zyxwording');
    await run('delete from stories');
    await database.engine.tidy();
  }
  const last = await search('Zyxwording');
  expect(last.found).toEqual([]);
  expect(last.bytes - first.bytes).toBeLessThan(1_000_000);
});

test('what others wait for is swept without the tables that can wait, and what is asked for in a row together', async () => {
  await run(`create table notes as select n as id, 'Wvutwording' || n as words from generate_series(1, 500) n`);
  await run(`insert into stories select n, 'Tsrqwording' || n from generate_series(1, 500) n on conflict do nothing`);
  await run('delete from stories');
  const file = async (table: string) => (await run(`select pg_relation_filenode('${table}')::text as file`)).rows[0];
  const segment = async () =>
    Number((await run(`select (pg_current_wal_lsn() - '0/0') / (16 * 1024 * 1024) as at`)).rows[0]?.at);
  const before = { stories: await file('stories'), notes: await file('notes'), segment: await segment() };
  const asked: Promise<void>[] = [];
  for (let round = 0; round < 6; round += 1) {
    await run(round === 5 ? 'delete from notes' : 'update notes set id = id + 1');
    asked.push(database.engine.tidy(['public.stories']));
    await wait(50);
  }
  await Promise.all(asked);
  expect(await file('stories')).toEqual(before.stories);
  expect(await file('notes')).not.toEqual(before.notes);
  expect((await search('Wvutwording')).found).toEqual([]);
  // Each sweep ends two segments of the log.
  expect((await segment()) - before.segment).toBeLessThan(8);
});

test('statements of others come in between, and what lives stays', async () => {
  await run(`insert into stories select n, 'kept ' || n from generate_series(1, 2000) n`);
  await run('update stories set words = words');
  const [counts] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => run('select count(*)::int as count from stories'))),
    database.engine.tidy(),
  ]);
  expect(counts.map(({ rows }) => rows[0])).toEqual(counts.map(() => ({ count: 2000 })));
});
