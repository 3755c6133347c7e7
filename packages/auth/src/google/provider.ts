import * as oidc from 'openid-client';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { isLoopbackHost } from '../http/loopback-host.ts';

/** The provider as discovered at its issuer. One discovery per process; a failed one is tried again. */
const discovered = new WeakMap<AuthContext, Promise<oidc.Configuration>>();

/** Opens Google (or the provider of `GOOGLE_ISSUER`). Throws 400 when it is not configured, 503 when it does not answer. */
export async function openProvider(auth: AuthContext): Promise<oidc.Configuration> {
  const { google } = auth.settings;
  if (!google) throw new AuthError(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  let found = discovered.get(auth);
  if (!found) {
    const issuer = new URL(google.issuer);
    const plain = issuer.protocol === 'http:' && isLoopbackHost(issuer.hostname);
    const authentication = oidc.ClientSecretPost(google.clientSecret);
    const options = { timeout: 8, ...(plain ? { execute: [oidc.allowInsecureRequests] } : {}) };
    found = oidc.discovery(issuer, google.clientId, undefined, authentication, options);
    discovered.set(auth, found);
    found.catch(() => discovered.delete(auth));
  }
  try {
    return await found;
  } catch (error) {
    auth.report(error, 'google-discovery');
    throw new AuthError(503, 'unexpected_failure', 'Google sign-in cannot be reached at the moment');
  }
}

/** Where the provider sends people back to. */
export function callbackUrl(auth: AuthContext): string {
  return `${auth.settings.authUrl}/callback`;
}
