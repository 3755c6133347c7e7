import { and, eq, gt } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { forgiveOwner, guardGuess } from '../limits/guard-guesses.ts';
import { checkPassword } from '../passwords/hash-password.ts';
import { amrClaims, type Session, type User, users } from '../tables.ts';
import { findByCode, spendToken } from '../tokens/find-token.ts';

/** What shows that the person is there: their present password, or the code that `GET /reauthenticate` mails. */
export interface Proof {
  currentPassword: string | undefined;
  nonce: string | undefined;
}

/** A caller of whom nothing is known. */
const nobody: Caller = { ip: '', network: '', userAgent: '', keepsCookies: false, language: 'en' as const };

/** Whether a proof was given and holds. Throws `AuthError` 400 or 422 where it is wrong, 429 after too many tries. */
export async function provePresence(
  auth: AuthContext,
  userId: string,
  proof: Proof,
  caller: Caller = nobody,
): Promise<boolean> {
  const [user] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  if (!user) return false;
  if (await checkPresentPassword(auth, user, proof.currentPassword, caller)) return true;
  if (!proof.nonce) return false;
  await redeemProofCode(auth, user, proof.nonce, caller);
  return true;
}

/** Whether the present password was given, where there is one. Throws 400 `current_password_invalid`. */
export async function checkPresentPassword(
  auth: AuthContext,
  user: User,
  currentPassword: string | undefined,
  caller: Caller,
): Promise<boolean> {
  const { settings } = auth;
  if (!currentPassword || !user.passwordHash) return false;
  // Who has a session guesses at the password as anybody else does: with the same count.
  const aim = { secret: 'password', account: user.email ?? user.id } as const;
  await guardGuess(auth, aim, user, caller);
  const { right } = await checkPassword(currentPassword, user.passwordHash, settings.argon2);
  if (!right) throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.');
  await forgiveOwner(auth, aim);
  return true;
}

/** Whether the session was opened, or its person proved that they are there, in the last quarter of an hour: by any way (a factor's code too), or by one. */
export async function isPresent(
  { database, settings, now }: AuthContext,
  session: Session,
  by?: 'otp',
  db: Db = database.db,
): Promise<boolean> {
  const since = new Date(now().getTime() - settings.mailProofLifetime * 1000);
  const ofSession = and(eq(amrClaims.sessionId, session.id), gt(amrClaims.createdAt, since));
  return (await db.$count(amrClaims, by ? and(ofSession, eq(amrClaims.method, by)) : ofSession)) > 0;
}

/** Throws 400 `reauthentication_needed` with these words where nobody opened the session, or proved to be there, in the last quarter of an hour. */
export async function requirePresent(auth: AuthContext, session: Session, words: string, db?: Db): Promise<void> {
  if (!(await isPresent(auth, session, undefined, db))) throw new AuthError(400, 'reauthentication_needed', words);
}

/** Notes in the session that its person is there, by the present password or the mailed code. Throws 400 where neither is given. */
export async function renewPresence(
  auth: AuthContext,
  { user, session }: SignedIn,
  proof: Proof,
  caller: Caller,
): Promise<void> {
  if (!(await provePresence(auth, user.id, proof, caller)))
    throw new AuthError(400, 'reauthentication_needed', 'Enter your password or the code that was mailed to you');
  const createdAt = auth.now();
  const method = proof.currentPassword ? 'password' : 'otp';
  await auth.database.db
    .insert(amrClaims)
    .values({ sessionId: session.id, method, createdAt })
    .onConflictDoUpdate({ target: [amrClaims.sessionId, amrClaims.method], set: { createdAt } });
}

/** Spends the code of the mail. Throws 422 `reauthentication_not_valid`. */
export async function redeemProofCode(auth: AuthContext, user: User, nonce: string, caller: Caller): Promise<void> {
  const aim = { secret: 'mailed code', account: user.email ?? user.id } as const;
  await guardGuess(auth, aim, user, caller);
  const token = await findByCode(auth, { userId: user.id }, nonce, ['reauthentication']);
  if (!token || !(await spendToken(auth.database.db, token.id))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  await forgiveOwner(auth, aim);
}
