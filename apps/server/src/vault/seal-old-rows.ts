import type { Database, Executor } from '@shortlist/database';
import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { excerptOf } from '../db/excerpt-of.ts';
import type { optimizations } from '../db/tables.ts';
import type { Vault } from './open-vault.ts';
import { isPlain, type SealedTable, sealedTables } from './sealed-tables.ts';

/** Rows that are sealed in one transaction. */
const atOnce = 10;

/**
 * Seals what was stored before data was encrypted, person by person and a few rows at a time, beside what the server does. Each person is
 * looked through once; it goes on where it was stopped. Answers with how many values it sealed.
 */
export async function sealOldRows(
  database: Database,
  vault: Vault,
  wanted: () => boolean = () => true,
): Promise<number> {
  let sealed = 0;
  const { rows } = await database.db.execute<{ id: string }>(sql`
    select id from users u where not exists (select from data_keys k where k.user_id = u.id and k.sealed_at is not null)`);
  for (const { id } of rows) {
    await vault.asPerson(id, async () => {
      for (const table of sealedTables)
        for (const field of Object.keys(table.sealed)) {
          let found = 0;
          do {
            if (!wanted()) return;
            found = await database.transaction((tx) => sealSome(tx, table, field, id));
            sealed += found;
          } while (found === atOnce);
        }
      await database.db.execute(sql`update data_keys set sealed_at = now() where user_id = ${id}`);
    });
  }
  // The plain values still stand in the files as dead rows.
  if (sealed > 0 && database.kind === 'embedded') await database.engine.tidy();
  return sealed;
}

/** Seals one column of a few rows: the others, which may be files, are left where they are. */
async function sealSome(
  tx: Executor,
  { table, name, key, sealed, rows }: SealedTable,
  field: string,
  person: string,
): Promise<number> {
  const columns = getTableColumns(table);
  const column = columns[field]?.name;
  const kind = sealed[field];
  if (column === undefined || kind === undefined) throw new Error(`${name} has no column ${field}.`);
  const plain = or(isPlain(column, kind), field === 'result' ? lacksExcerpt(name) : undefined) as SQL;
  const wanted = Object.entries(columns).filter(([each, { name }]) => each === field || key.includes(name));
  const found = await tx
    .select(Object.fromEntries(wanted))
    .from(table)
    .where(sql`${rows(person)} and ${plain}`)
    .limit(atOnce)
    .for('update');
  for (const row of found as Record<string, unknown>[]) {
    const mine = Object.entries(columns)
      .filter(([, column]) => key.includes(column.name))
      .map(([own, column]) => sql`${sql.identifier(column.name)} = ${row[own]}`);
    const more = name === 'optimizations' ? excerptOf(row.result as typeof optimizations.$inferSelect.result) : {};
    await tx
      .update(table)
      .set({ [field]: row[field], ...more } as never)
      .where(sql.join(mine, sql` and `));
  }
  return found.length;
}

/** Results of before have no excerpt: a sealed result cannot be told from another kind, a plain one can. */
function lacksExcerpt(name: string): SQL | undefined {
  return name === 'optimizations' ? sql`(excerpt is null and result ->> 'kind' = 'resume')` : undefined;
}
