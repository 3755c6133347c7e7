import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { checkPassword, hashPassword } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/judge-password.ts';
import { turnOfPerson } from '../passwords/take-turns.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { emailClaims, insertIdentity } from './create-user.ts';
import { findIdentities } from './find-user.ts';
import { nameIn } from './name-in.ts';
import { noteProvider } from './note-provider.ts';
import { checkPresentPassword, isPresent, type Proof, redeemProofCode } from './prove-presence.ts';

/** Checks a new password and the right to set it; gives its hash. */
export async function preparePassword(
  auth: AuthContext,
  signedIn: SignedIn,
  proof: Proof,
  password: string,
  caller: Caller,
): Promise<string> {
  const { settings } = auth;
  const { user } = signedIn;
  if (user.isAnonymous && !user.email) throw badPasswordOfNobody();
  await requireGoodPassword(auth, password, [user.email ?? '', nameIn(user.userMetadata)]);
  await requirePresence(auth, signedIn, proof, caller);
  const same = await checkPassword(password, user.passwordHash, settings.argon2, turnOfPerson(user.id));
  if (same.right) throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  return hashPassword(password, settings.argon2, turnOfPerson(user.id));
}

/** Stores a new password: all other sessions end, all mailed tokens die, the owner is told. */
export async function applyPassword(
  auth: AuthContext,
  tx: Db,
  user: User,
  passwordHash: string,
  sessionId: string,
  caller: Caller,
): Promise<User> {
  const [updated] = await tx
    .update(users)
    // A change of address that somebody else began ends too: its mails could be asked for again.
    .set({ passwordHash, newEmail: null, emailChangeAccepted: 0, emailChangeSentAt: null, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  const identified = await identifyByEmail(auth, tx, updated ?? user);
  await endSessions(tx, user.id, 'others', sessionId);
  await clearTokens(tx, user.id);
  await writeAudit(auth, tx, { action: 'password_changed', userId: user.id, caller });
  await sendNotice(auth, tx, 'passwordChanged', user, caller);
  return identified;
}

/** A first password makes the proved address a way to sign in of its own, so that the other one can be unlinked. */
async function identifyByEmail(auth: AuthContext, tx: Db, user: User): Promise<User> {
  const known = await findIdentities(tx, user.id);
  if (!user.email || !user.emailConfirmedAt || known.some((identity) => identity.provider === 'email')) return user;
  const identityData = emailClaims(user.id, user.email, true);
  await insertIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, identityData }, auth.now());
  return noteProvider(auth, tx, user, 'email');
}

/**
 * A session that a mail just opened may set a password: the mail was the proof. Others show that the person is there: by
 * the present password or by the mailed code. A present password that is given is always checked.
 */
async function requirePresence(auth: AuthContext, signedIn: SignedIn, proof: Proof, caller: Caller): Promise<void> {
  if (await checkPresentPassword(auth, signedIn, proof.currentPassword, caller)) return;
  if (proof.nonce) return redeemProofCode(auth, signedIn, proof.nonce, caller);
  if (!(await isPresent(auth, signedIn.session, 'otp')))
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
}

function badPasswordOfNobody(): AuthError {
  return new AuthError(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  );
}
