import type { Executor } from '@shortlist/database';
import { type PaidPlan, trialsByPlan } from '@shortlist/schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { planTrials, stripeEvents, userSubscriptions, users } from '../../db/tables.ts';
import { shareMailbox } from '../../db/trials.ts';
import { rememberTrials } from '../../db/trials-had.ts';

type Row = typeof userSubscriptions.$inferSelect;

export async function findSubscription(db: Executor, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId));
  return row;
}

export async function findByCustomer(db: Executor, customerId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(userSubscriptions).where(eq(userSubscriptions.stripeCustomerId, customerId));
  return row;
}

export async function listStartedTrials(db: Executor, userId: string): Promise<PaidPlan[]> {
  const rows = await db.select({ plan: planTrials.plan }).from(planTrials).where(eq(planTrials.userId, userId));
  return rows.map(({ plan }) => plan);
}

/** `false` where this person, or another account of the same mailbox, had the trial of this plan before. */
export async function insertTrial(tx: Executor, userId: string, plan: PaidPlan): Promise<boolean> {
  const mailbox = await shareMailbox(tx, userId);
  const rows = await tx
    .insert(planTrials)
    .values({ userId, plan })
    .onConflictDoNothing()
    .returning({ plan: planTrials.plan });
  if (rows.length > 0 && mailbox !== undefined) await rememberTrials(tx, userId, mailbox);
  return rows.length > 0;
}

type Start = { plan: PaidPlan; source: 'trial' | 'stripe' | 'organization'; endsAt: Date | null };

/** Puts a person on a paid plan; its trials count anew from now. */
export async function startPlan(tx: Executor, userId: string, { plan, source, endsAt }: Start): Promise<void> {
  await tx
    .update(userSubscriptions)
    .set({
      subscriptionType: plan,
      trialsAllowed: trialsByPlan[plan] ?? -1,
      trialsUsed: 0,
      periodStart: new Date(),
      planSource: source,
      planEndsAt: endsAt,
      cancels: false,
      nextPlan: null,
      nextPlanAt: null,
      updatedAt: new Date(),
    })
    .where(eq(userSubscriptions.userId, userId));
}

/** `false` where nobody is left whose it could be. */
export async function changeSubscription(tx: Executor, userId: string, change: Partial<Row>): Promise<boolean> {
  const rows = await tx
    .update(userSubscriptions)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(userSubscriptions.userId, userId))
    .returning({ userId: userSubscriptions.userId });
  return rows.length > 0;
}

/** Which customer of the provider's a person is, unchanged until the transaction ends. */
export async function lockCustomer(tx: Executor, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ customer: userSubscriptions.stripeCustomerId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
    .for('update');
  return row?.customer ?? undefined;
}

/** Whom a customer of the provider's is, with the plan that they are on. */
export async function findPayer(
  db: Executor,
  customerId: string,
): Promise<{ id: string; email: string; plan: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, email: users.email, plan: userSubscriptions.subscriptionType })
    .from(userSubscriptions)
    .innerJoin(users, eq(users.id, userSubscriptions.userId))
    .where(eq(userSubscriptions.stripeCustomerId, customerId));
  return row;
}

export async function isEventKnown(db: Executor, id: string): Promise<boolean> {
  const rows = await db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));
  return rows.length > 0;
}

/** `false` where this event was handled before. */
export async function insertEvent(tx: Executor, id: string, type: string): Promise<boolean> {
  const rows = await tx
    .insert(stripeEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** The number of a look at the provider that begins now: a later look has a higher one, on whatever machine. */
export async function beginLook(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ look: string | number }>(sql`select nextval('stripe_looks') as look`);
  return Number(rows[0]?.look);
}

/**
 * Takes the state of a provider's subscription as a look found it: the row as it is now, locked until the transaction
 * ends; undefined where a later look is taken already.
 */
export async function claimLook(tx: Executor, userId: string, look: number): Promise<Row | undefined> {
  const [row] = await tx
    .update(userSubscriptions)
    .set({ stripeLook: look })
    .where(and(eq(userSubscriptions.userId, userId), lt(userSubscriptions.stripeLook, look)))
    .returning();
  return row;
}
