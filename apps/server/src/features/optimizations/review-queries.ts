import type { Executor } from '@shortlist/database';
import { samePerson } from '@shortlist/engine';
import type { Answer, Letter, LinkedinResult, Posting, Resume, ResumeResult } from '@shortlist/schema';
import { and, desc, eq, gt, isNotNull, notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { excerptOf } from '../../db/excerpt-of.ts';
import { oneByOne } from '../../db/one-by-one.ts';
import { answers, letterVersions, optimizationFiles, optimizations } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';
import { room } from '../../people/room.ts';
import { personOf } from './person-of.ts';
import type { OptimizationRow } from './queries.ts';

type Change = Partial<
  Pick<
    OptimizationRow,
    | 'result'
    | 'accepted'
    | 'score'
    | 'filesStale'
    | 'template'
    | 'layout'
    | 'mailedAgain'
    | 'mailedAgainAt'
    | 'rewording'
  >
>;

/** The whole row of a finished result, locked until the transaction ends: two tabs change it one after the other. */
export async function lockFinished(tx: Executor, userId: string, id: string): Promise<OptimizationRow | undefined> {
  const [row] = await tx
    .select()
    .from(optimizations)
    .where(and(eq(optimizations.id, id), eq(optimizations.userId, userId), eq(optimizations.state, 'done')))
    .for('update');
  return row;
}

export async function changeResult(tx: Executor, id: string, change: Change): Promise<void> {
  await tx
    .update(optimizations)
    .set({ ...change, ...excerptOf(change.result) })
    .where(eq(optimizations.id, id));
}

/** A finished result that a model is to word anew. */
export async function findAsked(db: Executor, id: string): Promise<OptimizationRow | undefined> {
  const [row] = await db
    .select()
    .from(optimizations)
    .where(and(eq(optimizations.id, id), eq(optimizations.state, 'done'), isNotNull(optimizations.rewording)));
  return row;
}

/** Whether this asking still stands: not where it was stopped or another took its place. */
export async function isAsked(db: Executor, id: string, asking: string): Promise<boolean> {
  const { rewording } = optimizations;
  const stands = and(eq(optimizations.id, id), sql`${rewording} ->> 'id' = ${asking}`);
  return (await db.select({ id: optimizations.id }).from(optimizations).where(stands)).length > 0;
}

/** Nothing is to be worded anew any more; of one owner's result where `userId` is named. */
export async function endAsking(db: Executor, id: string, userId?: string): Promise<void> {
  const whose = userId === undefined ? undefined : eq(optimizations.userId, userId);
  await db
    .update(optimizations)
    .set({ rewording: null })
    .where(and(eq(optimizations.id, id), whose));
}

export async function insertLetterVersion(tx: Executor, optimizationId: string, letter: Letter): Promise<void> {
  await tx.insert(letterVersions).values({ id: uuidv7(), optimizationId, letter });
  const mine = eq(letterVersions.optimizationId, optimizationId);
  const newest = tx.select({ id: letterVersions.id }).from(letterVersions).where(mine).orderBy(desc(letterVersions.id));
  await tx.delete(letterVersions).where(and(mine, notInArray(letterVersions.id, newest.limit(room.letterVersions))));
}

export async function listLetterVersions(db: Executor, optimizationId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(letterVersions)
    .where(eq(letterVersions.optimizationId, optimizationId))
    .orderBy(desc(letterVersions.id))
    .limit(limit)
    .offset(offset);
}

export async function findLetterVersion(db: Executor, optimizationId: string, id: string) {
  const [row] = await db
    .select()
    .from(letterVersions)
    .where(and(eq(letterVersions.optimizationId, optimizationId), eq(letterVersions.id, id)));
  return row;
}

export async function listAnswers(db: Executor, userId: string, { limit, offset }: Page): Promise<Answer[]> {
  return (await readAnswers(db, userId).limit(limit).offset(offset)).map(toAnswer);
}

/** The answers about the person of this name, and those of before that name nobody: one's facts get into no other's resume. */
export async function listAnswersOf(db: Executor, userId: string, person: string): Promise<Answer[]> {
  const rows = await readAnswers(db, userId);
  return rows.filter((row) => row.person === '' || samePerson(row.person, person)).map(toAnswer);
}

function readAnswers(db: Executor, userId: string) {
  return db
    .select()
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(desc(answers.answeredAt), desc(answers.id));
}

function toAnswer({ id, question, about, text, declined, answeredAt, person }: typeof answers.$inferSelect): Answer {
  const date = answeredAt.toISOString();
  return { id, question, about, text, date, ...(declined ? { declined } : {}), ...(person ? { person } : {}) };
}

/** Keeps an answer. Of a person who answered very many questions, those of long ago go: each result is worked with all of them. */
export async function saveAnswer(
  tx: Executor,
  userId: string,
  person: string,
  { id, question, about, text, declined = false }: Omit<Answer, 'date'>,
): Promise<void> {
  const row = { question, about, text, declined, answeredAt: new Date() };
  await tx
    .insert(answers)
    .values({ userId, id, person, ...row })
    .onConflictDoUpdate({ target: [answers.userId, answers.id, answers.person], set: row });
  await tx.execute(sql`
    delete from answers where user_id = ${userId} and (id, person) in (
      select id, person from answers where user_id = ${userId} order by answered_at desc offset ${room.answers}::int)`);
}

/** Deletes an answer, of one person where one is named: two people of an account may have been asked the same. */
export async function deleteAnswer(db: Executor, userId: string, id: string, person?: string): Promise<void> {
  const whose = person === undefined ? undefined : eq(answers.person, person);
  await db.delete(answers).where(and(eq(answers.userId, userId), eq(answers.id, id), whose));
}

/** Puts fresh files in the place of stale ones. */
export async function replaceFiles(
  tx: Executor,
  id: string,
  files: { name: string; mediaType: string; bytes: Uint8Array }[],
  result: ResumeResult | LinkedinResult,
): Promise<void> {
  await tx.delete(optimizationFiles).where(eq(optimizationFiles.optimizationId, id));
  await tx.insert(optimizationFiles).values(files.map((file) => ({ ...file, optimizationId: id })));
  await tx
    .update(optimizations)
    .set({ filesStale: false, result, ...excerptOf(result) })
    .where(eq(optimizations.id, id));
}

/** The postings that the person sent a resume of theirs for, the newest first, without those that are far from it. */
export async function listOwnPostings(db: Executor, userId: string, person: string): Promise<Posting[]> {
  const rows = await db
    .select({ excerpt: optimizations.excerpt, fullName: optimizations.fullName })
    .from(optimizations)
    .where(
      and(
        eq(optimizations.userId, userId),
        eq(optimizations.kind, 'resume'),
        eq(optimizations.state, 'done'),
        gt(optimizations.score, farOff),
      ),
    )
    .orderBy(desc(optimizations.createdAt))
    .limit(20);
  return rows.flatMap(({ excerpt, fullName }) =>
    excerpt?.posting && samePerson(fullName, person) ? [excerpt.posting] : [],
  );
}

/** A posting at or below this estimate is of another trade. */
const farOff = 25;

/** The latest resume of the same person that was optimised here: what a profile is compared with. */
export async function findOwnResume(db: Executor, userId: string, person: string): Promise<Resume | undefined> {
  const { id, result: whole, fullName: name, createdAt } = optimizations;
  const keys = await db
    .select({ key: id })
    .from(optimizations)
    .where(and(eq(optimizations.userId, userId), eq(optimizations.kind, 'resume'), eq(optimizations.state, 'done')))
    .orderBy(desc(createdAt))
    .limit(10);
  const find = (key: string) => db.select({ result: whole, fullName: name }).from(optimizations).where(eq(id, key));
  for await (const { result, fullName } of oneByOne(keys, find))
    if (result?.kind === 'resume' && samePerson(personOf(result.original, { fullName }), person))
      return result.original;
  return undefined;
}
