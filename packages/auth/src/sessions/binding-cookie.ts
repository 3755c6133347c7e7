import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AuthContext } from '../context.ts';
import { type OwnCookie, readOwnCookie, setOwnCookie } from '../http/own-cookie.ts';
import { equalText } from '../keys/secrets.ts';

const cookie: OwnCookie = { name: 'auth-binding', path: '', maxAge: 365 * 86_400 };

/**
 * The cookie that ties refresh tokens to one browser, out of reach of scripts. Gives its hash for the session, and makes
 * the cookie when the browser has none. Undefined when binding is off or the caller is no browser page of this origin.
 */
export function bindBrowser(auth: AuthContext, c: Context): string | undefined {
  if (!auth.settings.bindRefreshCookie || !auth.callerOf(c).keepsCookies) return undefined;
  // An id that is known is set again, so that the cookie outlives the session that it is bound to.
  const id = idOf(auth, readOwnCookie(auth, c, cookie)) ?? randomBytes(24).toString('base64url');
  setOwnCookie(auth, c, cookie, `${id}.${auth.secrets.hash('binding', id)}`);
  return auth.secrets.hash('binding row', id);
}

/** The hash of the binding cookie that came with a request, if it is one of ours. */
export function readBinding(auth: AuthContext, c: Context): string | undefined {
  // Sessions of before the prefix are bound to a cookie without it; new ones never are.
  const id = idOf(auth, readOwnCookie(auth, c, cookie)) ?? idOf(auth, getCookie(c, cookie.name));
  return id && auth.secrets.hash('binding row', id);
}

function idOf(auth: AuthContext, value: string | undefined): string | undefined {
  const [id, mark] = (value ?? '').split('.');
  return id && mark && equalText(mark, auth.secrets.hash('binding', id)) ? id : undefined;
}
