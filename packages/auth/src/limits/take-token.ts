import {
  giveTokenBack as giveBackToBucket,
  peekToken as peekIntoBucket,
  takeToken as takeFromBucket,
} from '@shortlist/database';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Rate } from '../settings/settings.ts';

/** Takes one token from the bucket of a key. Returns 0 when there was one, else the milliseconds until there will be. */
export function takeToken(auth: AuthContext, key: string, rate: Rate, db: Db = auth.database.db): Promise<number> {
  return takeFromBucket(db, bucketOf(auth, key, rate));
}

/** Gives a token back that was taken for nothing. */
export function giveTokenBack(auth: AuthContext, key: string, rate: Rate): Promise<void> {
  return giveBackToBucket(auth.database.db, bucketOf(auth, key, rate));
}

/** The milliseconds until there will be a token; none is taken. */
export function peekToken(auth: AuthContext, key: string, rate: Rate): Promise<number> {
  return peekIntoBucket(auth.database.db, bucketOf(auth, key, rate));
}

const bucketOf = (auth: AuthContext, key: string, rate: Rate) => ({
  schema: 'auth' as const,
  key: auth.secrets.hash('rate limit', key),
  now: auth.now().getTime(),
  ...rate,
});

/** Takes a token or throws 429 `over_request_rate_limit`. */
export async function requireToken(auth: AuthContext, key: string, rate: Rate): Promise<void> {
  if ((await takeToken(auth, key, rate)) > 0) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}
