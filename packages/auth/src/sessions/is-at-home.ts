import { and, eq, ne } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import { type Caller, networkOf } from '../http/caller.ts';
import { sessions } from '../tables.ts';

/** Whether a person is signed in in the network of a caller; with `aal2`, in a session that has shown the second factor. */
export async function isAtHome(
  auth: AuthContext,
  userId: string,
  caller: Pick<Caller, 'network'>,
  aal?: 'aal2',
): Promise<boolean> {
  const known = and(eq(sessions.userId, userId), ne(sessions.ip, ''));
  const which = aal ? and(known, eq(sessions.aal, aal)) : known;
  const rows = await auth.database.db.select({ ip: sessions.ip }).from(sessions).where(which).limit(200);
  return rows.some((row) => networkOf(row.ip ?? '') === caller.network);
}
