import type { Executor } from '@shortlist/database';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { resumeShares, resumes } from '../../db/tables.ts';

export async function ownsResume(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt)));
  return rows.length > 0;
}

export type ShareRow = typeof resumeShares.$inferSelect;

export async function listShares(db: Executor, resumeId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(resumeShares)
    .where(eq(resumeShares.resumeId, resumeId))
    .orderBy(desc(resumeShares.createdAt));
}

export async function insertShare(db: Executor, share: typeof resumeShares.$inferInsert): Promise<ShareRow> {
  const [row] = await db.insert(resumeShares).values(share).returning();
  if (!row) throw new Error('The link was not stored.');
  return row;
}

export async function deleteShare(db: Executor, resumeId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(resumeShares)
    .where(and(eq(resumeShares.resumeId, resumeId), eq(resumeShares.id, id)))
    .returning({ id: resumeShares.id });
  return rows.length > 0;
}

/** The resume behind a link that holds: not revoked, not expired, its resume not deleted. */
export async function findShared(db: Executor, token: string, now: Date) {
  const [row] = await db
    .select({
      passwordHash: resumeShares.passwordHash,
      userId: resumes.userId,
      draft: resumes.draft,
    })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .where(
      and(
        eq(resumeShares.token, token),
        isNull(resumes.deletedAt),
        or(isNull(resumeShares.expiresAt), gt(resumeShares.expiresAt, now)),
      ),
    );
  return row;
}
