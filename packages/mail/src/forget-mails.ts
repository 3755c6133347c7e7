import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Forgets every mail that is about a person or went to their address: sent, waiting or in the development mailbox. */
export async function forgetMails(tx: Executor, person: string, address: string): Promise<void> {
  // The outbox first: a mail on its way arrives before that or never.
  for (const table of [sql`mail.outbox`, sql`mail.mailbox`]) {
    await tx.execute(sql`delete from ${table} where person = ${person}::uuid
      or (${address} <> '' and lower(recipient) = lower(${address}))`);
  }
}
