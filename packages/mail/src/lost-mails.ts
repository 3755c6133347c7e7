import type { Executor } from '@shortlist/database';
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { outbox } from './tables.ts';

/** Mails that were given up, newest first; `kept`: whether the text is still there to be sent again. */
export async function listLostMails(db: Executor, { limit, offset }: { limit: number; offset: number }) {
  const { id, recipient, subject, attempts, lastError, createdAt, message } = outbox;
  return db
    .select({
      id,
      recipient,
      subject,
      attempts,
      lastError,
      createdAt,
      kept: sql<boolean>`${message} is not null`,
    })
    .from(outbox)
    .where(eq(outbox.status, 'failed'))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
}

/** Puts a mail that was given up back among the due ones; `false` where there is none of that id with its text. */
export async function retryMail(db: Executor, id: string, now = new Date()): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ status: 'due', attempts: 0, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'failed'), isNotNull(outbox.message)))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** Forgets the texts of mails that were given up and made before a moment. */
export async function forgetLostTexts(db: Executor, before: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ message: null })
    .where(and(eq(outbox.status, 'failed'), lt(outbox.createdAt, before), isNotNull(outbox.message)));
}
