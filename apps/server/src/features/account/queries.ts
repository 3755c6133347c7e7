import type { Executor } from '@shortlist/database';
import { desc, eq } from 'drizzle-orm';
import {
  documents,
  optimizationFiles,
  optimizations,
  resumes,
  trialEvents,
  userSubscriptions,
  users,
} from '../../db/tables.ts';

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

export async function listOwnOptimizations(db: Executor, userId: string) {
  return db.select().from(optimizations).where(eq(optimizations.userId, userId)).orderBy(desc(optimizations.createdAt));
}

export async function listOwnFiles(db: Executor, optimizationId: string) {
  return db.select().from(optimizationFiles).where(eq(optimizationFiles.optimizationId, optimizationId));
}

export async function listOwnDocuments(db: Executor, userId: string) {
  return db.select().from(documents).where(eq(documents.userId, userId));
}

export async function listOwnResumes(db: Executor, userId: string) {
  return db.select().from(resumes).where(eq(resumes.userId, userId)).orderBy(desc(resumes.updatedAt));
}

/** Deletes a person with everything that hangs on them. */
export async function deleteUser(tx: Executor, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
