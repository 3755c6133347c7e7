import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { oneTimeTokens } from '../tables.ts';

/** What a mailed token is for. */
export type TokenType =
  | 'confirmation'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface IssuedToken {
  id: string;
  /** Secret of the link: 256 random bits. */
  link: string;
  /** Digits to type instead. */
  code: string;
}

/**
 * Makes the one live token of a user and type, of a confirmation the one of its sign-up; an older one dies. Only keyed
 * hashes are stored.
 */
export async function issueToken(
  auth: AuthContext,
  tx: Db,
  token: {
    userId: string;
    type: TokenType;
    email: string;
    signUpId?: string | undefined;
    challenge?: CodeChallenge | undefined;
  },
): Promise<IssuedToken> {
  const { userId, type, email, signUpId, challenge } = token;
  const link = `${challenge ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`;
  const { otpLength, otpLifetime } = auth.settings;
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
  const now = auth.now();
  const ofType = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.type, type));
  const ofSignUp = or(isNull(oneTimeTokens.signUpId), eq(oneTimeTokens.signUpId, signUpId ?? userId));
  await tx.delete(oneTimeTokens).where(type === 'confirmation' ? and(ofType, ofSignUp) : ofType);
  const [row] = await tx
    .insert(oneTimeTokens)
    .values({
      userId,
      type,
      email,
      signUpId: signUpId ?? null,
      linkHash: hashLink(auth, link),
      codeHash: hashCode(auth, userId, type, code),
      codeChallenge: challenge?.challenge ?? null,
      codeChallengeMethod: challenge?.method ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + otpLifetime * 1000),
    })
    .returning();
  return { id: row?.id ?? '', link, code };
}

export function hashLink(auth: AuthContext, link: string): string {
  return auth.secrets.hash('mail link', link);
}

export function hashCode(auth: AuthContext, userId: string, type: string, code: string): string {
  return auth.secrets.hash('mail code', `${userId} ${type} ${code}`);
}
