import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { forgiveOwner, guardGuess } from '../limits/guard-guesses.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { replySession, type SessionReply } from '../sessions/session-reply.ts';
import { type Factor, mfaFactors, recoveryCodes } from '../tables.ts';
import { findFactors, lockSignedIn } from '../users/find-user.ts';
import { requirePresent } from '../users/prove-presence.ts';
import { aimAtRecoveryCode } from './aims-at-factor.ts';
import { raiseSession } from './raise-session.ts';

const COUNT = 10;
/** No letters and digits that look alike; 12 of 30 are 58 bits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

const notFound = () => new AuthError(404, 'mfa_factor_not_found', 'No recovery codes found');

/** How many codes there are and are left. Throws 404 when there is no set. */
export async function countRecoveryCodes(auth: AuthContext, { user }: SignedIn) {
  const { db } = auth.database;
  const factor = await findSet(db, user.id);
  if (!factor) throw notFound();
  const mine = eq(recoveryCodes.factorId, factor.id);
  const remaining = await db.$count(recoveryCodes, and(mine, isNull(recoveryCodes.usedAt)));
  return { id: factor.id, type: 'recovery_code', total: await db.$count(recoveryCodes, mine), remaining };
}

/**
 * Makes a set of codes, shown this once; `again` replaces the old set, and the owner is told. Needs a session with the second factor shown whose person is
 * there: who has codes has the account, and who replaces them shuts the owner out.
 */
export async function makeRecoveryCodes(
  auth: AuthContext,
  signedIn: SignedIn,
  name: string,
  again: boolean,
  caller: Caller,
) {
  const { user, session } = signedIn;
  if (session.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to generate recovery codes');
  await requirePresent(auth, session, 'Making recovery codes requires reauthentication');
  const codes = Array.from({ length: COUNT }, makeCode);
  return auth.database.transaction(async (tx) => {
    await lockSignedIn(tx, user);
    const old = await findSet(tx, user.id);
    if (again && !old) throw notFound();
    if (!again && old)
      throw new AuthError(422, 'mfa_factor_name_conflict', 'Recovery codes exist already, regenerate them instead');
    if (old) await tx.delete(mfaFactors).where(eq(mfaFactors.id, old.id));
    const friendlyName = old?.friendlyName ?? name;
    const times = { createdAt: auth.now(), updatedAt: auth.now() };
    const row = {
      userId: user.id,
      friendlyName,
      factorType: 'recovery_code' as const,
      status: 'verified' as const,
      secret: '',
    };
    const [factor] = await tx
      .insert(mfaFactors)
      .values({ ...row, ...times })
      .returning();
    const id = factor?.id ?? '';
    await tx.insert(recoveryCodes).values(codes.map((code) => ({ factorId: id, codeHash: hashOf(auth, code) })));
    await writeAudit(auth, tx, { action: 'recovery_codes_made', userId: user.id, caller });
    await sendNotice(auth, tx, old ? 'recoveryCodesReplaced' : 'recoveryCodesMade', user, caller);
    return { id, type: 'recovery_code', friendly_name: friendlyName, total: COUNT, codes: codes.map(inGroups) };
  });
}

/** Takes a recovery code in place of the authenticator app's: each works once. */
export async function useRecoveryCode(
  auth: AuthContext,
  signedIn: SignedIn,
  text: string,
  caller: Caller,
): Promise<SessionReply> {
  const { user } = signedIn;
  const factor = await findSet(auth.database.db, user.id);
  if (!factor) throw notFound();
  const aim = aimAtRecoveryCode(signedIn);
  await guardGuess(auth, aim, user, caller);
  const started = await auth.database.transaction(async (tx) => {
    await lockSignedIn(tx, user);
    const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
    const mine = and(eq(recoveryCodes.factorId, factor.id), eq(recoveryCodes.codeHash, hashOf(auth, code)));
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: auth.now() })
      .where(and(mine, isNull(recoveryCodes.usedAt)))
      .returning();
    if (used.length === 0) throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
    await writeAudit(auth, tx, { action: 'recovery_code_used', userId: user.id, caller });
    await sendNotice(auth, tx, 'recoveryCodeUsed', user, caller);
    return raiseSession(auth, tx, signedIn, { method: 'mfa/recovery_code', factorId: factor.id });
  });
  await forgiveOwner(auth, aim);
  return replySession(auth, started);
}

/** Removes the set and tells the owner. Needs a session with the second factor shown whose person is there. */
export async function dropRecoveryCodes(auth: AuthContext, { user, session }: SignedIn, caller: Caller) {
  if (session.aal !== 'aal2') throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await requirePresent(auth, session, 'Removing recovery codes requires reauthentication');
  return auth.database.transaction(async (tx) => {
    await lockSignedIn(tx, user);
    const factor = await findSet(tx, user.id);
    if (!factor) throw notFound();
    await tx.delete(mfaFactors).where(eq(mfaFactors.id, factor.id));
    await writeAudit(auth, tx, { action: 'recovery_codes_removed', userId: user.id, caller });
    await sendNotice(auth, tx, 'recoveryCodesRemoved', user, caller);
    return { id: factor.id };
  });
}

async function findSet(db: Db, userId: string): Promise<Factor | undefined> {
  return (await findFactors(db, userId)).find((factor) => factor.factorType === 'recovery_code');
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function inGroups(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
}

function hashOf(auth: AuthContext, code: string): string {
  return auth.secrets.hash('recovery code', code);
}
