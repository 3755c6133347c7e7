import type { Subscription } from './account.ts';

/** Trials as counted for a person. `left` and `allowed` are Infinity where the plan has no limit. */
export type Trials = { used: number; allowed: number; left: number; reached: boolean };

/** The trials of a subscription. */
export function trialsOf({ trialsUsed, trialsAllowed }: Pick<Subscription, 'trialsUsed' | 'trialsAllowed'>): Trials {
  const allowed = trialsAllowed ?? Number.POSITIVE_INFINITY;
  return { used: trialsUsed, allowed, left: Math.max(0, allowed - trialsUsed), reached: trialsUsed >= allowed };
}
