import type { Executor } from '@shortlist/database';
import { mailboxOf } from '@shortlist/schema/mail-address';
import { sql } from 'drizzle-orm';
import { keyedHash } from './keyed-hash.ts';

/** Gives the name under which the trials of a mail address are remembered: a hash that nobody without the secret can make. */
export type NameAddress = (email: string) => string;

/** Addresses of one mailbox (`ada+jobs@…`) have one name. */
export function nameAddresses(secret: string): NameAddress {
  return (email) => keyedHash(secret, `trials of ${mailboxOf(email)}`);
}

/** Remembers what a person has had, under their address: before the account goes, or gets another address. */
export async function rememberTrials(tx: Executor, userId: string, name: string): Promise<void> {
  await tx.execute(sql`
    insert into trials_had as had (key, free_trials_used, plans)
    select ${name}, s.free_trials_used,
      array(select p.plan from plan_trials p where p.user_id = s.user_id)
    from user_subscriptions s where s.user_id = ${userId}
      and (s.free_trials_used > 0 or exists (select 1 from plan_trials p where p.user_id = s.user_id))
    on conflict (key) do update set noted_at = now(),
      free_trials_used = greatest(had.free_trials_used, excluded.free_trials_used),
      plans = array(select distinct unnest(had.plans || excluded.plans))`);
}

/** Gives an account what its address has had before. */
export async function recallTrials(tx: Executor, userId: string, name: string): Promise<void> {
  await tx.execute(sql`
    update user_subscriptions s set free_trials_used = greatest(s.free_trials_used, had.free_trials_used),
      trials_used = case when s.subscription_type = 'FREE' then greatest(s.trials_used, had.free_trials_used) else s.trials_used end
    from trials_had had where had.key = ${name} and s.user_id = ${userId}`);
  await tx.execute(sql`
    insert into plan_trials (user_id, plan)
    select ${userId}::uuid, unnest(plans) from trials_had where key = ${name} on conflict do nothing`);
}
