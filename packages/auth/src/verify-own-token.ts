import type { AuthContext } from './context.ts';
import { findSignedIn } from './http/require-user.ts';
import { owesSecondFactor } from './users/require-second-factor.ts';

/** What an API learns from an access token, whoever issued it. */
export interface VerifiedToken {
  userId: string;
  sessionId: string | undefined;
  email: string;
  /** Whether the mail address is proved, when the issuer tells. */
  emailConfirmed: boolean;
  /** `aal2` when a second factor was shown in this session. */
  aal: 'aal1' | 'aal2';
  /** Whether the person has set up a second factor and has not shown it in this session: a password alone opened it. */
  owesSecondFactor: boolean;
  isAnonymous: boolean;
  /** What the person or provider told: name, picture. Never trust it for rights. */
  userMetadata: Record<string, unknown>;
  /** When the person last showed who they are, in seconds since 1970; 0 where the issuer does not tell. */
  signedInAt: number;
  /** End of the token in seconds since 1970. */
  expiresAt: number;
}

/**
 * Checks an access token of this service, its user and its session row: a sign-out counts at once. What was let in `at` a moment goes on
 * after the token's end, as long as the session lasts.
 */
export async function verifyOwnToken(auth: AuthContext, token: string, at?: Date): Promise<VerifiedToken> {
  const { user, session, claims } = await findSignedIn(auth, auth.database.db, token, at);
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email ?? '',
    emailConfirmed: user.emailConfirmedAt !== null,
    aal: session.aal,
    owesSecondFactor: await owesSecondFactor(auth.database.db, session),
    isAnonymous: user.isAnonymous,
    userMetadata: user.userMetadata,
    signedInAt: session.createdAt.getTime() / 1000,
    expiresAt: claims.exp ?? 0,
  };
}
