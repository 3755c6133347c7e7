import { Hono } from 'hono';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { badInput } from '../http/auth-error.ts';
import { requireUser } from '../http/require-user.ts';
import { endSessions, type LogoutScope } from '../sessions/end-sessions.ts';
import { owesSecondFactor, requireSecondFactor } from '../users/require-second-factor.ts';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[];

/**
 * `POST /logout?scope=global|local|others`: 204. A session that owes its second factor ends itself alone: who only has the password signs nobody out. Throws
 * 401 `insufficient_aal` where it asks for the others.
 */
export function logoutRoutes(auth: AuthContext): Hono {
  return new Hono().post('/logout', async (c) => {
    const scope = c.req.query('scope') || 'global';
    if (!isScope(scope)) throw badInput(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const { user, session } = await requireUser(auth, c);
    if (scope === 'others') await requireSecondFactor(auth.database.db, session);
    const isHalf = await owesSecondFactor(auth.database.db, session);
    const ended = isHalf ? 'local' : scope;
    await auth.database.transaction(async (tx) => {
      await endSessions(tx, user.id, ended, session.id);
      const details = { scope: ended };
      await writeAudit(auth, tx, { action: 'logout', userId: user.id, caller: auth.callerOf(c), details });
    });
    return c.body(null, 204);
  });
}

function isScope(scope: string): scope is LogoutScope {
  return SCOPES.includes(scope);
}
