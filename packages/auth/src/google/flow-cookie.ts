import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from '../context.ts';

/** How long a person may take at the provider, in seconds. */
export const FLOW_LIFETIME_S = 600;

const nameOf = (state: string) => `auth-flow-${state.slice(0, 8)}`;

/** Ties a sign-in to the browser that began it, so that nobody can be sent into somebody else's. Returns the hash to keep. */
export function setFlowCookie(auth: AuthContext, c: Context, state: string): string {
  const value = randomBytes(24).toString('base64url');
  const { protocol, pathname } = new URL(auth.settings.authUrl);
  setCookie(c, nameOf(state), value, {
    httpOnly: true,
    secure: protocol === 'https:',
    sameSite: 'Lax',
    path: `${pathname.replace(/\/$/, '')}/callback`,
    maxAge: FLOW_LIFETIME_S,
  });
  return auth.secrets.hash('flow cookie', value);
}

/** Takes the cookie of a sign-in back; its hash, or undefined when this browser did not begin it. */
export function takeFlowCookie(auth: AuthContext, c: Context, state: string): string | undefined {
  const value = getCookie(c, nameOf(state));
  if (!value) return undefined;
  deleteCookie(c, nameOf(state), { path: `${new URL(auth.settings.authUrl).pathname.replace(/\/$/, '')}/callback` });
  return auth.secrets.hash('flow cookie', value);
}
