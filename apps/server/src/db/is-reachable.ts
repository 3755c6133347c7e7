import type { Database } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Whether the database answers. */
export async function isReachable({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
