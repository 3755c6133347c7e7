import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { authMigrations, createAuth } from '@shortlist/auth';
import {
  type Database,
  knownMigrations,
  loadTables,
  type Migrations,
  migrate,
  migrateWithin,
  openDatabase,
  type Transaction,
} from '@shortlist/database';
import { mailMigrations } from '@shortlist/mail';
import { sql } from 'drizzle-orm';
import { nameAddresses } from '../db/trials-had.ts';
import { type Jobs, openJobs } from '../jobs/open-jobs.ts';
import { placeInQueue } from '../jobs/place-in-queue.ts';
import { forgetPerson } from '../people/forget-person.ts';
import { productMigrations } from '../product-migrations.ts';
import type { Settings } from '../settings.ts';
import { type MasterKey, WrongMasterKeyError } from '../vault/master-keys.ts';
import { openVault } from '../vault/open-vault.ts';
import { backupSchemas } from './back-up.ts';
import { type Header, readBackup } from './backup-file.ts';
import type { Deletion, Deletions } from './deletions.ts';

/** A deletion is noted before its transaction ends: a backup that was begun between the two still holds the person. */
const noticeMs = 120_000;

/** The restore was refused, and nothing was changed; the message says what to do. */
export class RefusedRestoreError extends Error {
  override name = 'RefusedRestoreError';
}

export type Restored = { rows: number; deletedAgain: number; queuedAgain: number };

/**
 * Puts a backup in the place of the database: only where there is none with people in it, unless `replace` says so. Everybody signs in anew. Deletes again
 * whom the ledger says was deleted since, and queues again what was not finished. Throws `WrongMasterKeyError` where the key that the backup was
 * encrypted with is not given, `UnsignedBackupError` unless `unsigned` takes such a one, `BrokenBackupError` and `RefusedRestoreError`; the database is untouched then.
 */
export async function restore(
  settings: Settings,
  file: string,
  deletions: Deletions | undefined,
  { replace = false, unsigned = false } = {},
): Promise<Restored> {
  const backup: Backup = { file, signers: unsigned ? undefined : settings.masterKeys };
  const header = await checkBackup(settings, backup);
  const place = join(settings.dataDir, 'database');
  const draft = `${place}.restore`;
  if (!settings.databaseUrl) {
    await refuseEmbedded(place, replace);
    await rm(draft, { recursive: true, force: true });
  }
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.databaseUrl ? undefined : draft });
  let restored: Restored;
  try {
    if (settings.databaseUrl) await refuseFull(database, replace);
    const rows = await (settings.databaseUrl ? fillServer : fillDraft)(database, settings, backup, header);
    restored = { rows, ...(await finish(database, settings, header, deletions)) };
  } finally {
    await database.close();
  }
  if (!settings.databaseUrl) {
    await rm(`${place}.old`, { recursive: true, force: true });
    if (await exists(place)) await rename(place, `${place}.old`);
    await rename(draft, place);
    await rm(`${place}.old`, { recursive: true, force: true });
  }
  return restored;
}

/** A file, and the keys of which one has to have signed it; none where the operator takes one that is not signed. */
type Backup = { file: string; signers: MasterKey[] | undefined };

/** Reads the whole of a backup before anything is touched. */
async function checkBackup({ masterKeys }: Settings, { file, signers }: Backup): Promise<Header> {
  const { header } = await readBackup(file);
  const known = new Set(masterKeys.map(({ id }) => id));
  if (header.masters.some((id) => !known.has(id))) throw new WrongMasterKeyError(file);
  for (const each of allMigrations()) {
    const names = new Set(await knownMigrations(each));
    if (header.migrations[each.schema]?.some((name) => !names.has(name)))
      throw new RefusedRestoreError(
        `${file} was made by a newer version of Shortlist. Install that version, then restore the backup.`,
      );
  }
  for await (const _ of (await readBackup(file, signers)).lines);
  return header;
}

const allMigrations = (): Migrations[] => [mailMigrations, authMigrations, productMigrations];

/** Fills the empty database of a draft; the one before stays where it is until that is done. */
async function fillDraft(database: Database, settings: Settings, backup: Backup, header: Header): Promise<number> {
  // First as it was when the backup was made; what came later is run over its rows.
  for (const each of allMigrations()) await migrate(database, { ...each, only: header.migrations[each.schema] ?? [] });
  const rows = await database.transaction((tx) => load(tx, backup));
  for (const each of allMigrations()) await migrate(database, each);
  await database.transaction((tx) => endSessions(tx, database, settings));
  return rows;
}

/** Puts the backup in the place of a server's database, in one transaction: where it fails, all is as it was. */
function fillServer(database: Database, settings: Settings, backup: Backup, header: Header): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const schema of [...backupSchemas, 'jobs'])
      await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
    await tx.execute(sql`create schema public`);
    for (const each of allMigrations())
      await migrateWithin(tx, { ...each, only: header.migrations[each.schema] ?? [] });
    const rows = await load(tx, backup);
    for (const each of allMigrations()) await migrateWithin(tx, each);
    await endSessions(tx, database, settings);
    return rows;
  });
}

/** Checked once more while it is read: the file may be another by now. */
async function load(tx: Transaction, { file, signers }: Backup): Promise<number> {
  let rows = 0;
  const loader = await loadTables(tx, backupSchemas);
  for await (const dumped of (await readBackup(file, signers)).lines) {
    await loader.load(dumped);
    if ('rows' in dumped) rows += dumped.rows.length;
  }
  await loader.end();
  return rows;
}

/** A session that was ended since, and a link that was used, would be good again. */
async function endSessions(tx: Transaction, database: Database, settings: Settings): Promise<void> {
  await createAuth({ database, settings: settings.auth }).endAll(tx);
}

/** Deletes again who was deleted since, and queues again what was not finished. */
async function finish(
  database: Database,
  settings: Settings,
  header: Header,
  deletions: Deletions | undefined,
): Promise<Omit<Restored, 'rows'>> {
  await openVault(database, settings.masterKeys);
  const since = await (deletions?.listSince(new Date(Date.parse(header.madeAt) - noticeMs)) ?? []);
  // The queues are made first: a deletion looks into them too.
  const jobs = await openJobs(database, { onError: () => {}, onWorked: () => {} });
  try {
    const deletedAgain = await deleteAgain(database, settings, since);
    return { deletedAgain, queuedAgain: await queueAgain(database, jobs) };
  } finally {
    await jobs.close();
  }
}

/** Deletes the accounts that were deleted after the backup was made. */
async function deleteAgain(database: Database, settings: Settings, since: Deletion[]): Promise<number> {
  const nameAddress = nameAddresses(settings.auth.secret);
  const forget = (tx: Parameters<typeof forgetPerson>[0], id: string) => forgetPerson(tx, id, nameAddress);
  const auth = createAuth({ database, settings: settings.auth, forget: async (tx, id) => void (await forget(tx, id)) });
  let deleted = 0;
  for (const { id, at } of since) {
    // Whoever came back after the deletion stays.
    const { rows } = await database.db.execute(sql`select from (
      select id, created_at from users union all select id, created_at from auth.users) known
      where id = ${id}::uuid and created_at <= ${at.toISOString()}::timestamptz`);
    if (rows.length === 0) continue;
    await database.transaction(async (tx) => {
      await forget(tx, id);
      const { rows: signIns } = await tx.execute(sql`select 1 from auth.users where id = ${id}::uuid`);
      if (signIns.length > 0) await auth.deleteUser(tx, id);
    });
    deleted += 1;
  }
  if (deleted > 0 && database.kind === 'embedded') await database.engine.tidy();
  return deleted;
}

/** Puts unfinished work into the queues again. */
async function queueAgain(database: Database, jobs: Jobs): Promise<number> {
  const { rows } = await database.db.execute<{
    id: string;
    person: string;
    queue: 'optimization' | 'rewording';
    submitted: Date;
  }>(sql`
    select id, user_id as person, 'optimization' as queue, created_at as submitted from optimizations where state in ('waiting', 'working')
    union all select id, user_id, 'rewording', created_at from optimizations where state = 'done' and rewording is not null
    order by submitted`);
  for (const { id, person, queue, submitted } of rows) {
    const priority = placeInQueue({ plan: 'FREE', open: 0 }, new Date(submitted).getTime());
    await database.transaction((tx) => jobs.enqueue(tx, queue, id, { group: person, priority }));
  }
  return rows.length;
}

async function refuseEmbedded(place: string, replace: boolean): Promise<void> {
  if (!(await exists(place))) return;
  // Opening it also refuses where a server runs on it.
  const database = await openDatabase({ dataDir: place });
  try {
    await refuseFull(database, replace);
  } finally {
    await database.close();
  }
}

async function refuseFull({ db }: Database, replace: boolean): Promise<void> {
  const { rows } = await db.execute<{ found: string | null }>(sql`select to_regclass('public.users')::text as found`);
  if (replace || !rows[0]?.found) return;
  const { rows: people } = await db.execute(sql`select 1 from users limit 1`);
  if (people.length > 0)
    throw new RefusedRestoreError(
      'This database already has people in it. To replace them with the backup, add --replace.',
    );
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
