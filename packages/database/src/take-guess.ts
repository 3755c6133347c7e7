import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Wrong guesses that cost nothing; each further one doubles the wait. */
export const FREE_GUESSES = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** After so long without a guess all is forgotten. */
const MEMORY_MS = 24 * 3_600_000;

export interface Guesses {
  schema: string;
  /** What is guessed at: a keyed hash of an account or a link. */
  key: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Wrong guesses in a row that cost nothing. Default: `FREE_GUESSES`. */
  free?: number | undefined;
}

/** A guess that may be made (how many it makes since the last right one), or the milliseconds until the next may be. */
export type Guess = { count: number } | { wait: number };

/**
 * Takes the right to one guess at a secret, before it is compared: guesses in parallel cannot share it. After the free
 * ones in a row, ten where nothing else is said, each waits twice as long as the last, from 30 s to an hour. The table has `key text primary key, failures
 * integer, blocked_until_ms bigint, last_ms bigint`. A right guess is to be forgiven or given back.
 */
export async function takeGuess(db: Executor, { schema, key, now, free = FREE_GUESSES }: Guesses): Promise<Guess> {
  const table = sql`${sql.identifier(schema)}.guesses`;
  const count = sql`(case when g.last_ms < ${now - MEMORY_MS} then 1 else g.failures + 1 end)`;
  const doubled = sql`${FIRST_WAIT_MS} * power(2, least(${count} - ${free}::int, 20))`;
  const { rows } = await db.execute<{ failures: number }>(sql`
    insert into ${table} as g (key, failures, blocked_until_ms, last_ms) values (${key}, 1, 0, ${now})
    on conflict (key) do update set failures = ${count}, last_ms = ${now},
      blocked_until_ms = case when ${count} < ${free}::int then 0
        else (${now} + least(${LONGEST_WAIT_MS}, ${doubled}))::bigint end
    where g.blocked_until_ms <= ${now} returning failures`);
  const [taken] = rows;
  if (taken) return { count: Number(taken.failures) };
  const waiting = await db.execute<{ until: string | number }>(
    sql`select blocked_until_ms as until from ${table} where key = ${key}`,
  );
  return { wait: Math.max(1, Number(waiting.rows[0]?.until ?? 0) - now) };
}

/** The guess was right and its maker owns the secret: earlier ones are forgotten. */
export async function forgiveGuesses(db: Executor, { schema, key }: Pick<Guesses, 'schema' | 'key'>): Promise<void> {
  await db.execute(sql`delete from ${sql.identifier(schema)}.guesses where key = ${key}`);
}

/** A guess that was right, but others know the secret too, or that was compared with nothing: it is not counted, earlier ones are. */
export async function giveGuessBack(db: Executor, { schema, key }: Pick<Guesses, 'schema' | 'key'>): Promise<void> {
  await db.execute(sql`update ${sql.identifier(schema)}.guesses
    set failures = greatest(failures - 1, 0), blocked_until_ms = 0 where key = ${key}`);
}
