import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { keepLogShort } from '../src/keep-log-short.ts';
import { dumpTestDatabase } from './dump-test-database.ts';

const toReplay = async (pglite: PGlite) => {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return rows[0]?.bytes ?? 0;
};

test('the embedded engine makes checkpoints while it runs, so that a crash leaves little to replay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-log-'));
  const loadDataDir = new Blob([await dumpTestDatabase()]);
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir });
  await pglite.exec('create table ballast (text text)');
  await pglite.exec('insert into ballast select repeat(md5(n::text), 100) from generate_series(1, 1000) n');
  const written = await toReplay(pglite);
  expect(written).toBeGreaterThan(100_000);
  const stop = keepLogShort(pglite, { enoughBytes: 100_000, everyMs: 20 });
  await expect.poll(() => toReplay(pglite)).toBeLessThan(written / 10);
  stop();
  await pglite.close();
  await rm(dataDir, { recursive: true });
});
