import { type Database, dumpTables, listMigrations } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import type { MasterKey } from '../vault/master-keys.ts';
import { type Header, writeBackup } from './backup-file.ts';

/** What a backup holds. The job queues are no part of it: what is not finished is queued again after a restore. */
export const backupSchemas = ['mail', 'auth', 'public'];

/** Backs the whole database up into a file, as it stands at one moment, signed with a master key where there is one. Answers with how many rows there are. */
export async function backUp(database: Database, file: string, key?: MasterKey): Promise<number> {
  const migrations: Header['migrations'] = {};
  for (const schema of backupSchemas) migrations[schema] = await listMigrations(database.db, schema);
  const { rows } = await database.db.execute<{ master: string }>(sql`select distinct master from data_keys`);
  const header: Header = {
    shortlist: 'backup',
    version: 1,
    madeAt: new Date().toISOString(),
    migrations,
    masters: rows.map(({ master }) => master),
  };
  return writeBackup(file, header, (write) => dumpTables(database, backupSchemas, write), key);
}
