import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { identities, type User, users } from '../tables.ts';
import { insertIdentity } from '../users/create-user.ts';
import { lockUser } from '../users/find-user.ts';
import { giveWay } from '../users/give-way.ts';
import { noteProvider } from '../users/note-provider.ts';
import type { ProviderPerson } from './claims.ts';
import { identityOf } from './find-or-create-account.ts';

/** Who asked for a link, and whether it is still wanted once the person is locked: a sign-out or a new password ends what was begun before. */
interface Link {
  userId: string;
  isWanted(): Promise<boolean>;
}

/**
 * Links a Google account to a signed-in person. Throws 422 `identity_already_exists`, 403 `session_not_found` where what asked for it has ended, and to an
 * account without an address what `adoptAddress` throws.
 */
export async function linkAccount(
  auth: AuthContext,
  tx: Db,
  { userId, isWanted }: Link,
  person: ProviderPerson,
  caller: Caller,
): Promise<User> {
  const user = await lockUser(tx, userId);
  if (user && !(await isWanted()))
    throw new AuthError(403, 'session_not_found', 'The session that asked for this link has ended');
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const mine = and(eq(identities.provider, 'google'), eq(identities.providerId, person.subject));
  const [taken] = await tx.select().from(identities).where(mine);
  if (taken) {
    const whose = taken.userId === userId ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  await insertIdentity(tx, identityOf(userId, person), auth.now());
  await writeAudit(auth, tx, { action: 'identity_linked', userId, caller, details: { provider: 'google' } });
  await sendNotice(auth, tx, 'identityLinked', user, caller);
  return noteProvider(auth, tx, await adoptAddress(auth, tx, user, person), 'google');
}

/**
 * An account without an address takes the proved one. Where an account has that address, or Google has not proved it, an anonymous person is refused: they
 * could never sign in with that Google account. Throws 422 `email_exists`, 403 `provider_email_needs_verification`.
 */
async function adoptAddress(auth: AuthContext, tx: Db, user: User, person: ProviderPerson): Promise<User> {
  if (user.email) return user;
  const isTaken = person.email && person.emailVerified && (await giveWay(auth, tx, user, person.email));
  if (user.isAnonymous && person.email) requireFree(person, Boolean(isTaken));
  const email = person.emailVerified && !isTaken ? (person.email ?? null) : null;
  if (!email && !user.isAnonymous) return user;
  const [updated] = await tx
    .update(users)
    .set({ email, emailConfirmedAt: auth.now(), isAnonymous: false, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}

function requireFree({ emailVerified }: ProviderPerson, isTaken: boolean): void {
  if (!emailVerified)
    throw new AuthError(403, 'provider_email_needs_verification', 'Google has not verified this email address');
  if (isTaken)
    throw new AuthError(
      422,
      'email_exists',
      'An account with this email address exists already. Sign in to it instead',
    );
}
