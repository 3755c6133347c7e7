import { and, eq } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { mfaFactors, type Session } from '../tables.ts';

/** Whether the person of a session has a second factor that was not shown in it. */
export async function owesSecondFactor(db: Db, session: Session): Promise<boolean> {
  return session.aal !== 'aal2' && (await hasSecondFactor(db, session.userId));
}

/** Whether a person has a second factor that counts. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const verified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'));
  return (await db.$count(mfaFactors, verified)) > 0;
}

/** A person with a second factor must have shown it in this session. Throws 401 `insufficient_aal`. */
export async function requireSecondFactor(db: Db, session: Session): Promise<void> {
  if (await owesSecondFactor(db, session)) {
    throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required for this when MFA is enabled.');
  }
}
