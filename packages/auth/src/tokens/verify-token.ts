import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, banned } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { issueCode } from '../sessions/issue-code.ts';
import type { Started } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import type { OneTimeToken, User } from '../tables.ts';
import { agreeToChange, finishEmailChange } from '../users/change-email.ts';
import { confirmUser } from '../users/confirm-user.ts';
import { isBanned, lockUser } from '../users/find-user.ts';
import { vouchedSignUp } from '../users/sign-ups.ts';
import { clearTokens, findByLink, spendToken } from './find-token.ts';
import type { TokenType } from './issue-token.ts';

/** The words of the protocol, and the mailed tokens that each accepts. */
export const verifyTypes: Record<string, TokenType[]> = {
  signup: ['confirmation'],
  invite: ['invite'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'confirmation'],
  email: ['confirmation', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
};

export interface Verification {
  caller: Caller;
  bindingHash: string | undefined;
  /** Links of the PKCE flow end in an auth code when the browser itself follows them. */
  allowCode: boolean;
}

/** A session, an auth code, or the first half of a change of address. */
export type Verified = Started | { code: string } | { half: true };

export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
export const codeExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

/** Uses the token of a mailed link. Throws 403 `otp_expired`. */
export function verifyByLink(
  auth: AuthContext,
  link: string,
  types: TokenType[],
  input: Verification,
): Promise<Verified> {
  return auth.database.transaction(async (tx) => {
    const token = await findByLink(auth, tx, link, types);
    if (!token) throw linkExpired();
    return accept(auth, tx, token, input, linkExpired);
  });
}

/** Uses a token found by its code. Throws 403 `otp_expired` when another request was faster. */
export function verifyByCode(auth: AuthContext, token: OneTimeToken, input: Verification): Promise<Verified> {
  return auth.database.transaction((tx) => accept(auth, tx, token, input, codeExpired));
}

async function accept(
  auth: AuthContext,
  tx: Db,
  token: OneTimeToken,
  input: Verification,
  expired: () => AuthError,
): Promise<Verified> {
  const user = await lockUser(tx, token.userId);
  if (!user || !(await spendToken(tx, token.id))) throw expired();
  if (isBanned(user, auth.now())) throw banned(403);
  const proved = await prove(auth, tx, user, token, input, expired);
  if (!proved) return { half: true };
  await writeAudit(auth, tx, {
    action: 'verified',
    userId: user.id,
    caller: input.caller,
    details: { type: token.type },
  });
  const challenge = challengeOf(token);
  if (challenge && input.allowCode) {
    return { code: await issueCode(auth, tx, { userId: user.id, challenge, method: 'otp', provider: 'email' }) };
  }
  const { caller, bindingHash } = input;
  return startSession(auth, tx, { user: proved, caller, method: 'otp', bindingHash });
}

/** Writes down what the token proves; undefined while the other address of a change has not agreed. */
async function prove(
  auth: AuthContext,
  tx: Db,
  user: User,
  token: OneTimeToken,
  { caller, bindingHash }: Verification,
  expired: () => AuthError,
): Promise<User | undefined> {
  if (token.type === 'email_change_current' || token.type === 'email_change_new') {
    // A mail proves the address that it went to, and the account may have asked for another one since.
    const asked = token.type === 'email_change_new' ? user.newEmail : user.email;
    if (token.email !== asked) throw expired();
    if (await agreeToChange(auth, tx, user, token.type)) return undefined;
    return finishEmailChange(auth, tx, user, caller);
  }
  if (!user.emailConfirmedAt) {
    // Who proves the address by another mail than a sign-up's may not be who signed up.
    const vouched = await vouchedSignUp(tx, user.id, { mailed: token.signUpId, bindingHash });
    return confirmUser(auth, tx, user, vouched);
  }
  await clearTokens(tx, user.id);
  return user;
}

function challengeOf({ codeChallenge, codeChallengeMethod }: OneTimeToken) {
  if (!codeChallenge) return undefined;
  return { challenge: codeChallenge, method: codeChallengeMethod === 's256' ? ('s256' as const) : ('plain' as const) };
}
