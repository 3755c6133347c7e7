import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { metadataField, optionalText } from '../http/read-body.ts';
import { hashPassword, isPasswordHash } from '../passwords/hash-password.ts';
import { requireGoodPassword } from '../passwords/judge-password.ts';
import { turnOfOperator } from '../passwords/take-turns.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { type User, users } from '../tables.ts';
import { clearTokens } from '../tokens/find-token.ts';
import { finishEmailChange } from '../users/change-email.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { insertEmailUser } from '../users/create-user.ts';
import { requireEmail } from '../users/email-address.ts';
import { findUserByEmail, lockUser } from '../users/find-user.ts';
import { meantSignUp } from '../users/sign-ups.ts';

/** What an administrator may set of a user. `password_hash` takes bcrypt and Argon2id, for moves from other services. */
export const adminUserBody = z.object({
  id: z.uuid().nullish(),
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: metadataField,
  role: optionalText,
  /** `24h`, `30m`, … or `none`. */
  ban_duration: optionalText,
});

export type AdminUser = z.output<typeof adminUserBody>;

const system = { ip: '', network: '', userAgent: '', keepsCookies: false, language: 'en' as const };
const taken = () => new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Makes a user; no mail is sent. Throws 422 `email_exists`. */
export async function createUserAsAdmin(auth: AuthContext, input: AdminUser): Promise<User> {
  if (!input.email) throw badInput('Cannot create a user without either an email or phone');
  const email = requireEmail(input.email);
  const passwordHash = await hashOf(auth, input, email);
  return auth.database.transaction(async (tx) => {
    if (await findUserByEmail(tx, email)) throw taken();
    const user = await insertEmailUser(
      tx,
      {
        ...(input.id ? { id: input.id } : {}),
        ...(input.role ? { role: input.role } : {}),
        email,
        passwordHash,
        data: input.user_metadata ?? {},
        appMetadata: input.app_metadata ?? {},
        confirmedAt: input.email_confirm ? auth.now() : null,
      },
      auth.now(),
    );
    await writeAudit(auth, tx, { action: 'admin_created', userId: user.id });
    return ban(auth, tx, user, input.ban_duration);
  });
}

/** Changes a user. A new password or a ban ends the sessions. Throws 404 `user_not_found`. */
export async function updateUserAsAdmin(auth: AuthContext, id: string, input: AdminUser): Promise<User> {
  const email = input.email ? requireEmail(input.email) : undefined;
  const passwordHash = await hashOf(auth, input, email ?? '');
  return auth.database.transaction(async (tx) => {
    let user = await requireKnown(tx, id);
    if (email && email !== user.email) {
      const rival = await findUserByEmail(tx, email);
      if (rival && rival.id !== id) throw taken();
      user = await finishEmailChange(auth, tx, { ...user, newEmail: email }, system);
    }
    if (input.email_confirm && !user.emailConfirmedAt)
      user = await confirmUser(auth, tx, user, await meantSignUp(tx, id));
    if (passwordHash) {
      await endSessions(tx, id, 'global', id);
      await clearTokens(tx, id);
    }
    const [updated] = await tx
      .update(users)
      .set({
        ...(passwordHash ? { passwordHash } : {}),
        ...(input.role ? { role: input.role } : {}),
        userMetadata: { ...user.userMetadata, ...input.user_metadata },
        appMetadata: { ...user.appMetadata, ...input.app_metadata },
        updatedAt: auth.now(),
      })
      .where(eq(users.id, id))
      .returning();
    await writeAudit(auth, tx, { action: 'admin_updated', userId: id });
    return ban(auth, tx, updated ?? user, input.ban_duration);
  });
}

/** Makes a user without a password who is invited by mail. */
export async function insertInvited(
  auth: AuthContext,
  tx: Db,
  email: string,
  data: AdminUser['user_metadata'],
): Promise<User> {
  if (await findUserByEmail(tx, email)) throw taken();
  return insertEmailUser(tx, { email, data: data ?? {} }, auth.now());
}

export async function requireKnown(tx: Db, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

async function hashOf(auth: AuthContext, input: AdminUser, email: string): Promise<string | null> {
  if (input.password && input.password_hash) throw badInput('Only a password or a password hash should be provided');
  if (input.password_hash) {
    if (!isPasswordHash(input.password_hash)) throw badInput('The password hash is neither bcrypt nor Argon2id');
    return input.password_hash;
  }
  if (!input.password) return null;
  await requireGoodPassword(auth, input.password, [email]);
  return hashPassword(input.password, auth.settings.argon2, turnOfOperator);
}

async function ban(auth: AuthContext, tx: Db, user: User, duration: string | undefined): Promise<User> {
  if (!duration) return user;
  const ms = duration === 'none' ? 0 : readDuration(duration);
  const bannedUntil = ms > 0 ? new Date(auth.now().getTime() + ms) : null;
  if (bannedUntil) await endSessions(tx, user.id, 'global', user.id);
  const [updated] = await tx.update(users).set({ bannedUntil }).where(eq(users.id, user.id)).returning();
  return updated ?? user;
}

const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** `1h30m` in milliseconds, a hundred years at most. */
function readDuration(text: string): number {
  const parts = [...text.matchAll(/(\d{1,9})(ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map((part) => part[0]).join('') !== text)
    throw badInput('invalid format for ban duration');
  const ms = parts.reduce((sum, [, count, unit = 'ms']) => sum + Number(count) * (UNITS[unit] ?? 1), 0);
  return Math.min(ms, 100 * 365 * 24 * 3_600_000);
}
