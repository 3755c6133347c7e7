import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, MigrationChangedError, migrate } from '../src/index.ts';
import { refuseOldVersion, uuidv7Function } from '../src/server-version.ts';
import { emptyTables, openTestDatabase, testEngine } from '../src/testing/index.ts';

const folder = join(import.meta.dirname, 'migrations');
const notes = pgSchema('example').table('notes', {
  id: uuid().primaryKey().defaultRandom(),
  body: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});

describe(`a database on the ${testEngine()} engine`, () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ migrations: [{ folder, schema: 'example' }] });
  });
  beforeEach(() => emptyTables(database, ['example']));
  afterAll(() => database.close());

  test('answers typed queries and raw ones with rows', async () => {
    const [made] = await database.db.insert(notes).values({ body: 'Buy ink' }).returning();
    expect(made?.madeAt).toBeInstanceOf(Date);
    const raw = await database.db.execute<{ body: string }>(sql`select body from example.notes`);
    expect(raw.rows).toEqual([{ body: 'Buy ink' }]);
  });

  test('our own uuidv7(), for servers that have none, makes ids of version 7 that grow', async () => {
    await database.db.execute(sql.raw(uuidv7Function('example.our_uuid')));
    const { rows } = await database.db.execute<{ id: string; theirs: string }>(
      sql`select example.our_uuid() as id from generate_series(1, 2000)`,
    );
    const ids = rows.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(2000);
    // Up to the random part, which follows the clock's microsecond.
    const clocks = ids.map((id) => id.slice(0, 18));
    expect(clocks).toEqual([...clocks].sort());
    const made = Number.parseInt(ids[0]?.replaceAll('-', '').slice(0, 12) ?? '', 16);
    expect(Math.abs(made - Date.now())).toBeLessThan(60_000);
  });

  test('keeps what a transaction wrote, and nothing of one that threw', async () => {
    await database.transaction((tx) => tx.insert(notes).values({ body: 'kept' }));
    const failing = database.transaction(async (tx) => {
      await tx.insert(notes).values({ body: 'lost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.db.select().from(notes)).map((note) => note.body)).toEqual(['kept']);
  });

  test('says by its own code which rule was broken, also out of a transaction, and goes on', async () => {
    const [first] = await database.db.insert(notes).values({ body: 'one' }).returning();
    const again = { id: first?.id, body: 'two' };
    const broken = { cause: { code: '23505', constraint: 'notes_pkey', table: 'notes' } };
    await expect(database.db.insert(notes).values(again)).rejects.toMatchObject(broken);
    await expect(database.transaction((tx) => tx.insert(notes).values(again))).rejects.toMatchObject(broken);
    expect(await database.db.$count(notes)).toBe(1);
  });

  test('a transaction that went on after an error keeps nothing, and says so', async () => {
    const kept = database.transaction(async (tx) => {
      await tx.insert(notes).values({ body: 'before' });
      await tx.execute(sql`select 1 / 0`).catch(() => {});
      await tx.insert(notes).values({ body: 'after' });
    });
    await expect(kept).rejects.toThrow();
    expect(await database.db.$count(notes)).toBe(0);
  });

  test('JSON, times, numbers and nothing come back as what they are', async () => {
    const { rows } = await database.db.execute(
      sql`select '{"a": [1, null, "\\u00e9"]}'::jsonb as object, '"text"'::json as text, null::jsonb as nothing, 7 as number, true as yes`,
    );
    expect(rows).toEqual([{ object: { a: [1, null, 'é'] }, text: 'text', nothing: null, number: 7, yes: true }]);
  });

  test('refuses a transaction inside a transaction instead of waiting forever', async () => {
    const nested = database.transaction(() => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow('already open');
  });

  test('on the embedded engine the outer handle is refused inside a transaction instead of waiting forever', async () => {
    const misused = database.transaction(() => database.db.select().from(notes));
    if (database.kind === 'embedded') await expect(misused).rejects.toThrow();
    else expect(await misused).toEqual([]);
  });

  test('lets parallel transactions wait for each other', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `note ${index}`);
    await Promise.all(names.map((body) => database.transaction((tx) => tx.insert(notes).values({ body }))));
    expect(await database.db.$count(notes)).toBe(20);
  });

  test('runs a migration once, in parallel too, and refuses one that was changed afterwards', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(folder, copy, { recursive: true });
    await writeFile(join(copy, '0002-more.sql'), 'alter table example.notes add column colour text; select 1;');
    const runs = await Promise.all([1, 2].map(() => migrate(database, { folder: copy, schema: 'example' })));
    expect(runs.flat()).toEqual(['0002-more']);
    await writeFile(join(copy, '0002-more.sql'), 'select 2;');
    await expect(migrate(database, { folder: copy, schema: 'example' })).rejects.toThrow(MigrationChangedError);
    const ran = 'alter table example.notes add column colour text; select 1;';
    const hash = createHash('sha256').update(ran).digest('hex');
    await writeFile(join(copy, '0002-more.sql'), `-- Replaces ${hash}: it did not run everywhere.\nselect 3;`);
    expect(await migrate(database, { folder: copy, schema: 'example' })).toEqual([]);
    await rm(copy, { recursive: true });
  });

  test('leaves nothing behind when a migration fails half-way', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'migrations-'));
    await writeFile(join(copy, '0001-bad.sql'), 'create table bad.first (id int); select nonsense;');
    await expect(migrate(database, { folder: copy, schema: 'bad' })).rejects.toThrow();
    const found = await database.db.execute(sql`select 1 from pg_tables where schemaname = 'bad'`);
    expect(found.rows).toEqual([]);
    await rm(copy, { recursive: true });
  });
});

test('bytes come back as they were stored, each of them', async () => {
  const database = await openTestDatabase({ migrations: [] });
  const all = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
  const within = all.subarray(100, 400);
  const { rows } = await database.db.execute<{ bytes: Uint8Array }>(sql`select ${within}::bytea as bytes`);
  expect([...(rows[0]?.bytes ?? [])]).toEqual([...within]);
  await database.close();
});

test('a server that is too old is refused with both versions', () => {
  expect(() => refuseOldVersion('14.12 (Debian 14.12-1)')).toThrow(
    'PostgreSQL 15 or newer is required. The server at DATABASE_URL is 14.12 (Debian 14.12-1).',
  );
  for (const version of ['15.0', '16.4', '18beta1']) expect(() => refuseOldVersion(version)).not.toThrow();
});
