import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';

/** What waits in the installation, whichever process is to work it. Times are in seconds; null where nothing waits or nothing happened yet. */
export type Backlog = {
  jobs: { waiting: number; active: number; oldestWaiting: number | null; sinceLastStart: number | null };
  mails: {
    due: number;
    failed: number;
    /** How long the longest waiting mail is overdue. */
    overdue: number | null;
    /** Mails that failed three times and are still to be sent. */
    struggling: number;
    sinceLastSent: number | null;
  };
  /** Jobs that failed at their last try and were not worked again. */
  lostJobs: number;
};

type Row = Record<string, string | number | null>;

/** Looks what waits. Throws the database's error. */
export async function readBacklog(db: Executor): Promise<Backlog> {
  const [jobs] = await rowsOf(
    db,
    sql`select
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      count(*) filter (where state = 'active') as active,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())) as oldest,
      extract(epoch from now() - max(started_on)) as since
    from jobs.job where name in ('optimization', 'rewording')`,
  );
  const [mails] = await rowsOf(
    db,
    sql`select
      count(*) filter (where status = 'due') as due,
      count(*) filter (where status = 'failed') as failed,
      extract(epoch from now() - min(next_attempt_at) filter (where status = 'due' and next_attempt_at <= now())) as overdue,
      count(*) filter (where status = 'due' and attempts >= 3) as struggling,
      extract(epoch from now() - max(sent_at)) as since
    from mail.outbox`,
  );
  const [lost] = await rowsOf(db, sql`select count(*) as jobs from lost_jobs where redone_at is null`);
  const figure = (row: Row | undefined, name: string) => Number(row?.[name] ?? 0);
  const time = (row: Row | undefined, name: string) => (row?.[name] == null ? null : Math.max(0, Number(row[name])));
  return {
    jobs: {
      waiting: figure(jobs, 'waiting'),
      active: figure(jobs, 'active'),
      oldestWaiting: time(jobs, 'oldest'),
      sinceLastStart: time(jobs, 'since'),
    },
    mails: {
      due: figure(mails, 'due'),
      failed: figure(mails, 'failed'),
      overdue: time(mails, 'overdue'),
      struggling: figure(mails, 'struggling'),
      sinceLastSent: time(mails, 'since'),
    },
    lostJobs: figure(lost, 'jobs'),
  };
}

async function rowsOf(db: Executor, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
