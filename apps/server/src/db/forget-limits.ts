import type { Database } from '@shortlist/database';
import { sql } from 'drizzle-orm';

const dayMs = 24 * 3_600_000;

/** Deletes buckets that are full again, guesses that are forgotten, trials and addresses of long ago. */
export async function forgetLimits({ db }: Pick<Database, 'db'>, now = Date.now()): Promise<void> {
  await db.execute(sql`delete from rate_limits where full_at_ms < ${now}`);
  await db.execute(sql`delete from trials_had where noted_at < now() - interval '2 years'`);
  await db.execute(sql`delete from addresses_had where noted_at < now() - interval '2 years'`);
  await db.execute(sql`delete from guesses where last_ms < ${now - dayMs}`);
}
