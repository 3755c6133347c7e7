import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { mfaFactors, sessions, users } from '../tables.ts';
import { findUser } from '../users/find-user.ts';
import { requireKnown } from './edit-user.ts';

const operator = { ip: '', network: '', userAgent: '', keepsCookies: false, language: 'en' as const };

/** What an operator sees of a user's sign-in. Times are ISO 8601. */
export interface SignInState {
  bannedUntil: string | null;
  lastSignInAt: string | null;
  openSessions: number;
  /** Authenticator apps that count. */
  factors: number;
}

/** A user's sign-in as the operator may see it; undefined where there is no such user. */
export async function lookAtUser({ database: { db } }: AuthContext, id: string): Promise<SignInState | undefined> {
  const user = await findUser(db, id);
  if (!user) return undefined;
  const totp = and(eq(mfaFactors.userId, id), eq(mfaFactors.factorType, 'totp'), eq(mfaFactors.status, 'verified'));
  return {
    bannedUntil: user.bannedUntil?.toISOString() ?? null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    openSessions: await db.$count(sessions, eq(sessions.userId, id)),
    factors: await db.$count(mfaFactors, totp),
  };
}

/** Locks a user out until a moment, which ends all their sessions; without one lets them in again. Throws 404 `user_not_found`. */
export async function banUser(auth: AuthContext, tx: Db, id: string, until: Date | null): Promise<void> {
  await requireKnown(tx, id);
  if (until) await endSessions(tx, id, 'global', id);
  await tx.update(users).set({ bannedUntil: until }).where(eq(users.id, id));
  await writeAudit(auth, tx, { action: until ? 'user_banned' : 'user_unbanned', userId: id });
}

/**
 * Takes every second factor off a user, recovery codes too, and ends their sessions: whoever asked the operator for it has to sign in with
 * the first factor. Resolves to how many there were. Throws 404 `user_not_found`.
 */
export async function resetFactors(auth: AuthContext, tx: Db, id: string): Promise<number> {
  const user = await requireKnown(tx, id);
  const gone = await tx.delete(mfaFactors).where(eq(mfaFactors.userId, id)).returning({ type: mfaFactors.factorType });
  await endSessions(tx, id, 'global', id);
  await writeAudit(auth, tx, { action: 'factors_reset', userId: id });
  if (gone.length > 0) await sendNotice(auth, tx, 'factorRemoved', user, operator);
  return gone.length;
}
