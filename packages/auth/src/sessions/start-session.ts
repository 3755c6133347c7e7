import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { banned } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { mailNewSignIn } from '../mails/send-notice.ts';
import { amrClaims, identities, sessions, type User, users } from '../tables.ts';
import { isBanned } from '../users/find-user.ts';
import { hasSecondFactor } from '../users/require-second-factor.ts';
import { endHalfSurplus, endSurplus } from './end-surplus.ts';
import type { Started } from './session-reply.ts';
import { familyOf } from './user-agent.ts';

export interface SignIn {
  user: User;
  caller: Caller;
  /** How the person proved who they are: `password`, `otp`, `oauth`, `anonymous`. */
  method: string;
  provider?: string | undefined;
  /** Hash of the browser's binding cookie, to which the refresh tokens are tied. */
  bindingHash?: string | undefined;
}

/** How long a session may take to show the second factor, in seconds. */
export const HALF_LIFETIME_S = 900;

/** Lines of the log that are looked through for the browsers that somebody signs in with. */
const remembered = 2000;

/**
 * Opens a session for a user and notes the sign-in; of very many, the one that was used longest ago ends. Where there is a second factor the session lasts
 * minutes until it is shown. Throws `user_banned`.
 */
export async function startSession(auth: AuthContext, tx: Db, signIn: SignIn): Promise<Started> {
  const { user, caller, method, provider } = signIn;
  const now = auth.now();
  if (isBanned(user, now)) throw banned(400);
  await mailIfUnfamiliar(auth, tx, user, caller);
  const owes = await hasSecondFactor(tx, user.id);
  const lifetime = owes ? HALF_LIFETIME_S : auth.settings.sessionTimebox;
  const [session] = await tx
    .insert(sessions)
    .values({
      id: randomUUID(),
      userId: user.id,
      refreshKey: auth.secrets.encrypt('refresh key', randomBytes(32).toString('base64url')),
      bindingHash: signIn.bindingHash ?? null,
      userAgent: caller.userAgent,
      ip: caller.ip,
      createdAt: now,
      refreshedAt: now,
      notAfter: new Date(now.getTime() + lifetime * 1000),
    })
    .returning();
  const [updated] = await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id)).returning();
  if (!session || !updated) throw new Error('The session was not stored.');
  await tx.insert(amrClaims).values({ sessionId: session.id, method, provider: provider ?? null, createdAt: now });
  await (owes ? endHalfSurplus(tx, user.id, method) : endSurplus(tx, user.id));
  const used = and(eq(identities.userId, user.id), eq(identities.provider, provider ?? 'email'));
  await tx.update(identities).set({ lastSignInAt: now }).where(used);
  await writeAudit(auth, tx, {
    action: 'login',
    userId: user.id,
    caller,
    details: { method, provider: provider ?? null },
  });
  return { user: updated, session };
}

/** Mails the owner when nobody signed in with this kind of browser before. The first sign-in of all is no news. */
async function mailIfUnfamiliar(auth: AuthContext, tx: Db, user: User, caller: Caller): Promise<void> {
  if (!user.email || !user.lastSignInAt) return;
  const family = familyOf(caller.userAgent);
  const { rows } = await tx.execute<{ agent: string }>(sql`
    select distinct user_agent as agent from (
      select user_agent, action from auth.audit_log where user_id = ${user.id} order by at desc limit ${remembered}
    ) latest where action = 'login'`);
  if (rows.some((row) => familyOf(row.agent) === family)) return;
  await mailNewSignIn(auth, tx, user, caller);
}
