import { type SQL, sql } from 'drizzle-orm';
import { deleteUser } from './admin/delete-user.ts';
import type { AuthContext, Db } from './context.ts';
import type { KeyStore } from './keys/key-store.ts';
import { lockUser } from './users/find-user.ts';

const hours = (count: number) => count * 3_600_000;
/** Published keys must outlive every token they signed and every cache of the key set. */
const KEY_GRACE_MS = 20 * 60_000;

/** Deletes what is past its time: flows, tokens, dead sessions, full buckets, old log lines; turns the signing key. */
export async function cleanUp(auth: AuthContext, store: KeyStore): Promise<void> {
  const { settings, database } = auth;
  const now = auth.now().getTime();
  const before = (ms: number) => new Date(now - ms).toISOString();
  const idle = before(settings.sessionInactivity * 1000 + hours(72));
  for (const statement of [
    sql`delete from auth.flow_states where created_at < ${before(hours(24))}`,
    sql`delete from auth.one_time_tokens where expires_at < ${before(hours(24))}`,
    // Those with a taken address end with the others: which is which is not to be told by how long their password is known.
    sql`delete from auth.sign_ups where created_at < ${before(hours(24 * 30))}`,
    sql`delete from auth.mfa_challenges where created_at < ${before(hours(24))}`,
    sql`delete from auth.mfa_factors where status = 'unverified' and created_at < ${before(hours(24))}`,
    sql`delete from auth.sessions where not_after < ${before(hours(72))} or refreshed_at < ${idle}`,
    sql`delete from auth.rate_limits where full_at_ms < ${now}`,
    sql`delete from auth.guesses where last_ms < ${now - hours(24)}`,
    sql`delete from auth.audit_log where at < ${before(hours(24 * 400))}`,
  ]) {
    await database.db.execute(statement);
  }
  const month = before(hours(24 * 30));
  for (const find of [findAbandoned, findUnanswered])
    for (const id of await find(database.db, month))
      await database.transaction(async (tx) => {
        await lockUser(tx, id);
        // Somebody may have come back since they were looked for.
        if ((await find(tx, month, id)).length > 0) await deleteUser(auth, tx, id);
      });
  if (settings.signingKeys) return;
  const due = ((await store.currentAge(auth.now())) ?? 0) > settings.keyLifetime * 1000;
  if (due && (await store.rotate(auth.now()))) auth.keys.forget();
  await store.prune(new Date(now - settings.jwtLifetime * 1000 - KEY_GRACE_MS));
}

/** Anonymous users who have not come since, some at a time, or the one of `id`: each is deleted with what others keep of them. */
async function findAbandoned(db: Db, since: string, id?: string): Promise<string[]> {
  return listIds(
    db,
    sql`select id from auth.users where is_anonymous and deleted_at is null and created_at < ${since} and id = coalesce(${id ?? null}::uuid, id)
      and not exists (select 1 from auth.sessions where user_id = users.id and refreshed_at > ${since}) limit 500`,
  );
}

/**
 * Sign-ups that nobody has answered, some at a time, or the one of `id`: anybody may have typed their address in, and it is not kept. Whom an administrator
 * invited or added stays, whoever signs up with their address later, and so does who has a mail to answer.
 */
async function findUnanswered(db: Db, since: string, id?: string): Promise<string[]> {
  return listIds(
    db,
    sql`select id from auth.users u
      where email_confirmed_at is null and last_sign_in_at is null and deleted_at is null and created_at < ${since} and id = coalesce(${id ?? null}::uuid, id)
      and exists (select 1 from auth.audit_log where user_id = u.id and action = 'signup' and at < u.created_at + interval '1 minute')
      and not exists (select 1 from auth.sign_ups where user_id = u.id)
      and not exists (select 1 from auth.one_time_tokens where user_id = u.id) limit 500`,
  );
}

async function listIds(db: Db, statement: SQL): Promise<string[]> {
  return (await db.execute<{ id: string }>(statement)).rows.map(({ id }) => id);
}
