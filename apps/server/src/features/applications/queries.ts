import type { Executor } from '@shortlist/database';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { applications, optimizationFiles, optimizations } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';

/** Every row is reached only through its owner's id. */

type New = typeof applications.$inferInsert;
type Change = Partial<Omit<New, 'id' | 'userId' | 'createdAt'>>;

const owned = (userId: string, id: string) => and(eq(applications.id, id), eq(applications.userId, userId));

const columns = {
  application: applications,
  score: optimizations.score,
  files: sql<string[]>`coalesce((select json_agg(${optimizationFiles.name} order by ${optimizationFiles.name})
    from ${optimizationFiles} where ${optimizationFiles.optimizationId} = ${applications.optimizationId}), '[]')`,
};

/** Cards that are fetched at a time: with up to 100 kB of sealed posting each, others are answered between. */
const atOnce = 10;

/** A page of the board, last changed first, fetched a few cards at a time. */
export async function listApplications(db: Executor, userId: string, { limit, offset }: Page) {
  const ids = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  const rows = new Map<string, ApplicationRow>();
  for (let at = 0; at < ids.length; at += atOnce) {
    const few = ids.slice(at, at + atOnce).map(({ id }) => id);
    for (const row of await findSome(db, and(eq(applications.userId, userId), inArray(applications.id, few))))
      rows.set(row.application.id, row);
    await new Promise(setImmediate);
  }
  return ids.flatMap(({ id }) => rows.get(id) ?? []);
}

const findSome = (db: Executor, which: SQL | undefined) =>
  db
    .select(columns)
    .from(applications)
    .leftJoin(optimizations, eq(optimizations.id, applications.optimizationId))
    .where(which);

export type ApplicationRow = Awaited<ReturnType<typeof findSome>>[number];

export async function findApplication(db: Executor, userId: string, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await findSome(db, owned(userId, id));
  return row;
}

/** The card of a result, where it is on the board already. */
export async function findOfResult(db: Executor, userId: string, optimizationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.optimizationId, optimizationId)));
  return row?.id;
}

/** Puts a card on the board; a second one of the same result changes nothing. */
export async function insertApplication(db: Executor, application: New): Promise<void> {
  await db.insert(applications).values(application).onConflictDoNothing();
}

export async function countApplications(db: Executor, userId: string): Promise<number> {
  return db.$count(applications, eq(applications.userId, userId));
}

export async function changeApplication(db: Executor, userId: string, id: string, change: Change): Promise<void> {
  await db.update(applications).set(change).where(owned(userId, id));
}

export async function deleteApplication(db: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(applications).where(owned(userId, id)).returning({ id: applications.id });
  return rows.length > 0;
}

/** What a finished result tells about the job applied for. */
export async function findJob(db: Executor, userId: string, optimizationId: string) {
  const [row] = await db
    .select({ title: optimizations.title, employer: optimizations.employer, form: optimizations.form })
    .from(optimizations)
    .where(
      and(
        eq(optimizations.id, optimizationId),
        eq(optimizations.userId, userId),
        eq(optimizations.state, 'done'),
        eq(optimizations.kind, 'resume'),
      ),
    );
  return row;
}
