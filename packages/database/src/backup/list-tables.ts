import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';

export type Table = {
  /** With its schema, quoted as SQL wants it. */
  name: string;
  /** Columns that are stored, not made by the database from others. */
  columns: string[];
  /** Tables that its rows refer to. */
  needs: string[];
};

/** The tables of some schemas, those that others refer to before them; the ledgers of migrations are left out. */
export async function listTables(db: Executor, schemas: string[]): Promise<Table[]> {
  const { rows } = await db.execute<Table>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any(array(select jsonb_array_elements_text(${JSON.stringify(schemas)}::jsonb)))
      and c.relname <> 'migrations' order by 1`);
  return inOrder(rows);
}

function inOrder(tables: Table[]): Table[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ needs }) => !needs.some((name) => left.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a ring: ${[...left.keys()].join(', ')}.`);
    for (const table of ready) left.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}
