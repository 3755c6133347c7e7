import { Hono } from 'hono';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { badInput } from '../http/auth-error.ts';
import { requireUser } from '../http/require-user.ts';
import { endSessions, type LogoutScope } from '../sessions/end-sessions.ts';

const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[];

/** `POST /logout?scope=global|local|others`: 204. */
export function logoutRoutes(auth: AuthContext): Hono {
  return new Hono().post('/logout', async (c) => {
    const scope = c.req.query('scope') || 'global';
    if (!isScope(scope)) throw badInput(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const { user, session } = await requireUser(auth, c);
    await auth.database.transaction(async (tx) => {
      await endSessions(tx, user.id, scope, session.id);
      await writeAudit(auth, tx, { action: 'logout', userId: user.id, caller: auth.callerOf(c), details: { scope } });
    });
    return c.body(null, 204);
  });
}

function isScope(scope: string): scope is LogoutScope {
  return SCOPES.includes(scope);
}
