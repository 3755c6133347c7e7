import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { sessions } from '../tables.ts';

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions of a user: all, the given one, or all but the given one. Their tokens stop working at once. */
export async function endSessions(tx: Db, userId: string, scope: LogoutScope, sessionId: string): Promise<void> {
  const mine = eq(sessions.userId, userId);
  const which = {
    global: mine,
    local: and(mine, eq(sessions.id, sessionId)),
    others: and(mine, ne(sessions.id, sessionId)),
  }[scope];
  await tx.delete(sessions).where(which);
}
