import type { Executor } from '@shortlist/database';
import type { Draft } from '@shortlist/schema';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { draftColumns } from '../../db/draft-columns.ts';
import { documents, resumeShares, resumes, resumeVersions, users } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';

/** Every row is reached only through its owner's id. */

export const summaryColumns = {
  id: resumes.id,
  title: resumes.title,
  template: resumes.template,
  revision: resumes.revision,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
  kept: resumes.kept,
  documentId: resumes.documentId,
  optimizationId: resumes.optimizationId,
  languageGroup: resumes.languageGroup,
  language: resumes.language,
};
const recordColumns = { ...summaryColumns, draft: resumes.draft };

const kept = (userId: string, id: string) =>
  and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt));

export async function listSummaries(db: Executor, userId: string, { limit, offset }: Page) {
  return db
    .select(summaryColumns)
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
    .limit(limit)
    .offset(offset);
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];
export type RecordRow = SummaryRow & { draft: Draft };

export async function findResume(db: Executor, userId: string, id: string): Promise<RecordRow | undefined> {
  const [row] = await db.select(recordColumns).from(resumes).where(kept(userId, id));
  return row;
}

/** The resumes that count towards the plan: those kept by themselves do not until they are edited. */
export async function countResumes(db: Executor, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt), isNull(resumes.kept)));
  return row?.count ?? 0;
}

type New = { id: string; userId: string; title: string; draft: Draft };

export async function insertResume(db: Executor, resume: New): Promise<RecordRow> {
  const [row] = await db
    .insert(resumes)
    .values({ ...resume, ...draftColumns(resume.draft) })
    .returning(recordColumns);
  if (!row) throw new Error('The resume was not stored.');
  return row;
}

/** Saves over one revision, which makes it the person's own version; `undefined` where another revision stands there. */
export async function saveDraft(
  db: Executor,
  userId: string,
  id: string,
  { base, draft }: { base: number; draft: Draft },
): Promise<SummaryRow | undefined> {
  const [row] = await db
    .update(resumes)
    .set({ draft, ...draftColumns(draft), revision: base + 1, updatedAt: new Date(), kept: null })
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

/** Milliseconds in which a deletion is undone as if it had not been: longer than the page offers that. */
const undoMs = 60_000;

/**
 * Takes a deletion back. Links to a resume that was gone for longer than an undo takes go off: it is shown to nobody until its owner wants that again.
 * Call it in a transaction.
 */
export async function unmarkDeleted(tx: Executor, userId: string, id: string): Promise<RecordRow | undefined> {
  const own = and(eq(resumes.userId, userId), eq(resumes.id, id));
  const longGone = tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(own, lt(resumes.deletedAt, new Date(Date.now() - undoMs))));
  await tx.update(resumeShares).set({ isOff: true }).where(inArray(resumeShares.resumeId, longGone));
  const [row] = await tx
    .update(resumes)
    .set({ deletedAt: null })
    .where(and(own, isNotNull(resumes.deletedAt)))
    .returning(recordColumns);
  return row;
}

/** The file that a resume was uploaded as. */
export async function findOriginal(db: Executor, userId: string, id: string) {
  const { fileName, mediaType, bytes } = documents;
  const [row] = await db
    .select({ fileName, mediaType, bytes })
    .from(resumes)
    .innerJoin(documents, eq(documents.id, resumes.documentId))
    .where(kept(userId, id));
  return row;
}

/** Stores the file that a resume was imported from, where its owner keeps files and it has none yet. */
export async function insertOriginal(
  tx: Executor,
  id: string,
  document: typeof documents.$inferInsert,
  digest: string,
): Promise<void> {
  const { userId } = document;
  const [person] = await tx.select({ keeps: users.keepResumes }).from(users).where(eq(users.id, userId));
  if (!person?.keeps) return;
  const [row] = await tx
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(kept(userId, id), isNull(resumes.documentId)))
    .for('update');
  if (!row) return;
  await tx.insert(documents).values({ ...document, digest });
  await tx.update(resumes).set({ documentId: document.id, digest }).where(eq(resumes.id, row.id));
}

/** Whether a resume, deleted or not, was kept by itself and never edited. */
export async function isUnedited(db: Executor, userId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ kept: resumes.kept })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
  return Boolean(row?.kept);
}

const versionColumns = {
  id: resumeVersions.id,
  name: resumeVersions.name,
  revision: resumeVersions.revision,
  createdAt: resumeVersions.createdAt,
};

export async function listVersions(db: Executor, userId: string, resumeId: string, { limit, offset }: Page) {
  return db
    .select(versionColumns)
    .from(resumeVersions)
    .innerJoin(resumes, eq(resumes.id, resumeVersions.resumeId))
    .where(kept(userId, resumeId))
    .orderBy(desc(resumeVersions.createdAt), desc(resumeVersions.id))
    .limit(limit)
    .offset(offset);
}

export async function countVersions(db: Executor, resumeId: string): Promise<number> {
  return db.$count(resumeVersions, eq(resumeVersions.resumeId, resumeId));
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
