import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badLogin, banned } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { type Aim, forgiveOwner, giveGuessesBack, guardGuess } from '../limits/guard-guesses.ts';
import { giveTokenBack, requireToken } from '../limits/take-token.ts';
import { checkPassword, hashPassword } from '../passwords/hash-password.ts';
import { adviseOn, type Weakness } from '../passwords/judge-password.ts';
import { turnOfStranger } from '../passwords/take-turns.ts';
import { isAtHome } from '../sessions/is-at-home.ts';
import { replySession, type SessionReply } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import { type User, users } from '../tables.ts';
import { findUserByEmail, isBanned, lockUser } from './find-user.ts';
import { NOBODY } from './nobody.ts';
import { listSignUps, listTaken } from './sign-ups.ts';

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
  const { forgiven, giveBack } = await slowGuessing(auth, email, user, caller);
  const typed = password.slice(0, 1_024);
  const turn = turnOfStranger(caller.network);
  const check = await checkPassword(typed, user?.passwordHash, settings.argon2, turn, giveBack);
  if (!user || !check.right) {
    // Both checks are made for every address, in the same order: neither the answer nor its time tells which are taken.
    const waits = await checkPassword(typed, await waitingHash(database.db, user, bindingHash), settings.argon2, turn);
    // A right guess is not forgiven here: the count, too, would tell the one from the other.
    if (waits.right) throw user && !user.emailConfirmedAt && isBanned(user, auth.now()) ? banned(400) : notConfirmed();
    await writeAudit(auth, database.db, { action: 'login_failed', userId: user?.id, caller });
    throw badLogin();
  }
  for (const each of forgiven) await forgiveOwner(auth, each);
  if (isBanned(user, auth.now())) throw banned(400);
  if (!user.emailConfirmedAt) throw notConfirmed();
  const weakness = await adviseOn(password, [email], settings);
  const rehashed = check.outdated ? await hashPassword(password, settings.argon2, turn) : undefined;
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

const notConfirmed = () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

/** The password of the sign-up that waits for its proof, or was made with a taken address: the one of this browser, else the newest. */
async function waitingHash(db: Db, user: User | undefined, bindingHash: string | undefined): Promise<string | null> {
  const waiting = await (user?.emailConfirmedAt ? listTaken : listSignUps)(db, user?.id ?? NOBODY);
  const own = waiting.find((each) => bindingHash !== undefined && each.bindingHash === bindingHash);
  return (own ?? waiting[0])?.passwordHash ?? null;
}

/**
 * Slows guessing, for unknown addresses alike: few tries on an account from one network, and growing waits over all networks
 * together. They do not lock the owner out: a network in which the account is signed in has growing waits of its own.
 * Returns what a right password forgives, and what takes the guess back where it was compared with nothing.
 */
async function slowGuessing(
  auth: AuthContext,
  email: string,
  user: User | undefined,
  caller: Caller,
): Promise<{ forgiven: Aim[]; giveBack: () => Promise<void> }> {
  const tries = `password ${email} ${caller.network}`;
  const { passwordFromAddress } = auth.settings.limits;
  await requireToken(auth, tries, passwordFromAddress);
  const abroad: Aim = { secret: 'password', account: email };
  const home: Aim = { ...abroad, source: caller.network };
  const isHome = await isAtHome(auth, user?.id ?? NOBODY, caller);
  const counted = isHome ? home : abroad;
  await guardGuess(auth, counted, user, caller);
  return {
    forgiven: isHome ? [home] : [abroad, home],
    async giveBack() {
      await giveTokenBack(auth, tries, passwordFromAddress);
      await giveGuessesBack(auth, [counted]);
    },
  };
}
