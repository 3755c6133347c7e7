import { eq } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { requireToken } from '../limits/take-token.ts';
import { checkPassword } from '../passwords/hash-password.ts';
import { type User, users } from '../tables.ts';
import { findByCode, spendToken } from '../tokens/find-token.ts';

/** What shows that the person is there: their present password, or the code that `GET /reauthenticate` mails. */
export interface Proof {
  currentPassword: string | undefined;
  nonce: string | undefined;
}

/** Whether a proof was given and holds. Throws `AuthError` 400 or 422 where it is wrong, 429 after too many tries. */
export async function provePresence(auth: AuthContext, userId: string, proof: Proof): Promise<boolean> {
  const [user] = await auth.database.db.select().from(users).where(eq(users.id, userId));
  if (!user) return false;
  if (await checkPresentPassword(auth, user, proof.currentPassword)) return true;
  if (!proof.nonce) return false;
  await redeemProofCode(auth, userId, proof.nonce);
  return true;
}

/** Whether the present password was given, where there is one. Throws 400 `current_password_invalid`. */
export async function checkPresentPassword(
  auth: AuthContext,
  user: User,
  currentPassword: string | undefined,
): Promise<boolean> {
  const { settings } = auth;
  if (!currentPassword || !user.passwordHash) return false;
  await requireToken(auth, `current password ${user.id}`, settings.limits.passwordFromAddress);
  const { right } = await checkPassword(currentPassword, user.passwordHash, settings.argon2);
  if (!right) throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect.');
  return true;
}

/** Spends the code of the mail. Throws 422 `reauthentication_not_valid`. */
export async function redeemProofCode(auth: AuthContext, userId: string, nonce: string): Promise<void> {
  const token = await findByCode(auth, userId, nonce, ['reauthentication']);
  if (!token || !(await spendToken(auth.database.db, token.id))) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
