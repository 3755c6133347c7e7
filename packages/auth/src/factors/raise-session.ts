import { and, eq, ne, sql } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { SignedIn } from '../http/require-user.ts';
import { endSurplus } from '../sessions/end-surplus.ts';
import type { Started } from '../sessions/session-reply.ts';
import { amrClaims, sessions } from '../tables.ts';
import { lockUser } from '../users/find-user.ts';

/**
 * Raises a session to aal2 and ends the person's sessions that are below. The counter of refresh tokens takes two steps,
 * and tokens of before are marked as lower: neither as a parent nor in a race do they lead to aal2.
 */
export async function raiseSession(
  auth: AuthContext,
  tx: Db,
  { user, session }: SignedIn,
  proof: { method: string; factorId: string },
): Promise<Started> {
  const now = auth.now();
  // First the person, then the sessions: everybody locks in this order.
  const owner = await lockUser(tx, user.id);
  const lower = and(eq(sessions.userId, user.id), ne(sessions.id, session.id), eq(sessions.aal, 'aal1'));
  await tx.delete(sessions).where(lower);
  const counter = sql`${sessions.refreshCounter} + 2`;
  const [updated] = await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      factorId: proof.factorId,
      refreshCounter: counter,
      raisedAtCounter: counter,
      refreshedAt: now,
      notAfter: new Date(session.createdAt.getTime() + auth.settings.sessionTimebox * 1000),
    })
    .where(eq(sessions.id, session.id))
    .returning();
  if (!updated || !owner)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await tx
    .insert(amrClaims)
    .values({ sessionId: session.id, method: proof.method, createdAt: now })
    .onConflictDoUpdate({ target: [amrClaims.sessionId, amrClaims.method], set: { createdAt: now } });
  await endSurplus(tx, user.id, 'aal2');
  return { user: owner, session: updated };
}
