import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { badInput } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { type CodeChallenge, METADATA_BYTES } from '../http/read-body.ts';
import type { SignedIn } from '../http/require-user.ts';
import { type Metadata, type User, users } from '../tables.ts';
import { needsBoth, prepareEmailChange, startEmailChange } from './change-email.ts';
import { applyPassword, preparePassword } from './change-password.ts';
import { requireEmail } from './email-address.ts';
import { lockSignedIn } from './find-user.ts';
import { provePresence, requirePresent } from './prove-presence.ts';
import { requireSecondFactor } from './require-second-factor.ts';

export interface UserChanges {
  email: string | undefined;
  password: string | undefined;
  currentPassword: string | undefined;
  nonce: string | undefined;
  data: Metadata | undefined;
  challenge: CodeChallenge | undefined;
  redirectTo: string;
  caller: Caller;
}

/** Changes data, password and address of a signed-in person; the address only once its mails are answered. */
export async function updateUser(auth: AuthContext, signedIn: SignedIn, changes: UserChanges): Promise<User> {
  const { email, password, data } = changes;
  await requireSecondFactor(auth.database.db, signedIn.session);
  // What is slow or counted (hashes, limits) comes before the transaction, what is written inside of it.
  const newPassword = password ? await preparePassword(auth, signedIn, changes, password, changes.caller) : undefined;
  // Whoever showed just now that they may set a password is there.
  if (email && !newPassword && requireEmail(email) !== signedIn.user.email) await requireOwner(auth, signedIn, changes);
  const newEmail = email ? await prepareEmailChange(auth, signedIn.user, email, changes.caller.network) : undefined;
  return auth.database.transaction(async (tx) => {
    let user = await lockSignedIn(tx, signedIn.user);
    if (data) user = await mergeData(auth, tx, user, data);
    if (newPassword) user = await applyPassword(auth, tx, user, newPassword, signedIn.session.id, changes.caller);
    if (newEmail) user = await startEmailChange(auth, tx, user, newEmail, changes);
    return user;
  });
}

/**
 * Where the old address is not asked whether it agrees, a session alone changes no address: its person shows that they are there. Somebody who is
 * anonymous has nothing to show it by.
 */
async function requireOwner(auth: AuthContext, signedIn: SignedIn, changes: UserChanges): Promise<void> {
  const { user, session } = signedIn;
  if (user.isAnonymous || (needsBoth(auth, user) && !auth.settings.autoconfirm)) return;
  if (await provePresence(auth, user.id, session.id, changes, changes.caller)) return;
  await requirePresent(auth, session, 'Changing your email address requires reauthentication');
}

/** Fields are merged at the top level; null removes one. */
async function mergeData(auth: AuthContext, tx: Db, user: User, data: Metadata): Promise<User> {
  const merged = Object.fromEntries(
    Object.entries({ ...user.userMetadata, ...data }).filter(([name, value]) => value !== null && name !== '__proto__'),
  );
  const text = JSON.stringify(merged);
  if (Buffer.byteLength(text) > METADATA_BYTES || text.includes('\\u0000')) {
    throw badInput('User data must be at most 4 KiB and hold no NUL');
  }
  const [updated] = await tx
    .update(users)
    .set({ userMetadata: merged, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
