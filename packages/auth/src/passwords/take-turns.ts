import { AsyncLocalStorage } from 'node:async_hooks';
import { openFairQueue } from '@shortlist/database';
import { AuthError } from '../http/auth-error.ts';
import { rentedWith } from '../http/rented-with.ts';

/** For whom a slow hash is made: somebody who is signed in, or the operator; or a stranger, by their network. */
export type Turn = { lane: 'people' | 'strangers'; who: string };

export const turnOfPerson = (who: string): Turn => ({ lane: 'people', who });
export const turnOfStranger = (network: string): Turn => ({ lane: 'strangers', who: rentedWith(network) });
export const turnOfOperator: Turn = { lane: 'people', who: 'operator' };

// Slow hashes are made by the four threads in which Node also reads files and packs answers: strangers fill two of them, people who are signed
// in one, and one stays free. Many may wait, since those of other networks have their turns between; where too many do, a network that has none
// waiting takes the last place of the one that has most.
const refuse = () => new AuthError(503, 'conflict', 'The service is busy, please try again');
const lanes = {
  strangers: openFairQueue({ atOnce: 2, mostWaiting: 1000, mostWaitingEach: 30, refuse }),
  people: openFairQueue({ atOnce: 1, mostWaiting: 200, mostWaitingEach: 5, refuse }),
};

const ends = new AsyncLocalStorage<AbortSignal>();

/** Answers a request whose hashes that were not begun are not made once `signal` is aborted: nobody waits for them. */
export const answerUntil = <T>(signal: AbortSignal, work: () => T): T => ends.run(signal, work);

/** Makes a slow hash when its turn comes. Throws `AuthError` 503 `conflict` where too many wait. */
export function inTurn<T>({ lane, who }: Turn, work: () => Promise<T>): Promise<T> {
  return lanes[lane].run(who, work, ends.getStore());
}
