import type { Executor } from '@shortlist/database';
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { resumeShares, resumes, users } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';

/** Who a person is to others: their id and address. */
export async function findOwner(db: Executor, userId: string): Promise<{ id: string; email: string }> {
  const [row] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, userId));
  return row ?? { id: userId, email: '' };
}

/** Every address of a public page that stands, with whose it is. */
export async function listAddresses(db: Executor): Promise<{ address: string; id: string; email: string }[]> {
  const rows = await db
    .select({ address: resumeShares.address, id: users.id, email: users.email })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(isNotNull(resumeShares.address));
  return rows.flatMap(({ address, id, email }) => (address === null ? [] : [{ address, id, email: email ?? '' }]));
}

export async function ownsResume(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt)));
  return rows.length > 0;
}

export type ShareRow = typeof resumeShares.$inferSelect;

export async function listShares(db: Executor, resumeId: string, { limit, offset }: Page): Promise<ShareRow[]> {
  return db
    .select()
    .from(resumeShares)
    .where(eq(resumeShares.resumeId, resumeId))
    .orderBy(desc(resumeShares.createdAt), desc(resumeShares.id))
    .limit(limit)
    .offset(offset);
}

export async function countShares(db: Executor, resumeId: string): Promise<number> {
  return db.$count(resumeShares, eq(resumeShares.resumeId, resumeId));
}

/** Undefined where another link has the address. */
export async function insertShare(
  db: Executor,
  share: typeof resumeShares.$inferInsert,
): Promise<ShareRow | undefined> {
  const [row] = await db.insert(resumeShares).values(share).onConflictDoNothing().returning();
  return row;
}

export async function countView(db: Executor, id: string): Promise<void> {
  await db
    .update(resumeShares)
    .set({ views: sql`${resumeShares.views} + 1` })
    .where(eq(resumeShares.id, id));
}

export async function deleteShare(db: Executor, resumeId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(resumeShares)
    .where(and(eq(resumeShares.resumeId, resumeId), eq(resumeShares.id, id)))
    .returning({ id: resumeShares.id });
  return rows.length > 0;
}

/** Turns a link on again that went off with its resume; undefined where there is none. */
export async function turnOn(db: Executor, resumeId: string, id: string): Promise<ShareRow | undefined> {
  const [row] = await db
    .update(resumeShares)
    .set({ isOff: false })
    .where(and(eq(resumeShares.resumeId, resumeId), eq(resumeShares.id, id)))
    .returning();
  return row;
}

/** The resume behind a link that holds: not revoked, not off, not expired, its resume not deleted. */
export async function findShared(db: Executor, token: string, now: Date) {
  const [row] = await db
    .select({
      share: resumeShares.id,
      passwordHash: resumeShares.passwordHash,
      id: resumes.id,
      revision: resumes.revision,
      userId: resumes.userId,
      owner: { id: users.id, email: users.email },
    })
    .from(resumeShares)
    .innerJoin(resumes, eq(resumes.id, resumeShares.resumeId))
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(
      and(
        or(eq(resumeShares.token, token), eq(resumeShares.address, token)),
        isNull(resumes.deletedAt),
        eq(resumeShares.isOff, false),
        or(isNull(resumeShares.expiresAt), gt(resumeShares.expiresAt, now)),
      ),
    );
  return row;
}

/** The draft of a shared resume; its owner's key opens it. */
export async function findDraft(db: Executor, id: string): Promise<unknown> {
  const [row] = await db.select({ draft: resumes.draft }).from(resumes).where(eq(resumes.id, id));
  return row?.draft;
}
