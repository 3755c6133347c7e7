import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { trialEvents } from './tables.ts';
import { recallTrials, rememberTrials } from './trials-had.ts';

type Use = { userId: string; optimizationId: string; title: string };

/** Counts one trial and notes it in the ledger; `false` at the limit. Safe under any number of requests at once. */
export async function chargeTrial(tx: Executor, use: Use): Promise<boolean> {
  await settleSubscription(tx, use.userId);
  const mailbox = await shareMailbox(tx, use.userId);
  const { rows } = await tx.execute<{ used: number | null }>(sql`select increment_trials_used(${use.userId}) as used`);
  if (rows[0]?.used == null) return false;
  if (mailbox !== undefined) await rememberTrials(tx, use.userId, mailbox);
  await tx.insert(trialEvents).values({ id: uuidv7(), kind: 'charged', ...use });
  return true;
}

/**
 * Gives a person what accounts of the same mailbox have had; answers the mailbox's name, undefined where none is proved. Its row stays locked, so that two of
 * them cannot take one trial.
 */
export async function shareMailbox(tx: Executor, userId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into trials_had (key, free_trials_used, plans)
    select mailbox, 0, '{}' from user_subscriptions where user_id = ${userId} and mailbox is not null
    on conflict (key) do update set noted_at = now() returning key`);
  const name = rows[0]?.key;
  if (name !== undefined) await recallTrials(tx, userId, name);
  return name;
}

/** Ends a plan whose time is over and opens the next month of one that runs. Call it before looking at a subscription. */
export async function settleSubscription(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select settle_subscription(${userId})`);
}

/** Gives a trial back and notes it in the ledger. The caller sees to it that this happens once for an optimisation. */
export async function returnTrial(tx: Executor, use: Use): Promise<void> {
  await tx.execute(sql`
    update trials_had had set free_trials_used = greatest(had.free_trials_used - 1, 0)
    from user_subscriptions s where s.user_id = ${use.userId} and had.key = s.mailbox and s.subscription_type = 'FREE'`);
  await tx.execute(sql`select return_trial(${use.userId})`);
  await tx.insert(trialEvents).values({ id: uuidv7(), kind: 'returned', ...use });
}
