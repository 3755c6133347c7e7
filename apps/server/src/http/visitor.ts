import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const name = 'visitor';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const thirtyDays = 30 * 24 * 3600;

/** The id under which this browser's rows are kept: an unguessable cookie, made on the first visit that stores something. */
export function visitorOf(c: Context, secure: boolean): string {
  const known = getCookie(c, name);
  if (known && uuid.test(known)) return known;
  const made = randomUUID();
  setCookie(c, name, made, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: thirtyDays, secure });
  return made;
}
