import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { keyedHash } from '../../db/keyed-hash.ts';

const cookie = 'shortlist-mailbox';

/** What opens the development mailbox: whoever started the server reads it in the terminal, and nobody else has it. */
export const mailboxKey = (secret: string): string => keyedHash(secret, 'development mailbox');

/** Whether a request brings the key: in its address, or in the cookie that this leaves for what is opened next. */
export function bringsKey(c: Context, key: string): boolean {
  const given = c.req.query('key');
  if (given === undefined) return isSame(getCookie(c, cookie) ?? '', key);
  if (!isSame(given, key)) return false;
  setCookie(c, cookie, key, { httpOnly: true, sameSite: 'Strict', path: '/dev/mailbox' });
  return true;
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
