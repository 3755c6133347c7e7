import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { amrClaims, sessions } from '../tables.ts';

/** Sessions of one user that are open at a time: many times the devices that anybody has. */
export const mostSessions = 100;

/** Sessions by one way in that still owe their second factor. */
export const mostHalfSessions = 5;

/** Ends the sessions of a user that were used longest ago where there are very many; `aal` counts only those of one level. */
export async function endSurplus(tx: Db, userId: string, aal?: 'aal2'): Promise<void> {
  const mine = aal ? and(eq(sessions.userId, userId), eq(sessions.aal, aal)) : eq(sessions.userId, userId);
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(mine)
    .orderBy(desc(sessions.refreshedAt), desc(sessions.createdAt))
    .offset(mostSessions);
  await tx.delete(sessions).where(and(mine, inArray(sessions.id, surplus)));
}

/**
 * Ends the oldest sessions of a user that owe their second factor and came by one way, of more than a few: who only knows the password opens as many as
 * they like, and none of them ends one that has shown the factor or came by a mailed link.
 */
export async function endHalfSurplus(tx: Db, userId: string, method: string): Promise<void> {
  const half = and(eq(sessions.userId, userId), eq(sessions.aal, 'aal1'));
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(amrClaims, and(eq(amrClaims.sessionId, sessions.id), eq(amrClaims.method, method)))
    .where(half)
    .orderBy(desc(sessions.createdAt))
    .offset(mostHalfSessions);
  await tx.delete(sessions).where(and(half, inArray(sessions.id, surplus)));
}
