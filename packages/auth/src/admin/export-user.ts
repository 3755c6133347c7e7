import { readInOrder } from '@shortlist/database';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { auditLog, sessions } from '../tables.ts';
import { findUser, loadUser } from '../users/find-user.ts';

/**
 * All that the service knows of a user, for the person themselves; secrets and hashes are not part of it. The log, which grows with each sign-in, is read
 * while it is written.
 */
export async function exportUser(auth: AuthContext, id: string) {
  const { db } = auth.database;
  const user = await findUser(db, id);
  if (!user) return undefined;
  const open = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt));
  return {
    user: await loadUser(db, user),
    sessions: open.map(({ id: session, createdAt, refreshedAt, ip, userAgent, aal }) => ({
      id: session,
      created_at: createdAt.toISOString(),
      refreshed_at: refreshedAt.toISOString(),
      ip,
      user_agent: userAgent,
      aal,
    })),
    log: eachLine(db, id),
  };
}

async function* eachLine(db: Db, user: string) {
  const rows = readInOrder(auditLog, (mark, further, most) =>
    db
      .select({ ...getTableColumns(auditLog), mark })
      .from(auditLog)
      .where(and(eq(auditLog.userId, user), further))
      .orderBy(asc(auditLog.at), asc(auditLog.id))
      .limit(most),
  );
  for await (const { at, action, ip, userAgent, details } of rows)
    yield { at: at.toISOString(), action, ip, user_agent: userAgent, details };
}
