import { asc, eq } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import { auditLog, sessions } from '../tables.ts';
import { findUser, loadUser } from '../users/find-user.ts';

/** All that the service knows of a user, for the person themselves; secrets and hashes are not part of it. */
export async function exportUser(auth: AuthContext, id: string) {
  const { db } = auth.database;
  const user = await findUser(db, id);
  if (!user) return undefined;
  const open = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(asc(sessions.createdAt));
  const log = await db.select().from(auditLog).where(eq(auditLog.userId, id)).orderBy(asc(auditLog.at));
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
    log: log.map(({ at, action, ip, userAgent, details }) => ({
      at: at.toISOString(),
      action,
      ip,
      user_agent: userAgent,
      details,
    })),
  };
}
