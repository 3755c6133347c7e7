import type { Database } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/**
 * Makes mails due again that a dead process had claimed and not settled. Only for a database that belongs to one process, at its start:
 * beside a living sender it would send twice.
 */
export async function releaseClaims({ db }: Pick<Database, 'db'>, now = new Date()): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`update mail.outbox set next_attempt_at = ${at}
    where status = 'due' and attempts > 0 and last_error is null and next_attempt_at > ${at}`);
}
