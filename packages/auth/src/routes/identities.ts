import { Hono } from 'hono';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { isUuid, requireUser } from '../http/require-user.ts';
import { unlinkIdentity } from '../users/unlink-identity.ts';

/** `DELETE /user/identities/{identity_id}`: one way less to sign in. */
export function identityRoutes(auth: AuthContext): Hono {
  return new Hono().delete('/user/identities/:id', async (c) => {
    const signedIn = await requireUser(auth, c);
    const id = c.req.param('id');
    if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
    await unlinkIdentity(auth, signedIn, id, auth.callerOf(c));
    return c.json({});
  });
}
