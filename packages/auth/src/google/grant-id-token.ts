import type { Context } from 'hono';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';

/** `grant_type=id_token`: a session for an ID token that an app got from the provider itself. */
export async function grantIdToken(auth: AuthContext, _c: Context): Promise<Response> {
  if (!auth.settings.google) throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
  throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
}
