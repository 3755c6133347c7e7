import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { AuthContext } from '../context.ts';
import { dropOwnCookie, type OwnCookie, readOwnCookie, setOwnCookie } from '../http/own-cookie.ts';

/** How long a person may take at the provider, in seconds. */
export const FLOW_LIFETIME_S = 600;

const cookieOf = (state: string): OwnCookie => ({
  name: `auth-flow-${state.slice(0, 8)}`,
  path: '/callback',
  maxAge: FLOW_LIFETIME_S,
});

/** Ties a sign-in to the browser that began it, so that nobody can be sent into somebody else's. Returns the hash to keep. */
export function setFlowCookie(auth: AuthContext, c: Context, state: string): string {
  const value = randomBytes(24).toString('base64url');
  setOwnCookie(auth, c, cookieOf(state), value);
  return auth.secrets.hash('flow cookie', value);
}

/** Takes the cookie of a sign-in back; its hash, or undefined when this browser did not begin it. */
export function takeFlowCookie(auth: AuthContext, c: Context, state: string): string | undefined {
  const value = readOwnCookie(auth, c, cookieOf(state));
  if (!value) return undefined;
  dropOwnCookie(auth, c, cookieOf(state));
  return auth.secrets.hash('flow cookie', value);
}
