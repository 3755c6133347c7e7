import type { Context } from 'hono';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { requireUser, type SignedIn } from '../http/require-user.ts';
import { requirePresent } from '../users/prove-presence.ts';
import { requireSecondFactor } from '../users/require-second-factor.ts';

/**
 * The person of a request who may add a way to sign in, by whatever call. Throws 404 `manual_linking_disabled`, 401
 * `insufficient_aal` where a second factor was not shown, 400 `reauthentication_needed` in a session that was opened a while ago, and what `requireUser` throws.
 */
export async function requireLinker(auth: AuthContext, c: Context): Promise<SignedIn> {
  if (!auth.settings.manualLinking) throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  const signedIn = await requireUser(auth, c);
  const { user, session } = signedIn;
  await requireSecondFactor(auth.database.db, session);
  if (!user.isAnonymous) await requirePresent(auth, session, 'Linking requires reauthentication');
  return signedIn;
}
