import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Forgets every mail to an address, and those of the given keys: sent, waiting or in the development mailbox. */
export async function forgetMails(tx: Executor, recipient: string, keys: string[]): Promise<void> {
  const wanted = sql`recipient = ${recipient} or key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`;
  // A mail of the mailbox has the id that it had in the outbox.
  await tx.execute(sql`delete from mail.mailbox where recipient = ${recipient}
    or id in (select id from mail.outbox where ${wanted})`);
  await tx.execute(sql`delete from mail.outbox where ${wanted}`);
}
