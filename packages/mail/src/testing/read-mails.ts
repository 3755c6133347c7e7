import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import type { Message } from '../message.ts';
import { restoreMessage, type StoredMessage } from '../stored-message.ts';

/** Every mail that was queued, oldest first, waiting or in the development mailbox, as it reads. */
export async function readMails(db: Executor): Promise<Message[]> {
  const { rows } = await db.execute<{ message: StoredMessage }>(sql`
    select coalesce(o.message, m.message) as message from mail.outbox o left join mail.mailbox m on m.id = o.id
    where coalesce(o.message, m.message) is not null order by o.created_at, o.id`);
  return rows.map(({ message }) => restoreMessage(message));
}
