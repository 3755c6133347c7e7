import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Executor } from '../src/index.ts';
import { openEmbedded } from '../src/open-embedded.ts';
import { dumpTestDatabase } from './dump-test-database.ts';

/** As the product opens it: a test database may be one that a test before has used. */
const openEngineItself = async () => openEmbedded({ snapshot: await dumpTestDatabase() });

let database: Extract<Database, { kind: 'embedded' }>;
beforeAll(async () => {
  const opened = await openEngineItself();
  if (opened.kind === 'embedded') database = opened;
});
afterAll(() => database.close());

test('a long statement of the embedded engine does not hold up the process', async () => {
  let beats = 0;
  const pulse = setInterval(() => beats++, 5);
  await database.db.execute(sql`select count(md5(n::text)) from generate_series(1, 400000) n`);
  clearInterval(pulse);
  expect(beats).toBeGreaterThan(5);
});

test('a listener hears what was announced when its transaction is kept, and nothing of one that was not', async () => {
  const heard: string[] = [];
  const stop = await database.engine.listen('news', (payload) => heard.push(payload));
  const announce = (text: string) => (tx: Executor) => tx.execute(sql`select pg_notify('news', ${text})`);
  await database.transaction(announce('kept'));
  await database
    .transaction(async (tx) => {
      await announce('lost')(tx);
      throw new Error('no');
    })
    .catch(() => {});
  await expect.poll(() => heard).toEqual(['kept']);
  await stop();
  await announce('unheard')(database.db);
  await wait(50);
  expect(heard).toEqual(['kept']);
});

test('a statement that comes after the end of its transaction is refused', async () => {
  let late: Executor | undefined;
  await database.transaction(async (tx) => {
    late = tx;
  });
  await expect(late?.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: 'The transaction is closed.' },
  });
});

test('statements of others wait until a transaction has ended, and see all of it', async () => {
  await database.db.execute(sql`create table steps (n int)`);
  const both = database.transaction(async (tx) => {
    await tx.execute(sql`insert into steps values (1)`);
    await wait(30);
    await tx.execute(sql`insert into steps values (2)`);
  });
  await wait(5);
  expect((await database.db.execute(sql`select count(*)::int as n from steps`)).rows).toEqual([{ n: 2 }]);
  await both;
});

test('callers take turns: whoever sends much waits behind their own statements, and nobody else does', async () => {
  const callers = new AsyncLocalStorage<string>();
  const shared = await openEmbedded({ caller: () => callers.getStore() ?? 'greedy' });
  const done: string[] = [];
  const note = () => done.push('');
  const own = Array.from({ length: 40 }, (_, at) =>
    at % 4 === 0
      ? shared.transaction((tx) => tx.execute(sql`select 1`)).then(note)
      : shared.db.execute(sql`select 1`).then(note),
  );
  await callers.run('other', async () => shared.db.execute(sql`select 1`));
  expect(done.length).toBeLessThan(5);
  await Promise.all(own);
  await shared.close();
});

test('after it was closed a database refuses, and closing it again does nothing', async () => {
  const other = await openEngineItself();
  await Promise.all([other.close(), other.close()]);
  await expect(other.db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: 'The database is closed.' },
  });
  await expect(other.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
});
