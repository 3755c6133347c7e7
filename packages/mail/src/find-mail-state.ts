import type { Executor } from '@shortlist/database';
import { eq } from 'drizzle-orm';
import { outbox } from './tables.ts';

/** What became of the mail queued under a key: `due` until it is sent or given up. Undefined where it was never queued, or is long settled and forgotten. */
export async function findMailState(db: Executor, key: string): Promise<'due' | 'sent' | 'failed' | undefined> {
  const [row] = await db.select({ status: outbox.status }).from(outbox).where(eq(outbox.key, key));
  return row?.status;
}
