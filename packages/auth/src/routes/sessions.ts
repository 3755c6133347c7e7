import { speak } from '@shortlist/mail';
import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { isUuid, requireUser } from '../http/require-user.ts';
import { endFlows } from '../sessions/end-sessions.ts';
import { describeDevice } from '../sessions/user-agent.ts';
import { sessions } from '../tables.ts';
import { requireSecondFactor } from '../users/require-second-factor.ts';

/** `GET /sessions`, `DELETE /sessions/{id}`: where one is signed in. Beyond the protocol, for the account page. */
export function sessionRoutes(auth: AuthContext): Hono {
  const { db } = auth.database;
  return new Hono()
    .get('/sessions', async (c) => {
      const { user, session } = await requireUser(auth, c);
      await requireSecondFactor(db, session);
      const rows = await db
        .select()
        .from(sessions)
        .where(eq(sessions.userId, user.id))
        .orderBy(desc(sessions.refreshedAt));
      const list = rows.map((row) => ({
        id: row.id,
        device: describeDevice(row.userAgent ?? '', speak(auth.callerOf(c).language)),
        ip: row.ip ?? '',
        aal: row.aal,
        created_at: row.createdAt.toISOString(),
        refreshed_at: row.refreshedAt.toISOString(),
        current: row.id === session.id,
      }));
      return c.json({ sessions: list });
    })
    .delete('/sessions/:id', async (c) => {
      const { user, session } = await requireUser(auth, c);
      await requireSecondFactor(db, session);
      const id = c.req.param('id');
      const mine = and(eq(sessions.id, isUuid(id) ? id : user.id), eq(sessions.userId, user.id));
      const ended = await db.delete(sessions).where(mine).returning({ id: sessions.id });
      if (ended.length === 0) throw new AuthError(404, 'session_not_yours', 'Session not found');
      await endFlows(db, user.id, 'links');
      await writeAudit(auth, db, { action: 'session_ended', userId: user.id, caller: auth.callerOf(c) });
      return c.body(null, 204);
    });
}
