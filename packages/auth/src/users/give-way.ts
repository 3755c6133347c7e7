import { eq } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { type User, users } from '../tables.ts';
import { findUserByEmail, lockUser } from './find-user.ts';
import { forgetUser } from './forget-user.ts';

/**
 * The account that has an address: one that proved it, or that somebody signs in to. A sign-up that nobody has answered has it not: anybody may have
 * typed it in, and it keeps no address from who proves that it is theirs.
 */
export async function findHolder(db: Db, address: string): Promise<User | undefined> {
  const user = await findUserByEmail(db, address);
  return user && isHeld(user) ? user : undefined;
}

/** Deletes the sign-up that waits for an address which `user` has proved; the account of somebody else that has it, where there is one. Call it in a transaction. */
export async function giveWay(auth: AuthContext, tx: Db, user: User, address: string): Promise<User | undefined> {
  const found = await findUserByEmail(tx, address);
  if (!found || found.id === user.id) return undefined;
  // Somebody may answer its mail at this moment.
  const waiting = isHeld(found) ? found : await lockUser(tx, found.id);
  if (!waiting || isHeld(waiting)) return waiting;
  await forgetUser(auth, tx, waiting.id);
  await tx.delete(users).where(eq(users.id, waiting.id));
  return undefined;
}

const isHeld = (user: User): boolean => user.emailConfirmedAt !== null || user.lastSignInAt !== null;
