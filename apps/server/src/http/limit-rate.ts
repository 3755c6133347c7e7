import { createHmac } from 'node:crypto';
import { networkOf, readCaller } from '@shortlist/auth';
import { type Rate, takeToken } from '@shortlist/database';
import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { Failure } from './problem.ts';

/** Refuses with 429 what one network asks too often. Only a keyed hash of the address is kept. */
export async function limitRate(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  c: Context,
  what: string,
  rate: Rate,
): Promise<void> {
  const { ip } = readCaller(c, settings.auth.trustedProxies ?? 0);
  const key = createHmac('sha256', settings.auth.secret)
    .update(`rate ${what} ${networkOf(ip)}`)
    .digest('base64url');
  const wait = await takeToken(database.db, { schema: 'public', key, now: Date.now(), ...rate });
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  c.header('Retry-After', String(seconds));
  throw new Failure(429, 'too-many-requests', 'Too many requests', {
    advice: `Please try again in ${seconds} seconds.`,
  });
}
