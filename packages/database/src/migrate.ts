import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from './database.ts';
import { makeUuidv7 } from './server-version.ts';

export interface Migrations {
  /** Directory with the SQL files, named `0001-what-it-does.sql`; they run in the order of their names. */
  folder: string;
  /** Database schema that the files fill; made when absent, and holds the ledger table `migrations`. */
  schema: string;
  /** Runs these alone, where a database is brought to an older state: one that a backup was made of. */
  only?: string[] | undefined;
}

/**
 * A migration that already ran has another text now. Write a new file instead of changing an old one; one that cannot run somewhere names the text that it
 * replaces, and a new file brings what has changed to where that ran.
 */
export class MigrationChangedError extends Error {
  override name = 'MigrationChangedError';
}

interface Step {
  name: string;
  text: string;
  hash: string;
  /** Hashes of earlier texts that did the same where they ran: `-- Replaces HASH: why`. */
  replaces: string[];
}

type Done = { name: string; hash: string };

interface Connection {
  /** Runs a text of many statements. */
  run(text: string): Promise<unknown>;
  rows(text: string, values: string[]): Promise<Done[]>;
}

/**
 * Brings a schema up to date: runs the files that have not run yet, all in one transaction, and returns their names.
 * Processes that start together wait for each other. Throws `MigrationChangedError`, or the error of a bad statement.
 */
export async function migrate(database: Database, { folder, schema, only }: Migrations): Promise<string[]> {
  const steps = chosenSteps(await readSteps(folder), schema, only);
  return withConnection(database, (connection) => runSteps(connection, schema, steps));
}

/** The same in a transaction of the caller's, on a PostgreSQL server: what else is done in it is kept with the schema, or neither is. */
export async function migrateWithin(tx: Executor, { folder, schema, only }: Migrations): Promise<string[]> {
  const steps = chosenSteps(await readSteps(folder), schema, only);
  const run = (text: string) => tx.execute<{ version: string; found: boolean }>(sql.raw(text));
  await makeUuidv7({ query: run });
  return runSteps(
    { run, rows: async (text, values) => (await tx.execute<Done>(fill(text, values))).rows },
    schema,
    steps,
  );
}

/** A statement with its values in the places of `$1`, `$2`. */
function fill(text: string, values: string[]): SQL {
  const parts = text.split(/\$\d/).map((part) => sql.raw(part));
  return sql.join(parts.flatMap((part, at) => (at < values.length ? [part, sql`${values[at]}`] : [part])));
}

/** The names of all migrations of a folder, whether they have run or not. */
export async function knownMigrations({ folder }: Pick<Migrations, 'folder'>): Promise<string[]> {
  return (await readSteps(folder)).map(({ name }) => name);
}

function chosenSteps(steps: Step[], schema: string, only: string[] | undefined): Step[] {
  if (!/^[a-z_]{1,40}$/.test(schema)) throw new Error(`Not a schema name: ${schema}`);
  return steps.filter(({ name }) => only?.includes(name) ?? true);
}

async function readSteps(folder: string): Promise<Step[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const replaces = [...text.matchAll(/^-- Replaces ([0-9a-f]{64}): /gm)].map(([, hash = '']) => hash);
      return { name: file.slice(0, -4), text, hash: createHash('sha256').update(text).digest('hex'), replaces };
    }),
  );
}

async function runSteps(connection: Connection, schema: string, steps: Step[]): Promise<string[]> {
  await connection.run(`create schema if not exists "${schema}";
    create table if not exists "${schema}".migrations
      (name text primary key, hash text not null, applied_at timestamptz not null default now());`);
  const done = new Map<string, string>();
  for (const row of await connection.rows(`select name, hash from "${schema}".migrations`, []))
    done.set(row.name, row.hash);
  const ran: string[] = [];
  for (const step of steps) {
    const before = done.get(step.name);
    if (before !== undefined && before !== step.hash && !step.replaces.includes(before)) {
      throw new MigrationChangedError(`Migration ${step.name} of schema ${schema} was changed after it ran.`);
    }
    if (before !== undefined) continue;
    await connection.run(step.text);
    await connection.rows(`insert into "${schema}".migrations (name, hash) values ($1, $2)`, [step.name, step.hash]);
    ran.push(step.name);
  }
  return ran;
}

async function withConnection<T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') {
    return database.engine.transaction((tx) =>
      work({
        run: (text) => tx.exec(text),
        rows: async (text, values) => (await tx.query<Done>(text, values)).rows,
      }),
    );
  }
  const client = await database.pool.connect();
  try {
    await client.query('reset role');
    await client.query('begin');
    // Filling a new column of a large table, or waiting for a rival that does, may take its time.
    await client.query('set local statement_timeout = 0');
    await client.query("set local shortlist.person = 'everyone'");
    // One number for all schemas: a migration may refer to another schema's tables.
    await client.query('select pg_advisory_xact_lock(7246311)');
    await makeUuidv7(client);
    const result = await work({
      run: (text) => client.query(text),
      rows: async (text, values) => (await client.query<{ name: string; hash: string }>(text, values)).rows,
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // The next connection takes its role again.
    client.release(true);
  }
}
