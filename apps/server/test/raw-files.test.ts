import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductDatabase } from '../src/open-services.ts';
import { readSettings } from '../src/settings.ts';
import { callApp } from './call-app.ts';
import { fillAccount, marker } from './fill-account.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';

// By name on the embedded engine (engine: 'embedded'): only that has files of ours.
let folder: string;
let opened: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raw-files-'));
  const settings = readSettings({ DATA_DIR: join(folder, 'data') }, 'a-secret-for-tests-of-32-characters');
  const environment = { SMTP_URL: 'smtp://127.0.0.1:1' };
  opened = await openTestApp(environment, await openProductDatabase(settings));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

/** Files of the installation in which a word stands as it is. */
async function filesWith(word: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const found = names.map(async (name) => {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    return bytes?.toString('latin1').toLowerCase().includes(word.toLowerCase()) ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Which file holds each table: another one once it was written anew. */
async function filesOfTables(): Promise<Record<string, string>> {
  const { rows } = await opened.database.db.execute<{ table: string; file: string }>(
    sql`select relname as table, relfilenode::text as file from pg_class where relnamespace = 'public'::regnamespace`,
  );
  return Object.fromEntries(rows.map(({ table, file }) => [table, file]));
}

test('once an account is deleted, no file of the data folder holds a word of it', async () => {
  const { headers } = await fillAccount(opened);
  const before = await filesOfTables();
  expect((await filesWith(marker)).length).toBeGreaterThan(0);
  const proof = { password: `a long password of ${marker}` };
  expect((await callApp(() => opened)(headers, 'DELETE', '/api/account', proof)).status).toBe(204);
  await expect.poll(() => filesWith(marker)).toEqual([]);
  // What only the person's key opens is not worth that everybody waits: it is swept in time.
  const after = await filesOfTables();
  expect(after.documents).toBe(before.documents);
  expect(after.users).not.toBe(before.users);
  expect(after.data_keys).not.toBe(before.data_keys);
});
