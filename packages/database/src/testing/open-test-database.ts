import type { Database } from '../database.ts';
import type { Migrations } from '../migrate.ts';
import { copyTemplate } from './copy-template.ts';
import { openSnapshot } from './open-snapshot.ts';
import { startTestPostgres, type TestPostgres } from './start-test-postgres.ts';

export type TestEngine = 'embedded' | 'postgres';

export interface TestDatabaseOptions {
  /** Schemas to bring up, in order. */
  migrations: Migrations[];
  /** Default: `TEST_ENGINE` of the environment, else embedded. */
  engine?: TestEngine | undefined;
  /** Who a statement is sent for, as `openDatabase` takes it. */
  caller?: (() => string) | undefined;
}

/** The engine that this test run uses: `TEST_ENGINE=postgres` asks for a real server. */
export function testEngine(): TestEngine {
  return process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';
}

let server: Promise<TestPostgres> | undefined;

/**
 * Opens a fresh, migrated, empty database for tests. Embedded: a copy in memory of one snapshot. PostgreSQL: a copy of
 * one template database on the server of `TEST_DATABASE_URL`, else on one started for this run; dropped at close.
 */
export async function openTestDatabase({ migrations, engine, caller }: TestDatabaseOptions): Promise<Database> {
  if ((engine ?? testEngine()) === 'embedded') return openSnapshot(migrations, caller);
  server ??= startTestPostgres();
  return copyTemplate((await server).url, migrations);
}
