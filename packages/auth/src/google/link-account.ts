import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { identities, type User, users } from '../tables.ts';
import { insertIdentity } from '../users/create-user.ts';
import { findUserByEmail, lockUser } from '../users/find-user.ts';
import { noteProvider } from '../users/note-provider.ts';
import type { ProviderPerson } from './claims.ts';
import { identityOf } from './find-or-create-account.ts';

/** Links a Google account to a signed-in person. Throws 422 `identity_already_exists`. */
export async function linkAccount(
  auth: AuthContext,
  tx: Db,
  userId: string,
  person: ProviderPerson,
  caller: Caller,
): Promise<User> {
  const user = await lockUser(tx, userId);
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

// An account without an address (an anonymous one) takes the proved one, unless somebody has it.
async function adoptAddress(auth: AuthContext, tx: Db, user: User, person: ProviderPerson): Promise<User> {
  if (user.email || !person.email || !person.emailVerified || (await findUserByEmail(tx, person.email))) return user;
  const [updated] = await tx
    .update(users)
    .set({ email: person.email, emailConfirmedAt: auth.now(), isAnonymous: false, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
