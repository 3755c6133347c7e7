import type { Executor } from '@shortlist/database';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { optimizations, ownTemplates } from '../../db/tables.ts';

/** Every row is reached only through its owner's id. */

const {
  source: _source,
  userId: _userId,
  ...summaryColumns
} = {
  id: ownTemplates.id,
  userId: ownTemplates.userId,
  name: ownTemplates.name,
  kind: ownTemplates.kind,
  base: ownTemplates.base,
  style: ownTemplates.style,
  source: ownTemplates.source,
  createdAt: ownTemplates.createdAt,
  updatedAt: ownTemplates.updatedAt,
};

const own = (userId: string, id: string) => and(eq(ownTemplates.userId, userId), eq(ownTemplates.id, id));

export async function listSummaries(db: Executor, userId: string) {
  return db
    .select(summaryColumns)
    .from(ownTemplates)
    .where(eq(ownTemplates.userId, userId))
    .orderBy(asc(ownTemplates.createdAt), asc(ownTemplates.id));
}

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

export async function findTemplate(db: Executor, userId: string, id: string) {
  const [row] = await db.select().from(ownTemplates).where(own(userId, id));
  return row;
}

export async function countTemplates(db: Executor, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(ownTemplates).where(eq(ownTemplates.userId, userId));
  return row?.count ?? 0;
}

export async function insertTemplate(tx: Executor, made: typeof ownTemplates.$inferInsert): Promise<SummaryRow> {
  const [row] = await tx.insert(ownTemplates).values(made).returning(summaryColumns);
  if (!row) throw new Error('The template was not stored.');
  return row;
}

export async function changeTemplate(
  tx: Executor,
  userId: string,
  id: string,
  change: { name?: string; source?: string },
): Promise<SummaryRow | undefined> {
  const [row] = await tx
    .update(ownTemplates)
    .set({ ...change, updatedAt: new Date() })
    .where(own(userId, id))
    .returning(summaryColumns);
  return row;
}

export async function deleteTemplate(tx: Executor, userId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(ownTemplates).where(own(userId, id)).returning({ id: ownTemplates.id });
  return rows.length > 0;
}

/** The files of results that were set with a template are set anew when they are next asked for. */
export async function setResultsAnew(tx: Executor, userId: string, id: string): Promise<void> {
  await tx
    .update(optimizations)
    .set({ filesStale: true })
    .where(
      and(
        eq(optimizations.userId, userId),
        eq(optimizations.state, 'done'),
        sql`${optimizations.layout} ->> 'ownTemplate' = ${id}`,
      ),
    );
}
