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

/** Whether it was this call that marked them: not where another did meanwhile, or the account is gone. */
export async function markWelcomed(tx: Executor, userId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ welcomedAt: new Date() })
    .where(and(eq(users.id, userId), isNull(users.welcomedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}
