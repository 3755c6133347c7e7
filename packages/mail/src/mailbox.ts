import type { Database, Executor } from '@shortlist/database';
import { desc, eq, sql } from 'drizzle-orm';
import type { MailTransport, Message } from './message.ts';
import { restoreMessage, storeMessage } from './stored-message.ts';
import { mailbox } from './tables.ts';

export interface ReceivedMail extends Message {
  id: string;
  receivedAt: Date;
}

/**
 * Development transport: mails become rows that the running app shows. Never use it where strangers sign up. A mail that was forgotten
 * while it was on its way does not arrive.
 */
export function mailboxTransport(database: Database): MailTransport {
  return {
    async send(message, id) {
      const stored = storeMessage(message);
      await database.db.execute(sql`insert into mail.mailbox (id, recipient, person, subject, message)
        select id, ${message.to}, person, ${message.subject}, ${stored}::jsonb from mail.outbox where id = ${id} for share
        on conflict (id) do nothing`);
    },
  };
}

/** The newest mails of the development mailbox, newest first. */
export async function listMailbox(db: Executor, limit = 50): Promise<ReceivedMail[]> {
  const rows = await db.select().from(mailbox).orderBy(desc(mailbox.receivedAt), desc(mailbox.id)).limit(limit);
  return rows.map(received);
}

/** One mail of the development mailbox, undefined when there is none of that id. */
export async function readMailbox(db: Executor, id: string): Promise<ReceivedMail | undefined> {
  const [row] = await db.select().from(mailbox).where(eq(mailbox.id, id));
  return row && received(row);
}

function received(row: typeof mailbox.$inferSelect): ReceivedMail {
  return { ...restoreMessage(row.message), id: row.id, receivedAt: row.receivedAt };
}
