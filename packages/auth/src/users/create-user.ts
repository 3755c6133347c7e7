import { eq } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { type Identity, identities, type Metadata, type User, users } from '../tables.ts';

export interface NewUser {
  id?: string;
  email: string | null;
  passwordHash?: string | null;
  data?: Metadata;
  appMetadata?: Metadata;
  role?: string;
  isAnonymous?: boolean;
  confirmedAt?: Date | null;
}

/** Makes a user without identities. */
export async function insertUser(tx: Db, user: NewUser, now: Date): Promise<User> {
  const [row] = await tx
    .insert(users)
    .values({
      ...(user.id ? { id: user.id } : {}),
      email: user.email,
      passwordHash: user.passwordHash ?? null,
      appMetadata: user.appMetadata ?? {},
      userMetadata: user.data ?? {},
      role: user.role ?? 'authenticated',
      isAnonymous: user.isAnonymous ?? false,
      emailConfirmedAt: user.confirmedAt ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The user was not stored.');
  return row;
}

/** Makes a user that signs in by mail address, with its identity; the protocol keeps the same data in both. */
export async function insertEmailUser(tx: Db, user: NewUser & { email: string }, now: Date): Promise<User> {
  const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
  const bare = await insertUser(tx, { ...user, appMetadata }, now);
  const data = { ...user.data, ...emailClaims(bare.id, user.email, user.confirmedAt != null) };
  const [row] = await tx.update(users).set({ userMetadata: data }).where(eq(users.id, bare.id)).returning();
  await insertIdentity(tx, { userId: bare.id, provider: 'email', providerId: bare.id, identityData: data }, now);
  return row ?? bare;
}

export function emailClaims(userId: string, email: string, verified: boolean): Metadata {
  return { sub: userId, email, email_verified: verified, phone_verified: false };
}

/** Gives a user one more way to sign in. */
export async function insertIdentity(
  tx: Db,
  identity: Pick<Identity, 'userId' | 'provider' | 'providerId' | 'identityData'>,
  now: Date,
): Promise<Identity> {
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(identities)
    .values({ ...identity, ...times })
    .returning();
  if (!row) throw new Error('The identity was not stored.');
  return row;
}
