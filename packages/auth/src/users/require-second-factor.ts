import { and, eq } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { mfaFactors, type Session } from '../tables.ts';

/** A person with a second factor must have shown it in this session. Throws 401 `insufficient_aal`. */
export async function requireSecondFactor(db: Db, session: Session): Promise<void> {
  if (session.aal === 'aal2') return;
  const verified = and(eq(mfaFactors.userId, session.userId), eq(mfaFactors.status, 'verified'));
  if ((await db.$count(mfaFactors, verified)) > 0) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
}
