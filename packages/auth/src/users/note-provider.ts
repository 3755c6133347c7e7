import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { type User, users } from '../tables.ts';
import { findIdentities } from './find-user.ts';

/** Keeps the list of providers in `app_metadata` true to the identities; `first` is named when there was none. */
export async function noteProvider(auth: AuthContext, tx: Db, user: User, first: string): Promise<User> {
  const providers = [...new Set((await findIdentities(tx, user.id)).map((identity) => identity.provider))];
  const noted = user.appMetadata.provider;
  const present = typeof noted === 'string' ? noted : first;
  const provider = providers.includes(present) ? present : (providers[0] ?? first);
  const [updated] = await tx
    .update(users)
    .set({ appMetadata: { ...user.appMetadata, provider, providers }, updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return updated ?? user;
}
