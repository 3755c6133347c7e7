import { type FairQueue, type FairQueueOptions, openFairQueue as openQueue } from '@shortlist/database';
import { busy } from '../http/busy.ts';

export type { FairQueue };

type Options = Omit<FairQueueOptions, 'refuse'> & {
  /** Seconds after which a caller who was turned away may try again. */
  retryAfter?: number;
};

/** A queue in which callers take turns. Who may not wait is told so with a Failure 503. */
export function openFairQueue({ retryAfter, ...options }: Options): FairQueue {
  return openQueue({ ...options, refuse: () => busy(retryAfter) });
}

/** A queue for reading much of what people keep: one reading of a person at a time, so that many at once do not fill the memory. */
export const openReadings = (): FairQueue =>
  openFairQueue({ atOnce: 4, atOnceEach: 1, mostWaiting: 200, mostWaitingEach: 20 });
