import type { AuthContext } from '../context.ts';
import { rentedWith } from '../http/rented-with.ts';
import type { Rate } from '../settings/settings.ts';
import { takeToken } from './take-token.ts';

/** A network has hardly asked that asks no more than so often in an hour: always less than all may at once, so that nobody who used that up counts as such. */
const mostOfFew = 3;

/**
 * Takes a token from a bucket that everybody shares. Where it is used up, half as many more are kept for networks that have hardly asked: whoever wants to shut
 * it for all needs hundreds of networks, not a few. Returns 0, else the milliseconds until there will be one.
 */
export async function takeShared(
  auth: AuthContext,
  key: string,
  rate: Rate,
  network: string | undefined,
): Promise<number> {
  const few = Math.min(mostOfFew, Math.ceil(rate.burst / 2));
  const hardly = { per: few / 12, burst: few };
  const often = network === undefined || (await takeToken(auth, `${key} from ${rentedWith(network)}`, hardly)) > 0;
  const wait = await takeToken(auth, key, rate);
  if (wait === 0 || often) return wait;
  const kept = { per: rate.per / 2, burst: Math.ceil(rate.burst / 2) };
  return (await takeToken(auth, `${key}, kept`, kept)) === 0 ? 0 : wait;
}
