import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import type { Dumped } from './dump-tables.ts';
import { listTables } from './list-tables.ts';

export interface Loader {
  load(dumped: Dumped): Promise<void>;
  /** Puts the triggers back in force. */
  end(): Promise<void>;
}

/** Empties the tables of some schemas and fills them again with what was dumped: in one transaction, without their triggers, which have run for these rows. */
export async function loadTables(tx: Executor, schemas: string[]): Promise<Loader> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const tables = new Map((await listTables(tx, schemas)).map((table) => [table.name, table]));
  const names = [...tables.keys()];
  await tx.execute(sql.raw(`truncate ${names.join(', ')}`));
  const setTriggers = async (how: 'disable' | 'enable') => {
    for (const name of names) await tx.execute(sql.raw(`alter table ${name} ${how} trigger user`));
  };
  await setTriggers('disable');
  return {
    async load(dumped) {
      if ('sequence' in dumped) {
        await tx.execute(sql`select setval(${dumped.sequence}::regclass, ${dumped.value}::bigint)`);
        return;
      }
      const table = tables.get(dumped.table);
      if (!table) throw new Error(`The backup holds a table that this version does not know: ${dumped.table}.`);
      const columns = table.columns.map((column) => `"${column}"`).join(', ');
      await tx.execute(sql`insert into ${sql.raw(table.name)} (${sql.raw(columns)})
        select ${sql.raw(columns)} from jsonb_populate_recordset(null::${sql.raw(table.name)}, ${`[${dumped.rows.join(',')}]`}::jsonb)`);
    },
    end: () => setTriggers('enable'),
  };
}
