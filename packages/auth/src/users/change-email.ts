import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { noteSent, sendTokenMail } from '../mails/send-token-mail.ts';
import { identities, type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { emailClaims, insertIdentity } from './create-user.ts';
import { requireEmail } from './email-address.ts';
import { findHolder, giveWay } from './give-way.ts';
import { setNewEmail } from './set-new-email.ts';

export interface EmailChange {
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  caller: Caller;
}

const taken = () => new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/**
 * Checks a new address, which `network` asks for (undefined: the operator); undefined when it is the present one. That somebody has it is told only where no mail could tell
 * its owner: with autoconfirm. Throws then 422 `email_exists`, 429 for too many mails.
 */
export async function prepareEmailChange(
  auth: AuthContext,
  user: User,
  email: string,
  network: string | undefined,
): Promise<string | undefined> {
  const address = requireEmail(email);
  if (address === user.email) return undefined;
  if (auth.settings.autoconfirm) await requireFree(auth.database.db, address);
  if (!auth.settings.autoconfirm)
    await limitMail(auth, { kind: 'email_change', email: address, reach: 'anybody', network });
  return address;
}

/** Throws 422 `email_exists` for an address that an account has. */
export async function requireFree(db: Db, address: string): Promise<void> {
  if (await findHolder(db, address)) throw taken();
}

/** Mails both addresses (only the new one when there is no confirmed old one); with autoconfirm it changes at once. */
export async function startEmailChange(
  auth: AuthContext,
  tx: Db,
  user: User,
  newEmail: string,
  { redirectTo, challenge, caller }: EmailChange,
): Promise<User> {
  if (auth.settings.autoconfirm) return finishEmailChange(auth, tx, { ...user, newEmail }, caller);
  const pending = await setNewEmail(auth, tx, user, newEmail);
  return sendChangeMails(auth, tx, pending, newEmail, { redirectTo, challenge, caller });
}

/** The sides of a change of address, as `emailChangeAccepted` keeps which of them have agreed. */
const sides = { email_change_new: 2, email_change_current: 4 } as const;

type Side = keyof typeof sides;

const hasAgreed = (user: User, side: Side): boolean => (user.emailChangeAccepted & sides[side]) !== 0;

/** Notes that a side agreed; whether the change still waits for the other one. */
export async function agreeToChange(auth: AuthContext, tx: Db, user: User, side: Side): Promise<boolean> {
  const emailChangeAccepted = user.emailChangeAccepted | sides[side];
  const agreed = { ...user, emailChangeAccepted };
  if (!needsBoth(auth, user) || (hasAgreed(agreed, 'email_change_new') && hasAgreed(agreed, 'email_change_current')))
    return false;
  await tx.update(users).set({ emailChangeAccepted }).where(eq(users.id, user.id));
  return true;
}

/** Mails what a change of address waits for: nothing to a side that has agreed. Who has the new address already is told so instead of asked to agree. */
export async function sendChangeMails(
  auth: AuthContext,
  tx: Db,
  user: User,
  newEmail: string,
  { redirectTo, challenge, caller }: EmailChange,
): Promise<User> {
  const mail = { redirectTo, challenge, caller };
  const owner = await findHolder(tx, newEmail);
  if (owner) await sendNotice(auth, tx, 'triedToSignUp', owner, caller);
  // Neither the answer nor its times tell which of the mails was sent.
  const told =
    owner || hasAgreed(user, 'email_change_new')
      ? await noteSent(auth, tx, user, 'email_change_new')
      : (await sendTokenMail(auth, tx, { ...mail, user, type: 'email_change_new', to: newEmail })).user;
  if (!needsBoth(auth, user) || hasAgreed(user, 'email_change_current')) return told;
  return (await sendTokenMail(auth, tx, { ...mail, user: told, type: 'email_change_current', to: user.email ?? '' }))
    .user;
}

/** Whether the old address has to agree too. */
export function needsBoth(auth: AuthContext, user: User): boolean {
  return auth.settings.secureEmailChange && user.email !== null && user.emailConfirmedAt !== null;
}

/** Gives the account its new address. The mailed tokens die and the old address is told. */
export async function finishEmailChange(auth: AuthContext, tx: Db, user: User, caller: Caller): Promise<User> {
  const now = auth.now();
  const { newEmail } = user;
  if (!newEmail) return user;
  if (await giveWay(auth, tx, user, newEmail)) throw taken();
  const claims = emailClaims(user.id, newEmail, true);
  const providers = Array.isArray(user.appMetadata.providers) ? user.appMetadata.providers : [];
  const [updated] = await tx
    .update(users)
    .set({
      email: newEmail,
      emailConfirmedAt: now,
      newEmail: null,
      emailChangeAccepted: 0,
      emailChangeSentAt: null,
      isAnonymous: false,
      userMetadata: { ...user.userMetadata, ...claims },
      appMetadata: { provider: 'email', ...user.appMetadata, providers: [...new Set([...providers, 'email'])] },
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
    .returning();
  const own = and(eq(identities.userId, user.id), eq(identities.provider, 'email'));
  const moved = await tx.update(identities).set({ identityData: claims, updatedAt: now }).where(own).returning();
  if (moved.length === 0) {
    await insertIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, identityData: claims }, now);
  }
  await clearTokens(tx, user.id);
  await writeAudit(auth, tx, { action: 'email_changed', userId: user.id, caller });
  if (user.email) await sendNotice(auth, tx, 'emailChanged', user, caller);
  return updated ?? user;
}
