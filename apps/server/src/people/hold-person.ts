import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Keeps a person from being deleted until the transaction ends; `false` where they are gone. Whatever is queued about somebody holds them first: else it outlives a deletion. */
export async function holdPerson(tx: Executor, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from users where id = ${id}::uuid for key share`);
  return rows.length > 0;
}
