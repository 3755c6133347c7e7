import type { Executor } from '@shortlist/database';
import type { Optimization, OptimizationFile } from '@shortlist/schema';
import { and, desc, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { announcing } from '../../db/announcements.ts';
import { excerptOf } from '../../db/excerpt-of.ts';
import { documents, optimizationFiles, optimizations, resumes } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';
import { sealedOverhead } from '../../vault/sealed-columns.ts';

/** Every row is reached only through its owner's id, but for the worker, which is handed an id by the queue. */

export type OptimizationRow = typeof optimizations.$inferSelect;
type Outcome = Pick<OptimizationRow, 'result' | 'score'> &
  Partial<Pick<OptimizationRow, 'scoreBefore' | 'title' | 'employer' | 'industry'>>;

const unfinished = ['waiting', 'working'] as const;

/** What a list shows: not the result, which is large. */
const summaryColumns = {
  id: optimizations.id,
  kind: optimizations.kind,
  state: optimizations.state,
  stage: optimizations.stage,
  progress: optimizations.progress,
  fileName: optimizations.fileName,
  email: optimizations.email,
  title: optimizations.title,
  employer: optimizations.employer,
  scoreBefore: optimizations.scoreBefore,
  score: optimizations.score,
  failure: optimizations.failure,
  trial: optimizations.trial,
  createdAt: optimizations.createdAt,
  finishedAt: optimizations.finishedAt,
  mailedAgain: optimizations.mailedAgain,
  external: optimizations.external,
  rewording: optimizations.rewording,
};

export async function listSummaries(db: Executor, userId: string, { limit, offset }: Page) {
  return db
    .select(summaryColumns)
    .from(optimizations)
    .where(eq(optimizations.userId, userId))
    .orderBy(desc(optimizations.createdAt), desc(optimizations.id))
    .limit(limit)
    .offset(offset);
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

export async function findSummary(db: Executor, userId: string, id: string): Promise<SummaryRow | undefined> {
  const [row] = await db.select(summaryColumns).from(optimizations).where(owned(userId, id));
  return row;
}

export async function findResult(
  db: Executor,
  userId: string,
  id: string,
): Promise<Pick<OptimizationRow, 'result' | 'accepted' | 'template' | 'layout'> | undefined> {
  const { result, accepted, template, layout } = optimizations;
  const [row] = await db.select({ result, accepted, template, layout }).from(optimizations).where(owned(userId, id));
  return row;
}

export async function listFiles(db: Executor, id: string): Promise<Omit<OptimizationFile, 'included'>[]> {
  return db
    .select({
      name: optimizationFiles.name,
      mediaType: optimizationFiles.mediaType,
      bytes: sql<number>`octet_length(${optimizationFiles.bytes})
        - case when substring(${optimizationFiles.bytes} from 1 for 4) = '\\x00534c31' then ${sealedOverhead}::int else 0 end`,
    })
    .from(optimizationFiles)
    .where(eq(optimizationFiles.optimizationId, id))
    .orderBy(optimizationFiles.name);
}

export async function findFile(db: Executor, userId: string, id: string, name: string) {
  const [row] = await db
    .select({ mediaType: optimizationFiles.mediaType, bytes: optimizationFiles.bytes })
    .from(optimizationFiles)
    .innerJoin(optimizations, eq(optimizations.id, optimizationFiles.optimizationId))
    .where(and(owned(userId, id), eq(optimizationFiles.name, name)));
  return row;
}

/** Finished results that were asked for at an address, newest first. */
export async function listDoneFor(db: Executor, userId: string, address: string, most: number) {
  return db
    .select()
    .from(optimizations)
    .where(
      and(
        eq(optimizations.userId, userId),
        eq(sql`lower(${optimizations.email})`, address),
        eq(optimizations.state, 'done'),
        eq(optimizations.external, false),
      ),
    )
    .orderBy(desc(optimizations.createdAt))
    .limit(most);
}

/** All files of an owner's result. */
export async function listFilesWithBytes(db: Executor, userId: string, id: string) {
  const { name, mediaType, bytes } = optimizationFiles;
  return db
    .select({ name, mediaType, bytes })
    .from(optimizationFiles)
    .innerJoin(optimizations, eq(optimizations.id, optimizationFiles.optimizationId))
    .where(owned(userId, id));
}

/** The resume among the person's own that was uploaded as the same file. */
export async function findUploadedResume(db: Executor, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from optimizations o join documents d on d.id = o.document_id
    join resumes r on r.user_id = o.user_id and r.digest = d.digest
    where o.id = ${id} and o.user_id = ${userId} and r.deleted_at is null limit 1`);
  return rows[0]?.id;
}

/** Deletes an optimisation with its files and the document it came from. */
export async function deleteOptimization(db: Executor, userId: string, id: string): Promise<boolean> {
  const [row] = await db
    .delete(optimizations)
    .where(owned(userId, id))
    .returning({ documentId: optimizations.documentId });
  // The file of a resume that is kept stays with it.
  const isKept = db.select({ id: resumes.id }).from(resumes).where(eq(resumes.documentId, documents.id));
  if (row) await db.delete(documents).where(and(eq(documents.id, row.documentId), notExists(isKept)));
  return row !== undefined;
}

/** Takes an optimisation up for work; `undefined` where it is finished, cancelled or deleted. */
export async function takeUp(db: Executor, id: string): Promise<OptimizationRow | undefined> {
  const [row] = await db.update(optimizations).set({ state: 'working' }).where(open(id)).returning();
  return row;
}

/** Whether it still waits for its result: not where it is finished, cancelled or deleted. */
export async function isOpen(db: Executor, id: string): Promise<boolean> {
  return (await db.select({ id: optimizations.id }).from(optimizations).where(open(id))).length > 0;
}

/** Records the stage of one that is not finished, and announces it; `false` where it is finished, cancelled or deleted. */
export async function saveStage(
  db: Executor,
  id: string,
  stage: NonNullable<Optimization['stage']>,
  progress: number,
): Promise<boolean> {
  const rows = await db
    .update(optimizations)
    .set({ stage, progress })
    .where(open(id))
    .returning({ announced: announcing(id) });
  return rows.length > 0;
}

/** Stores the result with its files; `false` where it was finished or cancelled meanwhile, so that nothing is delivered twice. */
export async function finish(
  db: Executor,
  id: string,
  outcome: Outcome,
  files: Omit<typeof optimizationFiles.$inferInsert, 'optimizationId'>[],
): Promise<boolean> {
  const [row] = await db
    .update(optimizations)
    .set({
      ...outcome,
      ...excerptOf(outcome.result),
      state: 'done',
      stage: 'delivering',
      progress: 1,
      finishedAt: new Date(),
    })
    .where(awaited(id))
    .returning({ id: optimizations.id });
  if (!row) return false;
  if (files.length > 0)
    await db.insert(optimizationFiles).values(files.map((file) => ({ ...file, optimizationId: id })));
  return true;
}

/** Ends an optimisation without a result; the row as it then stands, or `undefined` where it had already ended. */
export async function end(
  db: Executor,
  id: string,
  state: 'failed' | 'cancelled',
  failure?: NonNullable<Optimization['failure']>,
): Promise<Pick<OptimizationRow, 'userId' | 'trial' | 'title'> | undefined> {
  const [row] = await db
    .update(optimizations)
    .set({ state, failure, finishedAt: new Date() })
    .where(awaited(id))
    .returning({ userId: optimizations.userId, trial: optimizations.trial, title: optimizations.title });
  return row;
}

/** The operator's automation has accepted it: from now on it is at work. */
export async function markHandedOver(db: Executor, id: string): Promise<void> {
  await db
    .update(optimizations)
    .set({ handedOverAt: new Date(), state: 'working', stage: 'delivering', progress: 0.5 })
    .where(open(id));
}

/** No answer of the automation came back in time: its result went out by its own mail. One that comes later still shows. */
export async function letGo(db: Executor, id: string): Promise<void> {
  await db.update(optimizations).set({ state: 'done', progress: 1, finishedAt: new Date() }).where(open(id));
}

export async function isExternal(db: Executor, id: string): Promise<boolean> {
  const [row] = await db
    .select({ external: optimizations.external })
    .from(optimizations)
    .where(eq(optimizations.id, id));
  return row?.external ?? false;
}

export async function markTrialReturned(db: Executor, id: string): Promise<void> {
  await db.update(optimizations).set({ trial: 'returned' }).where(eq(optimizations.id, id));
}

const owned = (userId: string, id: string) => and(eq(optimizations.id, id), eq(optimizations.userId, userId));
const open = (id: string) => and(eq(optimizations.id, id), inArray(optimizations.state, [...unfinished]));
/** Not finished, or let go without an answer. */
const awaited = (id: string) =>
  or(open(id), and(eq(optimizations.id, id), eq(optimizations.state, 'done'), isNull(optimizations.result)));
