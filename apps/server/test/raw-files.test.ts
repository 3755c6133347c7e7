import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('once an account is deleted, no file of the data folder holds a word of it', async () => {
  const { headers } = await fillAccount(opened);
  expect((await filesWith(marker)).length).toBeGreaterThan(0);
  const proof = { password: `a long password of ${marker}` };
  expect((await callApp(() => opened)(headers, 'DELETE', '/api/account', proof)).status).toBe(204);
  await expect.poll(() => filesWith(marker)).toEqual([]);
});
