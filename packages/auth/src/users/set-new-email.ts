import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { type User, users } from '../tables.ts';

/** Notes the address an account is to get; nothing is accepted yet. */
export async function setNewEmail(auth: AuthContext, tx: Db, user: User, newEmail: string): Promise<User> {
  const [pending] = await tx
    .update(users)
    .set({ newEmail, emailChangeAccepted: 0, emailChangeSentAt: auth.now(), updatedAt: auth.now() })
    .where(eq(users.id, user.id))
    .returning();
  return pending ?? user;
}
