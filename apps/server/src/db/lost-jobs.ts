import type { Executor } from '@shortlist/database';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Lost } from '../jobs/open-jobs.ts';
import { lostJobs, optimizations } from './tables.ts';

/** Keeps a job whose last try failed in the operator's list. */
export async function insertLostJob(
  tx: Executor,
  optimizationId: string,
  { error, place, tries }: Lost,
): Promise<void> {
  const [row] = await tx
    .select({ kind: optimizations.kind })
    .from(optimizations)
    .where(eq(optimizations.id, optimizationId));
  if (row) await tx.insert(lostJobs).values({ id: uuidv7(), optimizationId, kind: row.kind, error, place, tries });
}
