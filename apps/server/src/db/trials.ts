import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { trialEvents } from './tables.ts';

type Use = { userId: string; optimizationId: string; title: string };

/** Counts one trial and notes it in the ledger; `false` at the limit. Safe under any number of requests at once. */
export async function chargeTrial(tx: Executor, use: Use): Promise<boolean> {
  await settleSubscription(tx, use.userId);
  const { rows } = await tx.execute<{ used: number | null }>(sql`select increment_trials_used(${use.userId}) as used`);
  if (rows[0]?.used == null) return false;
  await tx.insert(trialEvents).values({ id: uuidv7(), kind: 'charged', ...use });
  return true;
}

/** Ends a plan whose time is over and opens the next month of one that runs. Call it before looking at a subscription. */
export async function settleSubscription(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select settle_subscription(${userId})`);
}

/** Gives a trial back and notes it in the ledger. The caller sees to it that this happens once for an optimisation. */
export async function returnTrial(tx: Executor, use: Use): Promise<void> {
  await tx.execute(sql`select return_trial(${use.userId})`);
  await tx.insert(trialEvents).values({ id: uuidv7(), kind: 'returned', ...use });
}
