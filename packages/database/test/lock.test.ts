import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DatabaseInUseError, lockDataDir, openDatabase } from '../src/index.ts';
import { openEmbedded } from '../src/open-embedded.ts';
import { dumpTestDatabase } from './dump-test-database.ts';

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a directory held by a living process is refused; after kill -9 it opens again with every row', async () => {
  const made = await openEmbedded({ dataDir, snapshot: await dumpTestDatabase() });
  await made.close();
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'hold-database.ts'), dataDir]);
  await once(holder.stdout, 'data');
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseInUseError);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const database = await openDatabase({ dataDir });
  expect((await database.db.execute(sql`select * from kept`)).rows).toHaveLength(1);
  await database.close();
  await expect(readFile(`${dataDir}.lock`)).rejects.toThrow('ENOENT');
});

test('this process itself cannot take a directory twice', async () => {
  const lock = await lockDataDir(dataDir);
  await expect(lockDataDir(dataDir)).rejects.toThrow(DatabaseInUseError);
  await lock.release();
  await (await lockDataDir(dataDir)).release();
});

test('a take-over leaves nothing but the lock, and its release nothing at all', async () => {
  await writeFile(`${dataDir}.lock`, JSON.stringify({ pid: 999_999_999, host: hostname(), token: 'dead' }));
  const lock = await lockDataDir(dataDir);
  await expect(readFile(`${dataDir}.lock.takeover`)).rejects.toThrow('ENOENT');
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test('of many that find a dead lock at once exactly one takes it over', async () => {
  await writeFile(`${dataDir}.lock`, JSON.stringify({ pid: 999_999_999, host: hostname(), token: 'dead' }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
  const held = tries.filter((each) => each.status === 'fulfilled');
  expect(held).toHaveLength(1);
  await held[0]?.value.release();
});

test('a lock with a reused process id, a broken lock and a silent lock of another host are taken over', async () => {
  const dead = [
    JSON.stringify({ pid: 1, host: hostname(), start: 'another-boot:1', token: 'a' }),
    'not json',
    JSON.stringify({ pid: process.pid, host: hostname(), token: 'from before a restart with the same id' }),
  ];
  for (const text of dead) {
    await writeFile(`${dataDir}.lock`, text);
    await (await lockDataDir(dataDir)).release();
  }
  await writeFile(`${dataDir}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere', token: 'b' }));
  await expect(lockDataDir(dataDir)).rejects.toThrow(DatabaseInUseError);
});
