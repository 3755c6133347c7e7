import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { type Identity, identities, mfaFactors, type User, users } from '../tables.ts';
import { presentUser } from './present-user.ts';

/** The living user of an id. */
export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/** The living user of an id, its row locked to the end of the transaction. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return user;
}

/** The same for somebody who is signed in. Throws 403 `user_not_found` where another request deleted the account meanwhile. */
export async function lockSignedIn(tx: Db, { id }: Pick<User, 'id'>): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}

/** The living user of a mail address, in whatever case it is written. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const mine = sql`lower(${users.email}) = ${email.toLowerCase()}`;
  const [user] = await db
    .select()
    .from(users)
    .where(and(mine, isNull(users.deletedAt)));
  return user;
}

export function findIdentities(db: Db, userId: string): Promise<Identity[]> {
  return db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt));
}

export function findFactors(db: Db, userId: string) {
  return db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(asc(mfaFactors.createdAt));
}

/** The user as the protocol shows it, identities and factors with it. */
export async function loadUser(db: Db, user: User) {
  return presentUser(user, await findIdentities(db, user.id), await findFactors(db, user.id));
}

/** Whether the account is locked at this moment. */
export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
