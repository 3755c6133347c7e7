import { and, eq, gt } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { type Aim, forgiveOwner, giveGuessesBack, guardGuesses } from '../limits/guard-guesses.ts';
import { checkPassword } from '../passwords/hash-password.ts';
import { turnOfPerson } from '../passwords/take-turns.ts';
import { amrClaims, type Session, type User, users } from '../tables.ts';
import { findByCode, spendToken } from '../tokens/find-token.ts';

/** What shows that the person is there: their present password, or the code that `GET /reauthenticate` mails. */
export interface Proof {
  currentPassword: string | undefined;
  nonce: string | undefined;
}

/** Who is to prove that they are there: a session is enough of which only the id is known. */
export type Prover = { user: User; session: Pick<Session, 'id'> };

/** Free guesses of all sessions of an account together: three sessions' worth. */
const FREE_OF_ACCOUNT = 30;

/**
 * The counts that a wrong proof adds to: of its session and of all sessions of the account. Whoever has no session of the account, and guesses at its
 * sign-in or at a mailed code, adds to neither: no stranger keeps its owner from a proof.
 */
function aimsAtProof({ user, session }: Prover, secret: 'proof by password' | 'proof by code'): Aim[] {
  const aim = { secret, account: user.id } as const;
  return [
    { ...aim, source: `session ${session.id}` },
    { ...aim, free: FREE_OF_ACCOUNT },
  ];
}

/** A caller of whom nothing is known. */
const nobody: Caller = { ip: '', network: '', userAgent: '', keepsCookies: false, language: 'en' as const };

/** Whether a proof was given and holds. Throws `AuthError` 400 or 422 where it is wrong, 429 after too many tries. */
export async function provePresence(
  auth: AuthContext,
  userId: string,
  sessionId: string,
  proof: Proof,
  caller: Caller = nobody,
): Promise<boolean> {
  const [user] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  if (!user) return false;
  const prover = { user, session: { id: sessionId } };
  if (await checkPresentPassword(auth, prover, proof.currentPassword, caller)) return true;
  if (!proof.nonce) return false;
  await redeemProofCode(auth, prover, proof.nonce, caller);
  return true;
}

/** Whether the present password was given, where there is one. Throws 400 `current_password_invalid`. */
export async function checkPresentPassword(
  auth: AuthContext,
  prover: Prover,
  currentPassword: string | undefined,
  caller: Caller,
): Promise<boolean> {
  const { settings } = auth;
  const { user } = prover;
  if (!currentPassword || !user.passwordHash) return false;
  const aims = aimsAtProof(prover, 'proof by password');
  await guardGuesses(auth, aims, user, caller);
  const turn = turnOfPerson(user.id);
  const { right } = await checkPassword(currentPassword, user.passwordHash, settings.argon2, turn, () =>
    giveGuessesBack(auth, aims),
  );
  if (!right) throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.');
  for (const aim of aims) await forgiveOwner(auth, aim);
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
  if (!(await provePresence(auth, user.id, session.id, proof, caller)))
    throw new AuthError(400, 'reauthentication_needed', 'Enter your password or the code that was mailed to you');
  const createdAt = auth.now();
  const method = proof.currentPassword ? 'password' : 'otp';
  await auth.database.db
    .insert(amrClaims)
    .values({ sessionId: session.id, method, createdAt })
    .onConflictDoUpdate({ target: [amrClaims.sessionId, amrClaims.method], set: { createdAt } });
}

/** Spends the code of the mail. Throws 422 `reauthentication_not_valid`. */
export async function redeemProofCode(auth: AuthContext, prover: Prover, nonce: string, caller: Caller): Promise<void> {
  const { user } = prover;
  const aims = aimsAtProof(prover, 'proof by code');
  await guardGuesses(auth, aims, user, caller);
  const token = await findByCode(auth, { userId: user.id }, nonce, ['reauthentication']);
  if (!token || !(await spendToken(auth.database.db, token.id))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  for (const aim of aims) await forgiveOwner(auth, aim);
}
