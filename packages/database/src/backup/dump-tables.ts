import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../database.ts';
import { listTables } from './list-tables.ts';

/** Rows that are read at once: a file of 10 MB is 20 MB as text. */
const atOnce = 20;

/** Rows of a table, each as the text of a JSON object; or the last value of a sequence. */
export type Dumped = { table: string; rows: string[] } | { sequence: string; value: string };

/**
 * Hands every row of some schemas to `write`, as they stand at one moment. A PostgreSQL server works on meanwhile; the embedded engine
 * has one connection, so that others wait until it is read.
 */
export async function dumpTables(
  database: Database,
  schemas: string[],
  write: (dumped: Dumped) => Promise<void>,
): Promise<void> {
  const work = async (tx: Executor) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const { name } of await listTables(tx, schemas)) {
      await tx.execute(sql.raw(`declare dumped no scroll cursor for select to_jsonb(t)::text as row from ${name} t`));
      for (;;) {
        const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${atOnce} from dumped`));
        if (rows.length > 0) await write({ table: name, rows: rows.map(({ row }) => row) });
        if (rows.length < atOnce) break;
      }
      await tx.execute(sql`close dumped`);
    }
    const { rows } = await tx.execute<{ sequence: string; value: string }>(sql`
      select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value from pg_sequences
      where last_value is not null and schemaname = any(array(select jsonb_array_elements_text(${JSON.stringify(schemas)}::jsonb)))`);
    for (const row of rows) await write(row);
  };
  await database.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** The migrations that a schema has run, in their order. */
export async function listMigrations(db: Executor, schema: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from ${sql.identifier(schema)}.migrations order by name`,
  );
  return rows.map(({ name }) => name);
}
