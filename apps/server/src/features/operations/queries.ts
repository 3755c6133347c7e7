import type { Executor } from '@shortlist/database';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { lostJobs, optimizations } from '../../db/tables.ts';
import type { Page } from '../../http/pages.ts';

export async function listLostJobs(db: Executor, { limit, offset }: Page) {
  return db.select().from(lostJobs).orderBy(desc(lostJobs.lostAt), desc(lostJobs.id)).limit(limit).offset(offset);
}

/** Marks a lost job as done again; the optimisation that it belonged to, or `undefined` where it was done again before. */
export async function markRedone(tx: Executor, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(lostJobs)
    .set({ redoneAt: new Date() })
    .where(and(eq(lostJobs.id, id), isNull(lostJobs.redoneAt)))
    .returning({ optimizationId: lostJobs.optimizationId });
  return row?.optimizationId;
}

/** Opens a failed optimisation once more. Its trial stays given back: the second try is free. */
export async function reopen(tx: Executor, id: string): Promise<{ userId: string } | undefined> {
  const [row] = await tx
    .update(optimizations)
    .set({ state: 'waiting', stage: null, progress: 0, failure: null, finishedAt: null })
    .where(and(eq(optimizations.id, id), eq(optimizations.state, 'failed'), eq(optimizations.external, false)))
    .returning({ userId: optimizations.userId });
  return row;
}
