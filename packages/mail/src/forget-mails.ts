import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Forgets every mail to an address, and those of the given keys: sent, waiting or in the development mailbox. */
export async function forgetMails(tx: Executor, recipient: string, keys: string[]): Promise<void> {
  const wanted = sql`recipient = ${recipient} or key = any(array(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`;
  // The outbox first: a mail on its way arrives before that or never. In the mailbox it has the same id.
  const { rows } = await tx.execute<{ id: string }>(sql`delete from mail.outbox where ${wanted} returning id`);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await tx.execute(sql`delete from mail.mailbox where recipient = ${recipient}
    or id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`);
}
