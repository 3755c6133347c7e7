import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { endFlows } from '../sessions/end-sessions.ts';
import { type Identity, identities, type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { findIdentities, findUserByEmail, lockUser } from './find-user.ts';
import { noteProvider } from './note-provider.ts';
import { requirePresent } from './prove-presence.ts';
import { requireSecondFactor } from './require-second-factor.ts';

/**
 * Takes a way to sign in from an account; the last one stays. The address follows to one that a remaining identity has
 * proved, if any has; mailed links and codes die and the owner is told, at both addresses. Throws 400 `reauthentication_needed` in a session that
 * was opened a while ago, as linking does.
 */
export async function unlinkIdentity(
  auth: AuthContext,
  { user, session }: SignedIn,
  id: string,
  caller: Caller,
): Promise<void> {
  await requireSecondFactor(auth.database.db, session);
  await requirePresent(auth, session, 'Unlinking requires reauthentication');
  await auth.database.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    const all = await findIdentities(tx, user.id);
    const gone = all.find((identity) => identity.id === id);
    if (!locked || !gone) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    const rest = all.filter((identity) => identity !== gone);
    if (rest.length === 0) {
      throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
    }
    await tx.delete(identities).where(eq(identities.id, id));
    const moved = await followAddress(auth, tx, locked, gone, rest);
    await noteProvider(auth, tx, moved, rest[0]?.provider ?? 'email');
    await clearTokens(tx, user.id);
    await endFlows(tx, user.id, 'all');
    for (const email of new Set([locked.email, moved.email]))
      await sendNotice(auth, tx, 'identityUnlinked', { ...locked, email }, caller);
    await writeAudit(auth, tx, {
      action: 'identity_unlinked',
      userId: user.id,
      caller,
      details: { provider: gone.provider },
    });
  });
}

async function followAddress(auth: AuthContext, tx: Db, user: User, gone: Identity, rest: Identity[]): Promise<User> {
  // Without the address as a way to sign in, its password is none either.
  const passwordHash = gone.provider === 'email' ? null : user.passwordHash;
  const kept = rest.some((identity) => identity.email === user.email);
  const proved = rest.find((identity) => identity.email && identity.identityData.email_verified === true);
  const email = kept ? user.email : (proved?.email ?? user.email);
  if (email !== user.email && email && (await findUserByEmail(tx, email))) {
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  const [updated] = await tx
    .update(users)
    .set({ email, passwordHash, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
