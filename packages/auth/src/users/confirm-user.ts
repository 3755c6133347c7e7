import { and, eq, sql } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { identities, type User, users } from '../tables.ts';

/** Notes that the address is proved. With `keepsPassword` false, a password set before the proof is dropped. */
export async function confirmUser(auth: AuthContext, tx: Db, user: User, keepsPassword: boolean): Promise<User> {
  const now = auth.now();
  const [updated] = await tx
    .update(users)
    .set({
      emailConfirmedAt: now,
      passwordHash: keepsPassword ? user.passwordHash : null,
      userMetadata: { ...user.userMetadata, email_verified: true },
      isAnonymous: false,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
    .returning();
  await tx
    .update(identities)
    .set({ identityData: sql`${identities.identityData} || '{"email_verified": true}'::jsonb`, updatedAt: now })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')));
  return updated ?? user;
}
