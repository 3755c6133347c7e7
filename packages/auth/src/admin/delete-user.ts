import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { endFlows } from '../sessions/end-sessions.ts';
import { identities, mfaFactors, sessions, signUps, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { forgetUser } from '../users/forget-user.ts';
import { requireKnown } from './edit-user.ts';

/**
 * Deletes a user with everything that the service and others keep of them; the log keeps what happened, and the id, but neither
 * addresses nor devices. `soft` keeps the row without anything that tells who it was. Call it in a transaction. Throws 404 `user_not_found`.
 */
export async function deleteUser(auth: AuthContext, tx: Db, id: string, soft = false): Promise<void> {
  const user = await requireKnown(tx, id);
  await forgetUser(auth, tx, id, { soft });
  if (!soft) {
    await tx.delete(users).where(eq(users.id, id));
    return;
  }
  await clearTokens(tx, id);
  await endFlows(tx, id, 'all');
  for (const table of [identities, sessions, mfaFactors, signUps]) await tx.delete(table).where(eq(table.userId, id));
  const email = user.email ? createHash('sha256').update(`${id}${user.email}`).digest('hex') : null;
  const bare = { passwordHash: null, newEmail: null, userMetadata: {}, appMetadata: {} };
  await tx
    .update(users)
    .set({ ...bare, email, deletedAt: auth.now(), updatedAt: auth.now() })
    .where(eq(users.id, id));
}
