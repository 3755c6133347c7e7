import type { Executor } from '@shortlist/database';
import type { Resume } from '@shortlist/schema';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { room } from '../people/room.ts';
import { corrections } from './tables.ts';

/** What a person corrected in the reading of a file, by the digest of its bytes. */

export async function findCorrection(
  db: Executor,
  userId: string,
  digest: string,
): Promise<{ resume: Resume; updatedAt: Date } | undefined> {
  const [row] = await db
    .select({ resume: corrections.resume, updatedAt: corrections.updatedAt })
    .from(corrections)
    .where(and(eq(corrections.userId, userId), eq(corrections.digest, digest)));
  return row;
}

/** Keeps a correction; the newest one of a file is the one that stands. Of a person who corrected very many, those of long ago go. */
export async function saveCorrection(tx: Executor, userId: string, digest: string, resume: Resume): Promise<void> {
  const set = { resume, updatedAt: new Date() };
  await tx
    .insert(corrections)
    .values({ userId, digest, ...set })
    .onConflictDoUpdate({ target: [corrections.userId, corrections.digest], set });
  const mine = eq(corrections.userId, userId);
  const newest = tx
    .select({ digest: corrections.digest })
    .from(corrections)
    .where(mine)
    .orderBy(desc(corrections.updatedAt))
    .limit(room.corrections);
  await tx.delete(corrections).where(and(mine, notInArray(corrections.digest, newest)));
}

export async function deleteCorrection(db: Executor, userId: string, digest: string): Promise<void> {
  await db.delete(corrections).where(and(eq(corrections.userId, userId), eq(corrections.digest, digest)));
}
