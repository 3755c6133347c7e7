import type { Executor } from '@shortlist/database';
import { SubscriptionType } from '@shortlist/schema';
import { eq } from 'drizzle-orm';
import { userSubscriptions } from './tables.ts';
import { settleSubscription } from './trials.ts';

/** The plan that a person is on now, after what has run out is settled; Free where none is stored. */
export async function findPlan(db: Executor, userId: string): Promise<SubscriptionType> {
  await settleSubscription(db, userId);
  return planIn(await selectPlan(db, userId));
}

/** The same; the row stays locked until the transaction ends, so that two requests never both take the last place. */
export async function lockPlan(tx: Executor, userId: string): Promise<SubscriptionType> {
  await settleSubscription(tx, userId);
  return planIn(await selectPlan(tx, userId).for('update'));
}

function selectPlan(db: Executor, userId: string) {
  return db
    .select({ plan: userSubscriptions.subscriptionType })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId));
}

function planIn([row]: { plan: string }[]): SubscriptionType {
  return SubscriptionType.catch('FREE').parse(row?.plan);
}
