import { composeMail, enqueueMail } from '@shortlist/mail';
import {
  freeTrialDays,
  type PaidPlan,
  PaidPlan as PaidPlans,
  type PlanStatus,
  planNames,
  productName,
  SubscriptionType,
  type UpgradeReply,
} from '@shortlist/schema';
import { findVoice } from '../../db/find-voice.ts';
import type { Person } from '../../db/people.ts';
import { settleSubscription } from '../../db/trials.ts';
import { Failure } from '../../http/problem.ts';
import { requireAddressForTrial } from '../../people/require-address.ts';
import type { Services } from '../../services.ts';
import type { Payments } from './payments.ts';
import * as queries from './queries.ts';
import { trialMail } from './trial-mail.ts';

/** Plans of a person: the free trial that needs no card, and payment where the operator has set it up. */
export function createPlans(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  payments: Payments | undefined,
) {
  const { db, transaction } = database;

  async function load(userId: string) {
    await settleSubscription(db, userId);
    const row = await queries.findSubscription(db, userId);
    if (!row) throw new Failure(404, 'not-found', 'We couldn’t find this account');
    return row;
  }

  return {
    async getStatus(userId: string): Promise<PlanStatus> {
      const row = await load(userId);
      const started = await queries.listStartedTrials(db, userId);
      const plan = SubscriptionType.safeParse(row.subscriptionType);
      return {
        plan: plan.success ? plan.data : 'FREE',
        source: row.planSource,
        endsAt: row.planEndsAt?.toISOString() ?? null,
        cancels: row.cancels,
        next: row.nextPlan && row.nextPlanAt ? { plan: row.nextPlan, at: row.nextPlanAt.toISOString() } : null,
        trialsLeft: PaidPlans.options.filter((each) => !started.includes(each)),
        paymentAvailable: payments !== undefined,
      };
    },

    /** Starts the free trial where it was not had yet; else leads to payment. Who pays already changes with the next cycle. */
    async upgrade(person: Person, plan: PaidPlan): Promise<UpgradeReply> {
      requireAddressForTrial(person);
      const row = await load(person.id);
      if (row.planSource === 'organization') requireMore(row.subscriptionType, plan);
      if (row.subscriptionType === plan && row.planSource !== 'trial')
        throw new Failure(409, 'already-subscribed', `You’re already on the ${planNames[plan]} plan`);
      if (row.planSource === 'stripe' && row.stripeSubscriptionId && payments) {
        const at = await payments.changeAtPeriodEnd(row.stripeSubscriptionId, plan);
        await queries.changeSubscription(db, person.id, { nextPlan: plan, nextPlanAt: at });
        return { state: 'change-scheduled', at: at.toISOString() };
      }
      const endsAt = new Date(Date.now() + freeTrialDays * 86_400_000);
      const url = `${settings.siteUrl}/dashboard?status=success&plan=${planNames[plan]}`;
      const i18n = await findVoice(db, person.id);
      const brand = { name: productName, url: settings.siteUrl };
      const mail = await composeMail(person.email, trialMail(i18n, plan, endsAt, settings.siteUrl), brand, i18n);
      const started =
        row.planSource !== 'stripe' &&
        (await transaction(async (tx) => {
          if (!(await queries.insertTrial(tx, person.id, plan))) return false;
          await queries.startPlan(tx, person.id, { plan, source: 'trial', endsAt });
          await enqueueMail(tx, { ...mail, person: person.id }, `trial:${person.id}:${plan}`);
          return true;
        }));
      if (started) return { state: 'trial-started', endsAt: endsAt.toISOString(), url };
      if (!payments) {
        throw new Failure(409, 'no-payment', 'You’ve already used the free trial of this plan', {
          advice: 'Payment isn’t set up on this site yet. Please contact us to arrange it.',
        });
      }
      const freeUntil = row.planSource === 'trial' && row.subscriptionType === plan ? row.planEndsAt : null;
      return { state: 'checkout', url: await payments.startCheckout(person, plan, url, freeUntil) };
    },

    /** Takes back a change that waits for the next cycle: the plan that runs now goes on. */
    async keepPlan(userId: string): Promise<void> {
      const row = await load(userId);
      if (!payments || !row.stripeSubscriptionId || !row.nextPlan)
        throw new Failure(409, 'no-change', 'You don’t have a pending plan change');
      await payments.undoChange(row.stripeSubscriptionId);
      await queries.changeSubscription(db, userId, { nextPlan: null, nextPlanAt: null });
    },

    /** The provider's page for cards, invoices, plan changes and cancellation. */
    async openPortal(userId: string): Promise<{ url: string }> {
      const { stripeCustomerId } = await load(userId);
      if (!payments || !stripeCustomerId) throw new Failure(409, 'no-payment', 'You don’t have a paid subscription');
      return { url: await payments.openPortal(stripeCustomerId, `${settings.siteUrl}/account`) };
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;

/** An organisation pays for the person: a plan of their own has to give more than that one, or it would only leave the pool. */
function requireMore(has: string, wanted: PaidPlan): void {
  if (has === 'FAMOUS' && wanted === 'PREMIUM') return;
  throw new Failure(409, 'paid-by-organization', 'Your organization already pays for your plan', {
    advice: 'You already have everything in this plan.',
  });
}
