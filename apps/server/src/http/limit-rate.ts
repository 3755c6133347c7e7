import { networkOf, readCaller, rentedWith } from '@shortlist/auth';
import { type Rate, takeToken } from '@shortlist/database';
import type { Context } from 'hono';
import { keyedHash } from '../db/keyed-hash.ts';
import type { Services } from '../services.ts';
import { tooMany } from './busy.ts';

type Tools = Pick<Services, 'database' | 'settings'>;

/** Refuses with 429 what one network asks too often. Only a keyed hash of the address is kept. */
export async function limitRate(tools: Tools, c: Context, what: string, rate: Rate): Promise<void> {
  await limit(tools, `${what} ${callerNetwork(tools, c)}`, rate);
}

/** Refuses with 429 what all the networks that are rented together ask too often: a /56 or more costs next to nothing. */
export async function limitRented(tools: Tools, c: Context, what: string, rate: Rate): Promise<void> {
  await limit(tools, `${what} around ${rentedWith(callerNetwork(tools, c))}`, rate);
}

/** The network that a request comes from. */
export function callerNetwork({ settings }: Pick<Services, 'settings'>, c: Context): string {
  return networkOf(readCaller(c, settings.auth.trustedProxies ?? 0).ip);
}

/** Files that one person has read: so many in five minutes, and so many in a row. */
export const readingRate: Rate = { per: 60, burst: 60 };

/** Refuses with 429 what one person asks too often, wherever they are. */
export async function limitPerson(tools: Tools, userId: string, what: string, rate: Rate): Promise<void> {
  await limit(tools, `${what} of ${userId}`, rate);
}

/** Refuses with 429 what all together ask too often. */
export async function limitAll(tools: Tools, what: string, rate: Rate): Promise<void> {
  await limit(tools, `${what} of all`, rate);
}

async function limit({ database, settings }: Tools, whose: string, rate: Rate): Promise<void> {
  const key = keyedHash(settings.auth.secret, `rate ${whose}`);
  const wait = await takeToken(database.db, { schema: 'public', key, now: Date.now(), ...rate });
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
}
