import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** So many in five minutes, and how many at once. */
export interface Rate {
  per: number;
  burst: number;
}

const WINDOW_MS = 300_000;

/**
 * Takes one token from a bucket that all processes share. Returns 0 when there was one, else the milliseconds until there
 * will be. The table has `key text primary key, full_at_ms bigint`: the moment at which the bucket is full again (generic
 * cell rate algorithm, ITU-T I.371). `now` in milliseconds since 1970.
 */
export async function takeToken(
  db: Executor,
  { schema, key, now, per, burst }: Rate & { schema: string; key: string; now: number },
): Promise<number> {
  const table = sql`${sql.identifier(schema)}.rate_limits`;
  const step = Math.max(1, Math.round(WINDOW_MS / per));
  const latest = now + step * burst;
  const { rows } = await db.execute(sql`
    insert into ${table} as bucket (key, full_at_ms) values (${key}, ${now + step})
    on conflict (key) do update set full_at_ms = greatest(bucket.full_at_ms, ${now}) + ${step}
    where greatest(bucket.full_at_ms, ${now}) + ${step} <= ${latest} returning 1`);
  if (rows.length > 0) return 0;
  return Math.max(1, (await fullAt(db, schema, key)) + step - latest);
}

/** Gives a token back that was taken and not used up. `db` and the bucket as for `takeToken`. */
export async function giveTokenBack(
  db: Executor,
  { schema, key, per }: Rate & { schema: string; key: string },
): Promise<void> {
  const step = Math.max(1, Math.round(WINDOW_MS / per));
  await db.execute(
    sql`update ${sql.identifier(schema)}.rate_limits set full_at_ms = full_at_ms - ${step} where key = ${key}`,
  );
}

/** Whether a token could be taken: 0, else the milliseconds until then. Takes none. */
export async function peekToken(
  db: Executor,
  { schema, key, now, per, burst }: Rate & { schema: string; key: string; now: number },
): Promise<number> {
  const step = Math.max(1, Math.round(WINDOW_MS / per));
  return Math.max(0, Math.max(await fullAt(db, schema, key), now) + step - (now + step * burst));
}

async function fullAt(db: Executor, schema: string, key: string): Promise<number> {
  const { rows } = await db.execute<{ full: string | number }>(
    sql`select full_at_ms as full from ${sql.identifier(schema)}.rate_limits where key = ${key}`,
  );
  return Number(rows[0]?.full ?? 0);
}
