import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** Forgets the mails of a key, and those whose keys go on behind it after a colon, in the transaction in which what they tell of is deleted: sent, waiting or in the development mailbox. */
export async function withdrawMails(tx: Executor, key: string): Promise<void> {
  // The sign after the colon ends them, in the order of the index.
  const { rows } = await tx.execute<{ id: string }>(sql`delete from mail.outbox
    where key = ${key} or (key collate "C" >= ${`${key}:`} and key collate "C" < ${`${key};`}) returning id`);
  // A statement of its own: it waits above for a mail that arrives at this moment, and sees it here.
  const ids = JSON.stringify(rows.map(({ id }) => id));
  await tx.execute(sql`delete from mail.mailbox
    where id = any (array(select value::uuid from jsonb_array_elements_text(${ids}::jsonb)))`);
}
