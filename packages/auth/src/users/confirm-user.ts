import { and, eq, not } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { endFlows } from '../sessions/end-sessions.ts';
import { identities, type Metadata, mfaFactors, type SignUp, sessions, signUps, type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { emailClaims, insertIdentity } from './create-user.ts';
import { noteProvider } from './note-provider.ts';

/** What the owner of the address has vouched for: the sign-up whose mail was answered, or the provider that proved it. */
export type Vouched = Pick<SignUp, 'provider' | 'providerId' | 'passwordHash' | 'userMetadata'>;

/**
 * Notes that the address of a waiting account is proved, and gives the account to who proved it: password, data and way to
 * sign in become those that are vouched for (without, those that the operator gave it), and whatever else was added before
 * the proof is gone: anybody may have added it.
 */
export async function confirmUser(auth: AuthContext, tx: Db, user: User, vouched: Vouched | undefined): Promise<User> {
  await dropUnproved(tx, user.id, vouched);
  const now = auth.now();
  const claims = emailClaims(user.id, user.email ?? '', true);
  const byProvider = vouched !== undefined && vouched.provider !== 'email';
  const given = { ...user.userMetadata, ...vouched?.userMetadata };
  const userMetadata = byProvider ? { ...given, email_verified: true } : { ...given, ...claims };
  const passwordHash = vouched ? vouched.passwordHash : user.passwordHash;
  const [updated] = await tx
    .update(users)
    .set({ emailConfirmedAt: now, passwordHash, userMetadata, newEmail: null, isAnonymous: false, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning();
  if (!byProvider) await proveAddress(tx, user.id, userMetadata, now);
  return noteProvider(auth, tx, updated ?? user, vouched?.provider ?? 'email');
}

async function dropUnproved(tx: Db, userId: string, vouched: Vouched | undefined): Promise<void> {
  const { provider = 'email', providerId = null } = vouched ?? {};
  const ofProvider = eq(identities.provider, provider);
  const kept = providerId && provider !== 'email' ? and(ofProvider, eq(identities.providerId, providerId)) : ofProvider;
  await tx.delete(identities).where(and(eq(identities.userId, userId), not(kept ?? ofProvider)));
  for (const table of [sessions, mfaFactors, signUps]) await tx.delete(table).where(eq(table.userId, userId));
  await endFlows(tx, userId, 'all');
  await clearTokens(tx, userId);
}

/** The address becomes a way to sign in; the protocol keeps the same data in it as in the user. */
async function proveAddress(tx: Db, userId: string, identityData: Metadata, now: Date): Promise<void> {
  const mine = and(eq(identities.userId, userId), eq(identities.provider, 'email'));
  const known = await tx.update(identities).set({ identityData, updatedAt: now }).where(mine).returning();
  if (known.length === 0)
    await insertIdentity(tx, { userId, provider: 'email', providerId: userId, identityData }, now);
}
