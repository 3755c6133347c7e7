import type { Executor } from '@shortlist/database';
import type { Draft } from '@shortlist/schema';
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { resumes, resumeVersions } from '../../db/tables.ts';

/** Every row is reached only through its owner's id. */

const summaryColumns = {
  id: resumes.id,
  title: resumes.title,
  template: sql<string>`${resumes.draft} #>> '{design,template}'`,
  revision: resumes.revision,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};
const recordColumns = { ...summaryColumns, draft: resumes.draft };

const kept = (userId: string, id: string) =>
  and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt));

export async function listSummaries(db: Executor, userId: string) {
  return db
    .select(summaryColumns)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id));
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];
export type RecordRow = SummaryRow & { draft: Draft };

export async function findResume(db: Executor, userId: string, id: string): Promise<RecordRow | undefined> {
  const [row] = await db.select(recordColumns).from(resumes).where(kept(userId, id));
  return row;
}

export async function countResumes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)));
  return row?.count ?? 0;
}

type New = { id: string; userId: string; title: string; draft: Draft };

export async function insertResume(db: Executor, resume: New): Promise<RecordRow> {
  const [row] = await db.insert(resumes).values(resume).returning(recordColumns);
  if (!row) throw new Error('The resume was not stored.');
  return row;
}

/** Saves over one revision; `undefined` where another revision stands there. */
export async function saveDraft(
  db: Executor,
  userId: string,
  id: string,
  { base, draft }: { base: number; draft: Draft },
): Promise<SummaryRow | undefined> {
  const [row] = await db
    .update(resumes)
    .set({ draft, revision: base + 1, updatedAt: new Date() })
    .where(and(kept(userId, id), eq(resumes.revision, base)))
    .returning(summaryColumns);
  return row;
}

export async function renameResume(db: Executor, userId: string, id: string, title: string): Promise<boolean> {
  const rows = await db
    .update(resumes)
    .set({ title, updatedAt: new Date() })
    .where(kept(userId, id))
    .returning({ id: resumes.id });
  return rows.length > 0;
}

/** Marks a resume as deleted; it can be taken back until it is swept. */
export async function markDeleted(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .update(resumes)
    .set({ deletedAt: new Date() })
    .where(kept(userId, id))
    .returning({ id: resumes.id });
  return rows.length > 0;
}

export async function unmarkDeleted(db: Executor, userId: string, id: string): Promise<RecordRow | undefined> {
  const [row] = await db
    .update(resumes)
    .set({ deletedAt: null })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNotNull(resumes.deletedAt)))
    .returning(recordColumns);
  return row;
}

export async function sweepDeleted(db: Executor, userId: string, before: Date): Promise<void> {
  await db.delete(resumes).where(and(eq(resumes.userId, userId), lt(resumes.deletedAt, before)));
}

const versionColumns = {
  id: resumeVersions.id,
  name: resumeVersions.name,
  revision: resumeVersions.revision,
  createdAt: resumeVersions.createdAt,
};

export async function listVersions(db: Executor, userId: string, resumeId: string) {
  return db
    .select(versionColumns)
    .from(resumeVersions)
    .innerJoin(resumes, eq(resumes.id, resumeVersions.resumeId))
    .where(kept(userId, resumeId))
    .orderBy(desc(resumeVersions.createdAt), desc(resumeVersions.id));
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export async function findVersion(db: Executor, userId: string, resumeId: string, id: string) {
  const [row] = await db
    .select({ ...versionColumns, draft: resumeVersions.draft })
    .from(resumeVersions)
    .innerJoin(resumes, eq(resumes.id, resumeVersions.resumeId))
    .where(and(kept(userId, resumeId), eq(resumeVersions.id, id)));
  return row;
}

type NewVersion = { id: string; resumeId: string; name: string; draft: Draft; revision: number };

export async function insertVersion(db: Executor, version: NewVersion): Promise<VersionRow> {
  const [row] = await db.insert(resumeVersions).values(version).returning(versionColumns);
  if (!row) throw new Error('The version was not stored.');
  return row;
}

export async function deleteVersion(db: Executor, resumeId: string, id: string): Promise<void> {
  await db.delete(resumeVersions).where(and(eq(resumeVersions.resumeId, resumeId), eq(resumeVersions.id, id)));
}
