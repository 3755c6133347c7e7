import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { type User, users } from '../tables.ts';
import { findUserByEmail } from './find-user.ts';

/**
 * The account that has an address: one that proved it, or that somebody signs in to. A sign-up that nobody has answered has it not: anybody may have
 * typed it in, and it keeps no address from who proves that it is theirs.
 */
export async function findHolder(db: Db, address: string): Promise<User | undefined> {
  const user = await findUserByEmail(db, address);
  return user && (user.emailConfirmedAt || user.lastSignInAt) ? user : undefined;
}

/** Deletes the sign-up that waits for an address, now that somebody else has proved it. Call it in a transaction, where no account has the address. */
export async function dropWaiting(auth: AuthContext, tx: Db, address: string): Promise<void> {
  const waiting = await findUserByEmail(tx, address);
  if (!waiting) return;
  await auth.forget(tx, waiting.id);
  await tx.delete(users).where(eq(users.id, waiting.id));
  await writeAudit(auth, tx, { action: 'user_deleted', userId: waiting.id });
}
