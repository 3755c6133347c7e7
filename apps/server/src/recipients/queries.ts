import type { Executor } from '@shortlist/database';
import { and, eq, gt, sql } from 'drizzle-orm';
import { recipients, users } from '../db/tables.ts';

export async function findAddress(db: Executor, userId: string): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? '';
}

export async function findRecipient(db: Executor, userId: string, address: string) {
  const [row] = await db
    .select()
    .from(recipients)
    .where(and(eq(recipients.userId, userId), eq(recipients.address, address)));
  return row;
}

export async function saveAsked(tx: Executor, row: typeof recipients.$inferInsert): Promise<void> {
  const { id, tokenHash } = row;
  await tx
    .insert(recipients)
    .values(row)
    .onConflictDoUpdate({
      target: [recipients.userId, recipients.address],
      set: { id, tokenHash, askedAt: sql`now()` },
    });
}

/** Marks the recipient of a token as confirmed; undefined where the token is none, or too old. */
export async function confirmRecipient(tx: Executor, tokenHash: string, notBefore: Date) {
  const [row] = await tx
    .update(recipients)
    .set({ confirmedAt: sql`coalesce(${recipients.confirmedAt}, now())` })
    .where(and(eq(recipients.tokenHash, tokenHash), gt(recipients.askedAt, notBefore)))
    .returning({ userId: recipients.userId, address: recipients.address });
  return row;
}
