import { and, eq, ne } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { isUuid, type SignedIn } from '../http/require-user.ts';
import { forgiveOwner, guardGuesses } from '../limits/guard-guesses.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { replySession, type SessionReply } from '../sessions/session-reply.ts';
import { type Factor, mfaChallenges, mfaFactors } from '../tables.ts';
import { lockSignedIn } from '../users/find-user.ts';
import { aimsAtFactor } from './aims-at-factor.ts';
import { raiseSession } from './raise-session.ts';
import { requireFactor } from './require-factor.ts';

export const CHALLENGE_LIFETIME_S = 300;
const STEP_S = 30;

/** Opens a challenge, which the next code answers. `expires_at` is in seconds since 1970. */
export async function challengeTotp(auth: AuthContext, { user }: SignedIn, factorId: string, caller: Caller) {
  const factor = await requireFactor(auth.database.db, user.id, factorId);
  const now = auth.now();
  return auth.database.transaction(async (tx) => {
    const [made] = await tx
      .insert(mfaChallenges)
      .values({ factorId: factor.id, ip: caller.ip, createdAt: now })
      .returning();
    await tx.update(mfaFactors).set({ lastChallengedAt: now }).where(eq(mfaFactors.id, factor.id));
    const expiresAt = Math.floor(now.getTime() / 1000) + CHALLENGE_LIFETIME_S;
    return { id: made?.id ?? '', type: 'totp' as const, expires_at: expiresAt };
  });
}

/** Takes the code of a challenge: the session rises to aal2 with new tokens, and the factor counts from now on. */
export async function verifyTotp(
  auth: AuthContext,
  signedIn: SignedIn,
  input: { factorId: string; challengeId: string; code: string; caller: Caller },
): Promise<SessionReply> {
  const { user } = signedIn;
  const known = await requireFactor(auth.database.db, user.id, input.factorId);
  if (!isUuid(input.challengeId)) throw badInput('challenge_id must be an UUID');
  const aims = await aimsAtFactor(auth, signedIn, input.caller);
  await guardGuesses(auth, aims, user, input.caller);
  const started = await auth.database.transaction(async (tx) => {
    // First the person, then the factor: everybody locks in this order.
    await lockSignedIn(tx, user);
    const factor = await requireFactor(tx, user.id, known.id, true);
    await takeChallenge(auth, tx, factor, input.challengeId, input.caller);
    const step = await matchingStep(auth, factor, input.code);
    if (step === undefined) throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    const now = auth.now();
    const accepted = { status: 'verified' as const, lastUsedStep: step, updatedAt: now };
    await tx.update(mfaFactors).set(accepted).where(eq(mfaFactors.id, factor.id));
    if (factor.status === 'unverified') await welcomeFactor(auth, tx, signedIn, factor, input.caller);
    return raiseSession(auth, tx, signedIn, { method: 'totp', factorId: factor.id });
  });
  for (const aim of aims) await forgiveOwner(auth, aim);
  return replySession(auth, started);
}

/** A challenge is answered once, in time, from where it was asked. */
async function takeChallenge(auth: AuthContext, tx: Db, factor: Factor, id: string, caller: Caller): Promise<void> {
  const mine = and(eq(mfaChallenges.id, id), eq(mfaChallenges.factorId, factor.id));
  const [challenge] = await tx.select().from(mfaChallenges).where(mine).for('update');
  if (!challenge)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.verifiedAt || challenge.ip !== caller.ip) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  const age = auth.now().getTime() - challenge.createdAt.getTime();
  if (age > CHALLENGE_LIFETIME_S * 1000) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
  }
  await tx.update(mfaChallenges).set({ verifiedAt: auth.now() }).where(mine);
}

/** The 30 s step whose code was typed, one step early or late at most; a step counts once (RFC 6238, 5.2). */
async function matchingStep(auth: AuthContext, factor: Factor, code: string): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({
    secret: auth.secrets.decrypt('totp', factor.secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_S,
  });
  const timestamp = auth.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / STEP_S) + delta;
  return factor.lastUsedStep !== null && step <= factor.lastUsedStep ? undefined : step;
}

async function welcomeFactor(
  auth: AuthContext,
  tx: Db,
  { user }: SignedIn,
  factor: Factor,
  caller: Caller,
): Promise<void> {
  const others = and(eq(mfaFactors.userId, user.id), eq(mfaFactors.factorType, 'totp'), ne(mfaFactors.id, factor.id));
  await tx.delete(mfaFactors).where(and(others, eq(mfaFactors.status, 'unverified')));
  await writeAudit(auth, tx, { action: 'factor_verified', userId: user.id, caller, details: { factor: factor.id } });
  await sendNotice(auth, tx, 'factorAdded', user, caller, factor.id);
}
