import { integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredMessage } from './stored-message.ts';

const mail = pgSchema('mail');
const time = (name: string) => timestamp(name, { withTimezone: true });

/** Mails to be sent. The body is forgotten once it is sent; the key stays, so that it is never queued again. */
export const outbox = mail.table('outbox', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  message: jsonb().$type<StoredMessage>(),
  status: text().$type<'due' | 'sent' | 'failed'>().notNull(),
  attempts: integer().notNull(),
  nextAttemptAt: time('next_attempt_at').notNull(),
  lastError: text('last_error'),
  createdAt: time('created_at').notNull(),
  sentAt: time('sent_at'),
});

/** Mails that arrived in the development mailbox. */
export const mailbox = mail.table('mailbox', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  message: jsonb().$type<StoredMessage>().notNull(),
  receivedAt: time('received_at').notNull(),
});
