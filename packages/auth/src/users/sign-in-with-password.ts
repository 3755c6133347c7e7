import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError, badLogin, banned } from '../http/auth-error.ts';
import { type Caller, networkOf } from '../http/caller.ts';
import { requireToken, takeToken } from '../limits/take-token.ts';
import { checkPassword, hashPassword } from '../passwords/hash-password.ts';
import { judgePassword, type Weakness } from '../passwords/judge-password.ts';
import { replySession, type SessionReply } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import { sessions, type User, users } from '../tables.ts';
import { findUserByEmail, isBanned, lockUser } from './find-user.ts';

export interface PasswordSignIn {
  email: string;
  password: string;
  caller: Caller;
  bindingHash: string | undefined;
}

/**
 * Signs in by address and password. Unknown address, no password and wrong password are one answer and take one time;
 * "not confirmed" and "banned" are said only to who knows the password.
 */
export async function signInWithPassword(
  auth: AuthContext,
  { email, password, caller, bindingHash }: PasswordSignIn,
): Promise<SessionReply & { weak_password?: Weakness }> {
  const { settings, database } = auth;
  const user = await findUserByEmail(database.db, email);
  await slowGuessing(auth, email, user, caller);
  const check = await checkPassword(password.slice(0, 1_024), user?.passwordHash, settings.argon2);
  if (!user || !check.right) {
    await writeAudit(auth, database.db, { action: 'login_failed', userId: user?.id, caller });
    throw badLogin();
  }
  if (isBanned(user, auth.now())) throw banned(400);
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const weakness = await judgePassword(password, [email], settings);
  const rehashed = check.outdated ? await hashPassword(password, settings.argon2) : undefined;
  const started = await database.transaction(async (tx) => {
    // A password that was changed since it was checked opens nothing any more.
    const current = await lockUser(tx, user.id);
    if (current?.passwordHash !== user.passwordHash) throw badLogin();
    if (rehashed) await tx.update(users).set({ passwordHash: rehashed }).where(eq(users.id, user.id));
    return startSession(auth, tx, { user, caller, method: 'password', bindingHash });
  });
  const reply = await replySession(auth, started);
  return weakness ? { ...reply, weak_password: weakness } : reply;
}

/**
 * Slows guessing, for unknown addresses alike: few tries on an account from one address, and a limit from all addresses
 * together that does not lock the owner out: a network in which the account is signed in may go on.
 */
async function slowGuessing(auth: AuthContext, email: string, user: User | undefined, caller: Caller): Promise<void> {
  const { passwordFromAddress, passwordForAccount } = auth.settings.limits;
  await requireToken(auth, `password ${email} ${caller.network}`, passwordFromAddress);
  if ((await takeToken(auth, `password ${email}`, passwordForAccount)) === 0) return;
  if (user && (await isAtHome(auth, user, caller))) return;
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

async function isAtHome(auth: AuthContext, user: User, caller: Caller): Promise<boolean> {
  const mine = and(eq(sessions.userId, user.id), sql`${sessions.ip} <> ''`);
  const rows = await auth.database.db.select({ ip: sessions.ip }).from(sessions).where(mine).limit(200);
  return rows.some((row) => networkOf(row.ip ?? '') === caller.network);
}
