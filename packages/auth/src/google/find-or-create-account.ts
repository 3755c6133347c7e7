import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { takeToken } from '../limits/take-token.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { identities, type User, users } from '../tables.ts';
import { confirmUser, type Vouched } from '../users/confirm-user.ts';
import { insertIdentity, insertUser } from '../users/create-user.ts';
import { mailboxOf } from '../users/email-address.ts';
import { findIdentities, findUserByEmail, lockUser } from '../users/find-user.ts';
import { noteProvider } from '../users/note-provider.ts';
import { renewSignUp } from '../users/sign-ups.ts';
import type { ProviderPerson } from './claims.ts';

/** An account, or the reason why its sign-in has to wait (kept, not rolled back: the account and its mail stand). */
export type FoundAccount = User | AuthError;

/**
 * The account of a person that Google vouches for: the one this Google account is linked to; else the one of the same
 * proved address, which gets linked; else a new one. An address that Google has not proved opens nothing.
 */
export async function findOrCreateAccount(
  auth: AuthContext,
  tx: Db,
  person: ProviderPerson,
  caller: Caller,
  redirectTo: string,
): Promise<FoundAccount> {
  const known = await findLinked(auth, tx, person);
  if (known)
    return known.emailConfirmedAt
      ? updateProfile(auth, tx, known, person)
      : confirmOrWait(auth, tx, known, person, redirectTo);
  const owner = person.email ? await findUserByEmail(tx, person.email) : undefined;
  if (owner && !person.emailVerified) return needsVerification();
  if (owner) return linkToOwner(auth, tx, owner, person, caller);
  return createAccount(auth, tx, person, caller, redirectTo);
}

async function findLinked(auth: AuthContext, tx: Db, person: ProviderPerson): Promise<User | undefined> {
  const mine = and(eq(identities.provider, 'google'), eq(identities.providerId, person.subject));
  const refreshed = { identityData: person.data, updatedAt: auth.now() };
  const [identity] = await tx.update(identities).set(refreshed).where(mine).returning();
  return identity && lockUser(tx, identity.userId);
}

async function updateProfile(auth: AuthContext, tx: Db, user: User, person: ProviderPerson): Promise<User> {
  // The address of the account is the account's own affair: what Google says now describes the identity only.
  const { email: _email, email_verified: _verified, sub: _sub, ...profile } = person.data;
  const userMetadata = { ...user.userMetadata, ...profile };
  const [updated] = await tx
    .update(users)
    .set({ userMetadata, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}

/** What Google vouches for: its account, with no password. */
const vouchedBy = (person: ProviderPerson): Vouched => ({
  provider: 'google',
  providerId: person.subject,
  passwordHash: null,
  userMetadata: person.data,
});

async function confirmOrWait(auth: AuthContext, tx: Db, user: User, person: ProviderPerson, redirectTo: string) {
  if (person.emailVerified && person.email === user.email) return confirmUser(auth, tx, user, vouchedBy(person));
  const signUp = await renewSignUp(auth, tx, user.id, { ...vouchedBy(person), bindingHash: null });
  // Each sign-in at Google asks for the mail anew: the address gets no more of them than of any other.
  const wait = user.email
    ? await takeToken(auth, `mails to ${mailboxOf(user.email)}`, auth.settings.limits.mailToAddress, tx)
    : 0;
  if (user.email && wait === 0)
    await sendTokenMail(auth, tx, { user, type: 'confirmation', to: user.email, redirectTo, signUp });
  return needsVerification();
}

async function linkToOwner(
  auth: AuthContext,
  tx: Db,
  owner: User,
  person: ProviderPerson,
  caller: Caller,
): Promise<FoundAccount> {
  // An address of a company passes from hand to hand, and each of them may have an account at Google.
  const linked = (await findIdentities(tx, owner.id)).some(({ provider }) => provider === 'google');
  if (linked && owner.emailConfirmedAt) return otherAccount();
  await insertIdentity(tx, identityOf(owner.id, person), auth.now());
  await writeAudit(auth, tx, { action: 'identity_linked', userId: owner.id, caller, details: { provider: 'google' } });
  // Somebody may have signed up with this address before its owner came: nothing they set survives the owner's proof.
  if (!owner.emailConfirmedAt) return confirmUser(auth, tx, owner, vouchedBy(person));
  await sendNotice(auth, tx, 'identityLinked', owner, caller);
  return noteProvider(auth, tx, owner, 'google');
}

async function createAccount(
  auth: AuthContext,
  tx: Db,
  person: ProviderPerson,
  caller: Caller,
  redirectTo: string,
): Promise<FoundAccount> {
  if (auth.settings.disableSignup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const confirmedAt = person.emailVerified || !person.email ? auth.now() : null;
  const appMetadata = { provider: 'google', providers: ['google'] };
  const user = await insertUser(
    tx,
    { email: person.email ?? null, data: confirmedAt ? person.data : {}, appMetadata, confirmedAt },
    auth.now(),
  );
  await insertIdentity(tx, identityOf(user.id, person), auth.now());
  await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller, details: { provider: 'google' } });
  return confirmedAt ? user : confirmOrWait(auth, tx, user, person, redirectTo);
}

export function identityOf(userId: string, person: ProviderPerson) {
  return { userId, provider: 'google', providerId: person.subject, identityData: person.data };
}

function otherAccount(): AuthError {
  const words =
    'Another Google account is linked to this address. Sign in by email and link this one in your settings.';
  return new AuthError(422, 'identity_already_exists', words);
}

function needsVerification(): AuthError {
  const words = 'Unverified email with google. A confirmation email has been sent to your google email';
  return new AuthError(403, 'provider_email_needs_verification', words);
}
