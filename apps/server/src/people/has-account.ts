import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { keyedHash } from '../db/keyed-hash.ts';
import type { HasAccount } from '../http/actor.ts';

/** For so long a session of before a deletion makes no rows, in milliseconds: twice as long as a sign-out may go unseen elsewhere. */
const markedMs = 60_000;

/** Where sign-ins are ours: whoever has one has an account. It is held until the transaction ends, so that it is not deleted meanwhile. */
export const hasSignIn: HasAccount = async (tx, { id }) => {
  const { rows } = await tx.execute(
    sql`select 1 from auth.users where id = ${id} and deleted_at is null for key share`,
  );
  return rows.length > 0;
};

/**
 * Where sign-ins are in the operator's project they outlive a deletion here: whoever signs in after it begins anew, and sessions of
 * before do not, for as long as requests with them may be under way.
 */
export const hasSignedInSince =
  (secret: string): HasAccount =>
  async (tx, { id, signedInAt }) => {
    const { rows } = await tx.execute<{ until: string | number }>(
      sql`select full_at_ms as until from rate_limits where key = ${markOf(secret, id)}`,
    );
    const until = Number(rows[0]?.until ?? 0);
    return until < Date.now() || signedInAt * 1000 >= until - markedMs;
  };

/** Notes that an account is deleted, in the transaction that does so. A keyed hash is kept, as long as `markedMs`. */
export async function markDeleted(tx: Executor, secret: string, id: string): Promise<void> {
  const until = Date.now() + markedMs;
  await tx.execute(sql`insert into rate_limits (key, full_at_ms) values (${markOf(secret, id)}, ${until})
    on conflict (key) do update set full_at_ms = excluded.full_at_ms`);
}

const markOf = (secret: string, id: string): string => keyedHash(secret, `deleted account ${id}`);
