import type { AuthContext } from '../context.ts';
import { rentedWith } from '../http/rented-with.ts';
import type { Rate } from '../settings/settings.ts';
import { takeToken } from './take-token.ts';

/** A network has hardly asked that asks no more than so often in an hour: always less than all may at once, so that nobody who used that up counts as such. */
const mostOfFew = 3;

/** For what one mailbox is mailed: so that a few networks do not use up what is kept for others. */
export const hardlyToOne: Rate = { per: 300 / 7200, burst: 1 };

/**
 * Takes a token from a bucket that everybody shares. Where it is used up, half as many more are kept for networks that have hardly asked (`hardly` says
 * how often that is): whoever wants to shut it for all needs many networks, not a few. Returns 0, else the milliseconds until there will be one.
 */
export async function takeShared(
  auth: AuthContext,
  key: string,
  rate: Rate,
  network: string | undefined,
  hardly: Rate = fewOf(rate),
): Promise<number> {
  const often = network === undefined || (await takeToken(auth, `${key} from ${rentedWith(network)}`, hardly)) > 0;
  const wait = await takeToken(auth, key, rate);
  if (wait === 0 || often) return wait;
  const kept = { per: rate.per / 2, burst: Math.ceil(rate.burst / 2) };
  return (await takeToken(auth, `${key}, kept`, kept)) === 0 ? 0 : wait;
}

function fewOf({ burst }: Rate): Rate {
  const few = Math.min(mostOfFew, Math.ceil(burst / 2));
  return { per: few / 12, burst: few };
}
