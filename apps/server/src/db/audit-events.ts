import { type Executor, readInOrder } from '@shortlist/database';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { auditEvents } from './tables.ts';

/** Who acts: the operator's tools, a person for themselves, or the payment provider. */
export type AuditActor = 'operator' | 'person' | 'provider';

type Entry = { actor: AuditActor; action: string; userId: string | undefined };

/** An entry is kept for so many days. */
const keptDays = 400;

/**
 * Writes down that somebody is about to do something; resolves to the entry's id. A person who is not known is left out, also one whose account is
 * deleted at this moment: the lock waits for that.
 */
export async function beginAudit(db: Executor, { actor, action, userId }: Entry): Promise<string> {
  const id = uuidv7();
  await db.execute(sql`insert into audit_events (id, actor, action, user_id)
    values (${id}, ${actor}, ${action}, (select id from users where id = ${userId ?? null}::uuid for key share))`);
  return id;
}

/** Adds how it was answered. */
export async function endAudit(db: Executor, id: string, status: number): Promise<void> {
  await db.update(auditEvents).set({ status }).where(eq(auditEvents.id, id));
}

type Wanted = { userId?: string; limit: number; offset: number };

/** Entries, newest first; those about one person where one is named. */
export async function listAudit(db: Executor, { userId, limit, offset }: Wanted) {
  return db
    .select()
    .from(auditEvents)
    .where(userId === undefined ? undefined : eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
    .offset(offset);
}

/** What is written of a person, for themselves, in its order; read while it is used, since each file that is downloaded makes an entry. */
export async function* eachOwnAudit(db: Executor, userId: string) {
  const { id, at, actor, action, status } = auditEvents;
  const rows = readInOrder({ at, id }, (mark, further, most) =>
    db
      .select({ at, actor, action, status, mark, id })
      .from(auditEvents)
      .where(and(eq(auditEvents.userId, userId), further))
      .orderBy(asc(at), asc(id))
      .limit(most),
  );
  for await (const { mark: _mark, id: _id, ...entry } of rows) yield entry;
}

/** Forgets entries past their time. */
export async function pruneAudit(db: Executor, now = Date.now()): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, new Date(now - keptDays * 86_400_000)));
}
