import type { Executor } from '@shortlist/database';
import { desc, eq } from 'drizzle-orm';
import { trialEvents, userSubscriptions, users } from '../../db/tables.ts';

export async function findAccount(db: Executor, userId: string) {
  const [row] = await db
    .select({ user: users, subscription: userSubscriptions })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function renameUser(db: Executor, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

export async function listTrialEvents(db: Executor, userId: string) {
  return db
    .select()
    .from(trialEvents)
    .where(eq(trialEvents.userId, userId))
    .orderBy(desc(trialEvents.createdAt), desc(trialEvents.id))
    .limit(500);
}
