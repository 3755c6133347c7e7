import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from '../context.ts';
import { equalText } from '../keys/secrets.ts';

const NAME = 'auth-binding';
const YEAR_S = 365 * 86_400;

/**
 * The cookie that ties refresh tokens to one browser, out of reach of scripts. Gives its hash for the session, and makes
 * the cookie when the browser has none. Undefined when binding is off or the caller is no browser page of this origin.
 */
export function bindBrowser(auth: AuthContext, c: Context): string | undefined {
  if (!auth.settings.bindRefreshCookie || !auth.callerOf(c).keepsCookies) return undefined;
  // An id that is known is set again, so that the cookie outlives the session that it is bound to.
  const id = readId(auth, c) ?? randomBytes(24).toString('base64url');
  const secure = auth.settings.authUrl.startsWith('https:');
  // Lax, not Strict: the way back from Google and from a mail must find the cookie that the browser already has.
  const options = {
    httpOnly: true,
    secure,
    sameSite: 'Lax',
    path: new URL(auth.settings.authUrl).pathname,
    maxAge: YEAR_S,
  } as const;
  setCookie(c, NAME, `${id}.${auth.secrets.hash('binding', id)}`, options);
  return auth.secrets.hash('binding row', id);
}

/** The hash of the binding cookie that came with a request, if it is one of ours. */
export function readBinding(auth: AuthContext, c: Context): string | undefined {
  const id = readId(auth, c);
  return id && auth.secrets.hash('binding row', id);
}

function readId(auth: AuthContext, c: Context): string | undefined {
  const [id, mark] = (getCookie(c, NAME) ?? '').split('.');
  return id && mark && equalText(mark, auth.secrets.hash('binding', id)) ? id : undefined;
}
