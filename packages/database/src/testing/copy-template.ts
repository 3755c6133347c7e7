import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database.ts';
import { type Migrations, migrate } from '../migrate.ts';
import { openPostgres } from '../open-postgres.ts';
import { hashMigrations } from './hash-migrations.ts';

/** Opens a new database on a PostgreSQL server, copied from a migrated template there; dropped when it is closed. */
export async function copyTemplate(url: string, migrations: Migrations[]): Promise<Database> {
  const template = `shortlist_template_${await hashMigrations(migrations)}`;
  const name = `shortlist_test_${randomUUID().replaceAll('-', '')}`;
  await withAdmin(url, async (admin) => {
    // Copying needs a template that nobody is connected to: one maker or copier at a time.
    await admin.query('select pg_advisory_lock(7246312)');
    const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rows.length === 0) await makeTemplate(admin, url, template, migrations);
    await admin.query(`create database "${name}" template "${template}"`);
  });
  const database = await openPostgres(named(url, name));
  const close = async () => {
    await database.close();
    await withAdmin(url, (admin) => admin.query(`drop database if exists "${name}" with (force)`));
  };
  return { ...database, close };
}

async function makeTemplate(admin: Client, url: string, template: string, migrations: Migrations[]) {
  const draft = `${template}_draft`;
  await admin.query(`drop database if exists "${draft}"`);
  await admin.query(`create database "${draft}"`);
  const database = await openPostgres(named(url, draft), 1);
  try {
    for (const each of migrations) await migrate(database, each);
  } finally {
    await database.close();
  }
  await admin.query(`alter database "${draft}" rename to "${template}"`);
}

async function withAdmin(url: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function named(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
