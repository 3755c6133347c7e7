import type { Database } from '@shortlist/database';
import { and, lt, ne } from 'drizzle-orm';
import { outbox } from './tables.ts';

/** Forgets settled mails made before a moment. Their keys are free again: choose a moment that no retry reaches back to. */
export async function pruneOutbox(database: Database, before: Date): Promise<number> {
  const gone = await database.db
    .delete(outbox)
    .where(and(ne(outbox.status, 'due'), lt(outbox.createdAt, before)))
    .returning({ id: outbox.id });
  return gone.length;
}
