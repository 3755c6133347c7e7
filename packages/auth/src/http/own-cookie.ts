import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AuthContext } from '../context.ts';

/**
 * A cookie that no script reads. Over https it has the `__Host-` prefix: then no other host of the domain, and no
 * connection without encryption, can have set it; browsers ask the path `/` for that.
 */
export interface OwnCookie {
  name: string;
  /** The path over http, below the service's own. */
  path: string;
  maxAge: number;
}

/** Sets the cookie. Lax, not Strict: the way back from Google and from a mail must find it. */
export function setOwnCookie(auth: AuthContext, c: Context, cookie: OwnCookie, value: string): void {
  const { name, path, secure } = placeOf(auth, cookie);
  setCookie(c, name, value, { httpOnly: true, secure, sameSite: 'Lax', path, maxAge: cookie.maxAge });
}

export function readOwnCookie(auth: AuthContext, c: Context, cookie: OwnCookie): string | undefined {
  return getCookie(c, placeOf(auth, cookie).name);
}

export function dropOwnCookie(auth: AuthContext, c: Context, cookie: OwnCookie): void {
  const { name, path, secure } = placeOf(auth, cookie);
  deleteCookie(c, name, { path, secure });
}

function placeOf(auth: AuthContext, { name, path }: OwnCookie) {
  const { protocol, pathname } = new URL(auth.settings.authUrl);
  if (protocol === 'https:') return { name: `__Host-${name}`, path: '/', secure: true };
  return { name, path: `${pathname.replace(/\/$/, '')}${path}` || '/', secure: false };
}
