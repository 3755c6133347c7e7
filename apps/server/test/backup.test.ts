import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Dumped, openDatabase } from '@shortlist/database';
import { startTestPostgres, type TestPostgres } from '@shortlist/database/testing';
import { newDraft } from '@shortlist/schema';
import { tellError } from '@shortlist/schema/log';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../src/backup/back-up.ts';
import { BrokenBackupError, readBackup, UnsignedBackupError, writeBackup } from '../src/backup/backup-file.ts';
import { askForBackup } from '../src/backup/control.ts';
import { openDeletions } from '../src/backup/deletions.ts';
import { RefusedRestoreError, restore } from '../src/backup/restore.ts';
import { openProductDatabase } from '../src/open-services.ts';
import { readSettings } from '../src/settings.ts';
import { readMasterKeys, WrongMasterKeyError } from '../src/vault/master-keys.ts';
import { callApp } from './call-app.ts';
import { type FullAccount, fillAccount, marker } from './fill-account.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

// Both engines by name, as engine: 'embedded' and as a server: nothing is to be said twice.

const dataKey = Buffer.alloc(32, 7).toString('base64');
let folder: string;
let server: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  server = await startTestPostgres();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const secret = 'a-secret-for-tests-of-32-characters';
const [masterKey] = readMasterKeys(dataKey);
const read = (env: Record<string, string>) => readSettings({ DATA_KEY: dataKey, ...env }, secret);

/** All rows of a backup, by table and in one order. */
async function rowsOf(file: string): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for await (const dumped of (await readBackup(file)).lines) add(rows, dumped);
  for (const each of Object.values(rows)) each.sort();
  return rows;
}

function add(rows: Record<string, string[]>, dumped: Dumped): void {
  const [name, more] = 'rows' in dumped ? [dumped.table, dumped.rows] : [dumped.sequence, [dumped.value]];
  rows[name] = [...(rows[name] ?? []), ...more];
}

/** What opens an account without its password: it is in the backup, and nowhere after a restore. */
const opening = ['auth.sessions', 'auth.amr_claims', 'auth.one_time_tokens', 'auth.flow_states', 'auth.mfa_challenges'];

/** A new, empty database of the server. */
async function makeServerDatabase(): Promise<string> {
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  const admin = await openDatabase({ url: server.url });
  await admin.db.execute(sql`create database ${sql.identifier(name)}`);
  await admin.close();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

describe.each(['embedded', 'postgres'] as const)('a backup on the %s engine', (engine) => {
  let env: Record<string, string>;
  let opened: TestApp;
  let account: FullAccount;
  let other: { headers: Record<string, string>; email: string; resumeId: string };
  let file: string;
  const start = async () => {
    const settings = read(env);
    opened = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', ...env }, await openProductDatabase(settings));
  };
  const call = callApp(() => opened);

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(folder, engine));
    env = { DATA_DIR: dataDir, DELETIONS_FILE: `${dataDir}.deletions` };
    if (engine === 'postgres') env.DATABASE_URL = await makeServerDatabase();
    file = join(folder, `${engine}.backup`);
    await start();
    account = await fillAccount(opened);
    const headers = await signUp(opened);
    const draft = newDraft('modern-professional', { name: 'Who Stays' });
    const { id } = await (await call(headers, 'POST', '/api/resumes', { title: 'Stays', draft })).json();
    const { email } = await (await call(headers, 'GET', '/api/account')).json();
    other = { headers, email, resumeId: id };
  });
  afterAll(() => opened.close());

  test('is made while people save, is whole, for its owner only, and holds no key and no encrypted text', async () => {
    let isRunning = true;
    let saves = 0;
    const save = async () => {
      for (let base = 1; isRunning; base++) {
        const draft = newDraft('modern-professional', { name: `Who Stays ${base}` });
        const answer = await call(other.headers, 'PUT', `/api/resumes/${other.resumeId}`, { base, draft });
        expect(answer.status).toBe(200);
        saves += 1;
      }
    };
    const saving = save();
    await expect.poll(() => saves).toBeGreaterThan(2);
    const made =
      engine === 'embedded' ? askForBackup(env.DATA_DIR ?? '', file) : backUp(opened.database, file, masterKey);
    expect(await made).toBeGreaterThan(50);
    isRunning = false;
    await saving;
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = gunzipSync(await readFile(file)).toString();
    for (const secretText of [dataKey, secret, `I wrote of ${marker} myself`]) expect(text).not.toContain(secretText);
    expect(text).toContain(account.email);
  });

  test('is restored row for row, on either engine', async () => {
    for (const target of ['embedded', 'postgres']) {
      const dataDir = await mkdtemp(join(folder, 'copy'));
      const place = {
        DATA_DIR: dataDir,
        ...(target === 'postgres' ? { DATABASE_URL: await makeServerDatabase() } : {}),
      };
      const restored = await restore(read(place), file, undefined);
      expect(restored).toMatchObject({ deletedAgain: 0, queuedAgain: 0 });
      const copy = await openProductDatabase(read(place));
      await backUp(copy, `${file}.again`);
      await copy.close();
      const before = await rowsOf(file);
      expect(before['auth.sessions']?.length).toBeGreaterThan(0);
      for (const table of opening) delete before[table];
      expect(await rowsOf(`${file}.again`)).toEqual(before);
    }
  });

  test('is refused with another key, where people are, or damaged; the database is as it was', async () => {
    expect(
      (await call(account.headers, 'DELETE', '/api/account', { password: `a long password of ${marker}` })).status,
    ).toBe(204);
    await opened.close();
    const ledger = openDeletions(env.DELETIONS_FILE ?? '');
    const wrong = read({ ...env, DATA_KEY: randomBytes(32).toString('base64') });
    await expect(restore(wrong, file, ledger, { replace: true })).rejects.toThrow(WrongMasterKeyError);
    await expect(restore(read(env), file, ledger)).rejects.toThrow(RefusedRestoreError);
    const cut = `${file}.cut`;
    await writeFile(cut, (await readFile(file)).subarray(0, 20_000));
    await expect(restore(read(env), cut, ledger, { replace: true })).rejects.toThrow(BrokenBackupError);
    await copyFile(import.meta.filename, cut);
    await expect(restore(read(env), cut, ledger, { replace: true })).rejects.toThrow(BrokenBackupError);
    const { header, lines } = await readBackup(file);
    const migrations = { ...header.migrations, public: [...(header.migrations.public ?? []), '9999-of-later'] };
    await writeBackup(cut, { ...header, migrations }, async (write) => {
      for await (const dumped of lines) await write(dumped);
    });
    await expect(restore(read(env), cut, ledger, { replace: true })).rejects.toThrow('newer version');
    // Whole to read, and refused by the database half-way.
    const twice = await readBackup(file);
    const doubled = async (write: (dumped: Dumped) => Promise<void>) => {
      for await (const dumped of twice.lines) {
        await write(dumped);
        if ('rows' in dumped && dumped.table === 'public.users') await write(dumped);
      }
    };
    await writeBackup(cut, twice.header, doubled, masterKey);
    const refused = await restore(read(env), cut, ledger, { replace: true }).catch(tellError);
    expect(refused).toBe('The database refused a statement (23505, table users, rule users_pkey).');
    await start();
    expect((await call(other.headers, 'GET', `/api/resumes/${other.resumeId}`)).status).toBe(200);
  });

  test('is refused where somebody without the key changed it, took its signature off or made another, unless the operator takes it as it is', async () => {
    const dataDir = await mkdtemp(join(folder, 'planted'));
    const place = { DATA_DIR: dataDir };
    const planted = `${file}.planted`;
    const plant = async (change: (lines: string[]) => string[]) => {
      const lines = gunzipSync(await readFile(file))
        .toString()
        .trimEnd()
        .split('\n');
      await writeFile(planted, gzipSync(`${change(lines).join('\n')}\n`));
    };
    const swap = (lines: string[]) => lines.map((line) => line.replaceAll(other.email, 'mallory@example.com'));
    const unsign = (lines: string[]) => lines.map((line) => line.replace(/,"sign(?:edBy|ature)":"[^"]*"/, ''));
    const foreign = { id: 'another', key: randomBytes(32) };
    const own = await readBackup(file);
    for (const make of [
      () => plant(swap),
      () => plant((lines) => unsign(swap(lines))),
      () =>
        writeBackup(
          planted,
          own.header,
          async (write) => {
            for await (const dumped of own.lines) await write(dumped);
          },
          foreign,
        ),
    ]) {
      await make();
      await expect(restore(read(place), planted, undefined)).rejects.toThrow(UnsignedBackupError);
      expect(await readdir(dataDir)).toEqual([]);
    }
    expect((await restore(read(place), planted, undefined, { unsigned: true })).rows).toBeGreaterThan(50);
  });

  test('brings everybody back but who was deleted since: no table and no file of the data folder holds a word of them', async () => {
    await opened.close();
    // A deletion is noted before its transaction ends: this one ended after the backup had begun.
    const { header } = await readBackup(file);
    const at = new Date(Date.parse(header.madeAt) - 1000).toISOString();
    await writeFile(env.DELETIONS_FILE ?? '', `${JSON.stringify({ at, id: account.id, state: 'deleted' })}\n`);
    const ledger = openDeletions(env.DELETIONS_FILE ?? '');
    expect(await restore(read(env), file, ledger, { replace: true })).toMatchObject({ deletedAgain: 1 });
    const again = `${file}.after`;
    await start();
    await backUp(opened.database, again);
    const text = gunzipSync(await readFile(again))
      .toString()
      .toLowerCase();
    for (const word of [marker.toLowerCase(), account.email, account.resumeId, account.optimizationId])
      expect(text).not.toContain(word);
    expect((await call(other.headers, 'GET', `/api/resumes/${other.resumeId}`)).status).toBe(401);
    const signIn = { email: other.email, password: 'correct horse battery staple' };
    const session = await (await call({}, 'POST', '/auth/v1/token?grant_type=password', signIn)).json();
    const headers = { Authorization: `Bearer ${session.access_token}` };
    const resume = await (await call(headers, 'GET', `/api/resumes/${other.resumeId}`)).json();
    expect(resume.draft.userInfo.name).toMatch(/^Who Stays/);
    for (const name of await readdir(env.DATA_DIR ?? '', { recursive: true })) {
      const bytes = await readFile(join(env.DATA_DIR ?? '', name)).catch(() => Buffer.alloc(0));
      expect([name, bytes.includes(marker)]).toEqual([name, false]);
    }
  });
});
