import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, MigrationChangedError, migrate } from '../src/index.ts';
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

  test('keeps what a transaction wrote, and nothing of one that threw', async () => {
    await database.transaction((tx) => tx.insert(notes).values({ body: 'kept' }));
    const failing = database.transaction(async (tx) => {
      await tx.insert(notes).values({ body: 'lost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await database.db.select().from(notes)).map((note) => note.body)).toEqual(['kept']);
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
