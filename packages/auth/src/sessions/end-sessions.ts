import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { flowStates, mfaChallenges, oneTimeTokens, sessions } from '../tables.ts';
import { lockUser } from '../users/find-user.ts';

export type LogoutScope = 'global' | 'local' | 'others';

/**
 * Ends sessions of a user: all, the given one, or all but the given one. Their tokens stop working at once, and so does what they began: a Google
 * account on its way to be linked, and with more than one session the codes that would open another.
 */
export async function endSessions(tx: Db, userId: string, scope: LogoutScope, sessionId: string): Promise<void> {
  // Who links an account in the same moment waits, or is seen here.
  await lockUser(tx, userId);
  const mine = eq(sessions.userId, userId);
  const which = {
    global: mine,
    local: and(mine, eq(sessions.id, sessionId)),
    others: and(mine, ne(sessions.id, sessionId)),
  }[scope];
  await tx.delete(sessions).where(which);
  await endFlows(tx, userId, scope === 'local' ? 'links' : 'all');
}

/** Ends every session of everybody, and every link and code that would open one. */
export async function endAll(tx: Db): Promise<void> {
  for (const table of [sessions, oneTimeTokens, flowStates, mfaChallenges]) await tx.delete(table);
}

/** Drops what waits for its second half: accounts at Google to be linked to a user and, of `all`, codes that open a session. */
export async function endFlows(tx: Db, userId: string, which: 'links' | 'all'): Promise<void> {
  const links = eq(flowStates.linkingUserId, userId);
  await tx.delete(flowStates).where(which === 'links' ? links : or(links, eq(flowStates.userId, userId)));
}
