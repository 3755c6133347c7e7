import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { identities, type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { emailClaims, insertIdentity } from './create-user.ts';
import { requireEmail } from './email-address.ts';
import { findUserByEmail } from './find-user.ts';
import { setNewEmail } from './set-new-email.ts';

export interface EmailChange {
  redirectTo: string;
  challenge: CodeChallenge | undefined;
  caller: Caller;
}

const taken = () => new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Checks a new address; undefined when it is the present one. Throws 422 `email_exists`, 429 for too many mails. */
export async function prepareEmailChange(auth: AuthContext, user: User, email: string): Promise<string | undefined> {
  const address = requireEmail(email);
  if (address === user.email) return undefined;
  if (await findUserByEmail(auth.database.db, address)) throw taken();
  if (!auth.settings.autoconfirm) await limitMail(auth, 'email_change', address);
  return address;
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
  const mail = { user: pending, redirectTo, challenge };
  const sent = await sendTokenMail(auth, tx, { ...mail, type: 'email_change_new', to: newEmail });
  if (!needsBoth(auth, user)) return sent.user;
  const both = await sendTokenMail(auth, tx, { ...mail, type: 'email_change_current', to: user.email ?? '' });
  return both.user;
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
  const rival = await findUserByEmail(tx, newEmail);
  if (rival && rival.id !== user.id) throw taken();
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
  if (user.email) await sendNotice(auth, tx, 'emailChanged', user.email, caller);
  return updated ?? user;
}
