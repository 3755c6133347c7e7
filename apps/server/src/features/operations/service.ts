import type { LostJob } from '@shortlist/schema';
import { announce } from '../../db/announcements.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** What an operator sees and does: the jobs that failed at their last try, and one more try for them. */
export function createOperations({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  return {
    async listLostJobs(): Promise<LostJob[]> {
      const rows = await queries.listLostJobs(database.db);
      return rows.map(({ lostAt, redoneAt, ...row }) => ({
        ...row,
        lostAt: lostAt.toISOString(),
        redoneAt: redoneAt?.toISOString() ?? null,
      }));
    },

    /** Works a lost job again, once. The person's trial was given back and is not counted again. */
    async redo(id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const optimizationId = await queries.markRedone(tx, id);
        const row = optimizationId && (await queries.reopen(tx, optimizationId));
        if (!optimizationId || !row) throw new Failure(404, 'not-found', 'There is no such lost job to do again');
        await jobs.enqueue(tx, 'optimization', optimizationId, { group: row.userId });
        await announce(tx, optimizationId);
      });
    },
  };
}

export type Operations = ReturnType<typeof createOperations>;
