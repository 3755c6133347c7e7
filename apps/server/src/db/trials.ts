import type { Executor } from '@shortlist/database';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { trialEvents } from './tables.ts';

type Use = { userId: string; optimizationId: string; title: string };

/** Counts one trial and notes it in the ledger; `false` at the limit. Safe under any number of requests at once. */
export async function chargeTrial(tx: Executor, use: Use): Promise<boolean> {
  await settleSubscription(tx, use.userId);
  await shareMailbox(tx, use.userId);
  const { rows } = await tx.execute<{ used: number | null }>(sql`select increment_trials_used(${use.userId}) as used`);
  if (rows[0]?.used == null) return false;
  await tx.execute(sql`
    update trials_had had set free_trials_used = greatest(had.free_trials_used, s.free_trials_used), noted_at = now()
    from user_subscriptions s where s.user_id = ${use.userId} and had.key = s.mailbox`);
  await tx.insert(trialEvents).values({ id: uuidv7(), kind: 'charged', ...use });
  return true;
}

/** Notes the trial of a plan at the person's mailbox; `false` where an account of it had it. */
export async function takePlanTrial(tx: Executor, userId: string, plan: string): Promise<boolean> {
  await shareMailbox(tx, userId);
  const { rows } = await tx.execute<{ had: boolean }>(sql`
    select ${plan} = any(had.plans) as had from trials_had had
    join user_subscriptions s on s.mailbox = had.key where s.user_id = ${userId}`);
  if (rows[0]?.had) return false;
  await tx.execute(sql`
    update trials_had had set plans = array_append(had.plans, ${plan}) from user_subscriptions s
    where s.user_id = ${userId} and had.key = s.mailbox`);
  return true;
}

/** Counts what other accounts of the same mailbox have had; its row stays locked, so that two of them cannot take one trial. */
async function shareMailbox(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into trials_had (key, free_trials_used, plans)
    select mailbox, 0, '{}' from user_subscriptions where user_id = ${userId} and mailbox is not null
    on conflict (key) do update set noted_at = now()`);
  await tx.execute(sql`
    update user_subscriptions s set free_trials_used = greatest(s.free_trials_used, had.free_trials_used),
      trials_used = case when s.subscription_type = 'FREE' then greatest(s.trials_used, had.free_trials_used) else s.trials_used end
    from trials_had had where had.key = s.mailbox and s.user_id = ${userId}`);
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
