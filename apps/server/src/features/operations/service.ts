import { listLostMails, retryMail } from '@shortlist/mail';
import type { AuditEvent, LostJob, LostMail } from '@shortlist/schema';
import { announce } from '../../db/announcements.ts';
import { listAudit } from '../../db/audit-events.ts';
import type { Page } from '../../http/pages.ts';
import { Failure } from '../../http/problem.ts';
import { placeInQueue } from '../../jobs/place-in-queue.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

/** What an operator sees and does: jobs and mails that were given up, one more try for them, and who did what. */
export function createOperations({ database, jobs }: Pick<Services, 'database' | 'jobs'>) {
  return {
    async listLostJobs(page: Page): Promise<LostJob[]> {
      const rows = await queries.listLostJobs(database.db, page);
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
        if (!optimizationId || !row) throw new Failure(404, 'not-found', 'We couldn’t find this failed job');
        const priority = placeInQueue({ plan: 'FREE', open: 0 });
        await jobs.enqueue(tx, 'optimization', optimizationId, { group: row.userId, priority });
        await announce(tx, optimizationId);
      });
    },

    async listLostMails(page: Page): Promise<LostMail[]> {
      const rows = await listLostMails(database.db, page);
      return rows.map(({ id, recipient, subject, attempts, lastError, createdAt, kept }) => ({
        id,
        recipient,
        subject,
        tries: attempts,
        error: lastError,
        madeAt: createdAt.toISOString(),
        canRetry: kept,
      }));
    },

    /** Sends a mail that was given up once more. Throws 404 where there is none of that id, or its text is forgotten. */
    async retryMail(id: string): Promise<void> {
      if (!(await retryMail(database.db, id)))
        throw new Failure(404, 'not-found', 'We couldn’t find this failed email');
    },

    /** The audit log, newest first; about one person where one is named. */
    async listAudit(page: Page, person: string | undefined): Promise<AuditEvent[]> {
      const rows = await listAudit(database.db, { ...page, ...(person === undefined ? {} : { userId: person }) });
      return rows.map(({ id, at, actor, userId, action, status }) => ({
        id,
        at: at.toISOString(),
        actor,
        person: userId,
        action,
        status,
      }));
    },
  };
}

export type Operations = ReturnType<typeof createOperations>;
