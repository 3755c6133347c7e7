import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type Job, type JobWithMetadata, PgBoss } from 'pg-boss';

/** What the queues hold: ids only, never a person's data. */
export type Queue = 'optimization' | 'rewording';
type Payload = { id: string };

export type EnqueueOptions = { group?: string; priority?: number; startAfterSeconds?: number };
export type WorkOptions = { concurrency: number; perGroup?: number };

/** A job whose last try failed: the kind of its error, where in the code it was thrown, and how often it was tried. Never the error's words. */
export type Lost = { error: string; place?: string; tries: number };

export interface Jobs {
  /** Puts a job into the queue within the transaction that makes its row: both exist or neither does. */
  enqueue(tx: Transaction, queue: Queue, id: string, options?: EnqueueOptions): Promise<void>;
  /**
   * Works the queue in this process. A job whose work throws, or lasts too long, is tried again with backoff; after the last try `giveUp` is called. `signal` is
   * aborted once a job has lasted too long.
   */
  work(
    queue: Queue,
    options: WorkOptions,
    work: (id: string, signal: AbortSignal) => Promise<void>,
    giveUp?: (id: string, lost: Lost) => Promise<void>,
  ): Promise<void>;
  /** Waits for running work (30 s at most), then stops. */
  close(): Promise<void>;
}

const lost = '-lost';
/** A worker that has not been heard of for this long is gone; its jobs start again. */
const heartbeatSeconds = 20;
const pollSeconds = 0.5;
/** A job is tried so often before it is given up. */
const tries = 5;

type Watchers = {
  onError(error: Error): void;
  /** Told of each job that was worked: its time in seconds, and whether it ended well. */
  onWorked(queue: Queue, seconds: number, done: boolean): void;
};

/** Opens the job queues on the database. Jobs that a killed process left running start again. */
export async function openJobs(database: Database, { onError, onWorked }: Watchers): Promise<Jobs> {
  const boss = new PgBoss({
    ...(database.kind === 'embedded'
      ? { backend: 'pglite', db: fromPglite(database.engine) }
      : { connectionString: database.pool.options.connectionString, max: 4 }),
    schema: 'jobs',
    useListenNotify: true,
    schedule: false,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', onError);
  await boss.start();
  for (const queue of ['optimization', 'rewording'] as const) await makeQueue(boss, queue);
  // The embedded database has one process: whatever is still "active" was left by a dead one.
  if (database.kind === 'embedded') await restartOrphans(database);
  async function timed(queue: Queue, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    let done = false;
    try {
      await work();
      done = true;
    } catch (error) {
      onError(error as Error);
      throw withoutWords(error);
    } finally {
      onWorked(queue, (performance.now() - began) / 1000, done);
    }
  }

  return {
    async enqueue(tx, queue, id, { group, priority, startAfterSeconds } = {}) {
      await boss.send(queue, { id } satisfies Payload, {
        db: fromDrizzle(tx, sql),
        ...(group ? { group: { id: group } } : {}),
        ...(priority === undefined ? {} : { priority }),
        ...(startAfterSeconds ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async work(queue, { concurrency, perGroup }, work, giveUp) {
      await boss.work<Payload>(
        queue,
        {
          pollingIntervalSeconds: pollSeconds,
          // Without this a worker that is woken by NOTIFY looks by itself every half minute only: a queue would hardly move without new jobs.
          notifyPollingIntervalSeconds: pollSeconds,
          localConcurrency: concurrency,
          ...(perGroup ? { groupConcurrency: perGroup } : {}),
        },
        async (jobs) => {
          for (const job of jobs) await timed(queue, () => work(job.data.id, job.signal));
        },
      );
      await boss.work<Payload>(
        queue + lost,
        { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds, includeMetadata: true },
        async (jobs) => {
          for (const job of jobs) await giveUp?.(job.data.id, describeLost(sourceOf(job)));
        },
      );
    },
    close: () => boss.stop({ graceful: true, timeout: 30_000 }),
  };
}

/** What the lost job's last try left: the job that tells of it is a new one, whose own output is empty. */
const sourceOf = (job: Job<Payload>): object | null => (job as JobWithMetadata<Payload>).sourceOutput ?? null;

/** What an error tells without its words, which may quote a person's data; nothing is told of a job that was cut off. */
export function describeLost(output: object | null): Lost {
  const { name, stack } = (output ?? {}) as { name?: unknown; stack?: unknown };
  const place = /((?<![\w.-])[\w.-]+\.ts:\d+):\d+/.exec(typeof stack === 'string' ? stack : '')?.[1];
  return { error: typeof name === 'string' ? name : 'Timeout', ...(place ? { place } : {}), tries };
}

/** What the queue keeps of an error: its kind and where it was thrown. Its words, and those of what caused it, may quote a person's data. */
export function withoutWords(error: unknown): Error {
  const { name, stack } = (error ?? {}) as { name?: unknown; stack?: unknown };
  const bare = new Error();
  if (typeof name === 'string') bare.name = name;
  const places = typeof stack === 'string' ? stack.split('\n').filter((line) => /^ {4}at /.test(line)) : [];
  bare.stack = [bare.name, ...places].join('\n');
  return bare;
}

async function makeQueue(boss: PgBoss, queue: Queue): Promise<void> {
  await boss.createQueue(queue + lost, { retryLimit: 20, retryBackoff: true });
  await boss.createQueue(queue, {
    retryLimit: tries - 1,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds,
    deadLetter: queue + lost,
    notify: true,
  });
  // pg-boss looks a queue up at its first use and keeps it. Inside a transaction of the embedded database, which has one
  // connection, that first look would wait for the transaction and the transaction for it.
  await boss.getJobById(queue, randomUUID());
}

async function restartOrphans(database: Database): Promise<void> {
  await database.db.execute(
    sql`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
}
