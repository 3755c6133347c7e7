import { and, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '../audit.ts';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { sendNotice } from '../mails/send-notice.ts';
import { HALF_LIFETIME_S } from '../sessions/start-session.ts';
import { amrClaims, mfaFactors, sessions } from '../tables.ts';
import { lockSignedIn } from '../users/find-user.ts';
import { requirePresent } from '../users/prove-presence.ts';
import { requireFactor } from './require-factor.ts';

/** Removes an authenticator app. One that counts is removed only by a session that has shown a factor and whose person is there. */
export async function unenrollTotp(
  auth: AuthContext,
  { user, session }: SignedIn,
  id: string,
  caller: Caller,
): Promise<void> {
  await auth.database.transaction(async (tx) => {
    await lockSignedIn(tx, user);
    const factor = await requireFactor(tx, user.id, id, true);
    if (factor.status === 'verified') {
      if (session.aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      await requirePresent(auth, session, 'Removing a factor requires reauthentication', tx);
    }
    await removeFactor(auth, tx, user.id, factor.id);
    await writeAudit(auth, tx, { action: 'factor_removed', userId: user.id, caller, details: { factor: id } });
    if (factor.status === 'verified') await sendNotice(auth, tx, 'factorRemoved', user, caller, id);
  });
}

/**
 * Deletes a factor; sessions that it had raised fall back to aal1, and end after minutes where another factor is owed.
 * Recovery codes stand in for an authenticator app, so they go with the last one.
 */
export async function removeFactor(auth: AuthContext, tx: Db, userId: string, factorId: string): Promise<void> {
  await tx.delete(mfaFactors).where(and(eq(mfaFactors.id, factorId), eq(mfaFactors.userId, userId)));
  const left = and(eq(mfaFactors.userId, userId), eq(mfaFactors.factorType, 'totp'), eq(mfaFactors.status, 'verified'));
  const last = (await tx.$count(mfaFactors, left)) === 0;
  if (last)
    await tx.delete(mfaFactors).where(and(eq(mfaFactors.userId, userId), eq(mfaFactors.factorType, 'recovery_code')));
  const raised = last ? eq(sessions.userId, userId) : and(eq(sessions.userId, userId), eq(sessions.factorId, factorId));
  const shortened = last ? {} : { notAfter: new Date(auth.now().getTime() + HALF_LIFETIME_S * 1000) };
  const fallen = await tx
    .update(sessions)
    .set({ aal: 'aal1', factorId: null, ...shortened })
    .where(and(raised, eq(sessions.aal, 'aal2')))
    .returning({ id: sessions.id });
  if (fallen.length === 0) return;
  const ids = fallen.map((each) => each.id);
  const second = inArray(amrClaims.method, ['totp', 'mfa/recovery_code']);
  await tx.delete(amrClaims).where(and(inArray(amrClaims.sessionId, ids), second));
}
