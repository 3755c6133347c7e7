import type { Executor } from '@shortlist/database';
import { isMailAddress } from '@shortlist/schema/mail-address';
import { sql } from 'drizzle-orm';
import { MailRefusedError, type Message } from './message.ts';
import { storeMessage } from './stored-message.ts';

/**
 * Queues a mail in the caller's transaction, so it goes out exactly when the rest is kept. The same `key` queues nothing
 * a second time. Returns whether it was queued. Throws `MailRefusedError` for what is not a plain address.
 */
export async function enqueueMail(tx: Executor, message: Message, key: string, now = new Date()): Promise<boolean> {
  if (!isMailAddress(message.to)) throw new MailRefusedError('The recipient is not a plain mail address.');
  const at = now.toISOString();
  const { person = null, ...letter } = message;
  const stored = storeMessage(letter);
  const { rows } = await tx.execute(sql`
    insert into mail.outbox (key, recipient, person, subject, message, next_attempt_at, created_at)
    values (${key}, ${message.to}, ${person}::uuid, ${message.subject}, ${stored}::jsonb, ${at}, ${at})
    on conflict (key) do nothing returning id`);
  return rows.length > 0;
}
