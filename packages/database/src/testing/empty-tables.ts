import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** Empties all tables of the given schemas, migration ledgers left alone: a clean slate between tests. */
export async function emptyTables(database: Database, schemas: string[]): Promise<void> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in (${sql.join(
      schemas.map((schema) => sql`${schema}`),
      sql`, `,
    )}) and tablename <> 'migrations'`);
  if (rows.length > 0) await database.db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} cascade`));
}
