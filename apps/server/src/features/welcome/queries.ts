import type { Executor } from '@shortlist/database';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../db/tables.ts';

/** A person who was not welcomed yet. */
export async function findUnwelcomed(
  db: Executor,
  userId: string,
): Promise<{ name: string; email: string } | undefined> {
  const [row] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.welcomedAt)));
  return row;
}

export async function markWelcomed(tx: Executor, userId: string): Promise<void> {
  await tx.update(users).set({ welcomedAt: new Date() }).where(eq(users.id, userId));
}
