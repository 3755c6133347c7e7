import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Forgets the mails of a key, and those whose keys go on behind it after a colon, in the transaction in which what they tell of is deleted: sent, waiting or in the development mailbox. */
export async function withdrawMails(tx: Executor, key: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from mail.outbox where key = ${key} or starts_with(key, ${`${key}:`}) returning id`,
  );
  for (const { id } of rows) await tx.execute(sql`delete from mail.mailbox where id = ${id}`);
}
