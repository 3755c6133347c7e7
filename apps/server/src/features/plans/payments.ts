import type { Database, Executor } from '@shortlist/database';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { type PaidPlan, productName } from '@shortlist/schema';
import Stripe from 'stripe';
import { findVoice } from '../../db/find-voice.ts';
import type { Person } from '../../db/people.ts';
import { notSignedIn } from '../../http/actor.ts';
import { Failure } from '../../http/problem.ts';
import { holdPerson } from '../../people/hold-person.ts';
import { billingMail } from './billing-mail.ts';
import { isGone, readEvent, subscriptionOf } from './provider-events.ts';
import * as queries from './queries.ts';

/** The operator's Stripe account: key, signing secret of the webhook, and the price of each plan. */
export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  prices: Record<PaidPlan, string>;
  apiBase?: string;
};

/** Payment by Stripe: Checkout, customer portal, signed events. */
export type Payments = {
  /** `freeUntil`: free days that still run, and are not paid for. */
  startCheckout(person: Person, plan: PaidPlan, returnTo: string, freeUntil: Date | null): Promise<string>;
  openPortal(customerId: string, returnTo: string): Promise<string>;
  /** Has a running subscription go over to another plan when its paid period ends, and returns that moment. */
  changeAtPeriodEnd(subscriptionId: string, plan: PaidPlan): Promise<Date>;
  /** Takes back a change that waits: the subscription goes on as it is. */
  undoChange(subscriptionId: string): Promise<void>;
  /** Ends what a person pays for and forgets them at the provider, where they were this customer: their account is being deleted. */
  forgetCustomer(userId: string): Promise<string | undefined>;
  /** Whether this is the customer of a person, or none is: so it stays until the transaction ends. */
  isCustomer(tx: Executor, userId: string, customer: string | undefined): Promise<boolean>;
  /** Takes in a signed event, once, in whatever order events arrive. Throws 400 for a wrong signature. */
  handleEvent(body: string, signature: string): Promise<void>;
};

export function createPayments(database: Database, settings: StripeSettings, siteUrl: string): Payments {
  const stripe = new Stripe(settings.secretKey, {
    ...readBase(settings.apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
  const planOf = new Map(Object.entries(settings.prices).map(([plan, price]) => [price, plan as PaidPlan]));

  async function findOrMakeCustomer(person: Person): Promise<string> {
    const row = await queries.findSubscription(database.db, person.id);
    if (row?.stripeCustomerId) return row.stripeCustomerId;
    const made = await stripe.customers.create(
      { email: person.email, metadata: { userId: person.id } },
      { idempotencyKey: `customer-${person.id}` },
    );
    if (await queries.changeSubscription(database.db, person.id, { stripeCustomerId: made.id })) return made.id;
    // The account was deleted meanwhile: nobody is left at the provider who could pay.
    await stripe.customers.del(made.id);
    throw notSignedIn();
  }

  /**
   * The subscription as the provider has it now is the truth; the event only says that it is time to look. Of two looks
   * the one that began later counts, so the order in which events arrive does not matter.
   */
  async function takeOver(subscriptionId: string): Promise<void> {
    const look = await queries.beginLook(database.db);
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const customer = typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
    const payer = await queries.findByCustomer(database.db, customer);
    if (!payer) return;
    const item = subscription.items.data[0];
    const plan = item && planOf.get(item.price.id);
    const runs = ['active', 'trialing', 'past_due'].includes(subscription.status) && plan !== undefined;
    const next = runs ? await findNext(subscription) : undefined;
    await database.transaction(async (tx) => {
      const row = await queries.claimLook(tx, payer.userId, look);
      if (!row) return;
      if (!runs) {
        if (row.stripeSubscriptionId === subscriptionId)
          await queries.changeSubscription(tx, row.userId, { planEndsAt: new Date(), stripeSubscriptionId: null });
        return;
      }
      const cancels = subscription.cancel_at_period_end || subscription.cancel_at !== null;
      const end = cancels ? (subscription.cancel_at ?? item?.current_period_end ?? null) : null;
      if (row.subscriptionType !== plan || row.planSource !== 'stripe')
        await queries.startPlan(tx, row.userId, { plan, source: 'stripe', endsAt: null });
      await queries.changeSubscription(tx, row.userId, {
        stripeSubscriptionId: subscriptionId,
        cancels,
        planEndsAt: end === null ? null : new Date(end * 1000),
        nextPlan: next?.plan ?? null,
        nextPlanAt: next?.at ?? null,
      });
    });
  }

  /** The plan that a schedule at the provider lets follow on the present one; also one that was made in its portal. */
  async function findNext(subscription: Stripe.Subscription): Promise<{ plan: PaidPlan; at: Date } | undefined> {
    const schedule = await scheduleOf(subscription);
    const running = schedule?.current_phase;
    const phase = running && schedule.phases?.find((each) => each.start_date >= running.end_date);
    const price = phase?.items[0]?.price;
    const plan = planOf.get(typeof price === 'string' ? price : (price?.id ?? ''));
    return phase && plan ? { plan, at: new Date(phase.start_date * 1000) } : undefined;
  }

  async function scheduleOf({ schedule }: Stripe.Subscription) {
    if (!schedule) return undefined;
    return stripe.subscriptionSchedules.retrieve(typeof schedule === 'string' ? schedule : schedule.id);
  }

  return {
    async startCheckout(person, plan, returnTo, freeUntil) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: await findOrMakeCustomer(person),
        line_items: [{ price: settings.prices[plan], quantity: 1 }],
        client_reference_id: person.id,
        ...freeDays(freeUntil),
        success_url: returnTo,
        cancel_url: `${siteUrl}/pricing`,
      });
      if (!session.url)
        throw new Failure(502, 'payment-unavailable', 'We couldn’t open the payment page', {
          advice: 'Please try again in a moment.',
        });
      return session.url;
    },

    async openPortal(customer, returnTo) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnTo })).url;
    },

    async forgetCustomer(userId) {
      const row = await queries.findSubscription(database.db, userId);
      if (!row?.stripeCustomerId) return undefined;
      await stripe.customers.del(row.stripeCustomerId).catch((error: unknown) => {
        if (isGone(error)) return;
        throw new Failure(502, 'payment-unavailable', 'We couldn’t end your subscription', {
          advice: 'Nothing was deleted. Please try again in a moment.',
        });
      });
      return row.stripeCustomerId;
    },

    async isCustomer(tx, userId, customer) {
      return (await queries.lockCustomer(tx, userId)) === customer;
    },

    async changeAtPeriodEnd(subscriptionId, plan) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId);
      const schedule =
        (await scheduleOf(subscription)) ??
        (await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }));
      const item = subscription.items.data[0];
      const running = schedule.current_phase;
      if (!item || !running) throw new Failure(502, 'payment-unavailable', 'We couldn’t change your plan');
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: item.price.id, quantity: 1 }],
            start_date: running.start_date,
            end_date: item.current_period_end,
          },
          {
            items: [{ price: settings.prices[plan], quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
          },
        ],
      });
      return new Date(item.current_period_end * 1000);
    },

    async undoChange(subscriptionId) {
      const schedule = await scheduleOf(await stripe.subscriptions.retrieve(subscriptionId));
      if (schedule) await stripe.subscriptionSchedules.release(schedule.id);
    },

    async handleEvent(body, signature) {
      const event = readEvent(stripe, body, signature, settings.webhookSecret);
      if (await queries.isEventKnown(database.db, event.id)) return;
      const subscriptionId = subscriptionOf(event);
      if (subscriptionId) await takeOver(subscriptionId);
      const mail = await composeBillingMail(event);
      await database.transaction(async (tx) => {
        const isNew = await queries.insertEvent(tx, event.id, event.type);
        if (isNew && mail && (await holdPerson(tx, mail.person))) await enqueueMail(tx, mail, `billing:${event.id}`);
      });
    },
  };

  async function composeBillingMail(event: Stripe.Event) {
    const { customer } = event.data.object as { customer?: string | { id: string } | null };
    const id = typeof customer === 'string' ? customer : customer?.id;
    const payer = id && (await queries.findPayer(database.db, id));
    if (!payer) return undefined;
    const i18n = await findVoice(database.db, payer.id);
    const content = billingMail(i18n, event, payer.plan, `${siteUrl}/account`);
    if (!content) return undefined;
    const mail = await composeMail(payer.email, content, { name: productName, url: siteUrl }, i18n);
    return { ...mail, person: payer.id };
  }
}

/** Free days that still run are not charged. The provider takes their end only where it is more than two days off. */
function freeDays(until: Date | null) {
  const twoDays = 48 * 3_600_000;
  return until && until.getTime() - Date.now() > twoDays + 60_000
    ? { subscription_data: { trial_end: Math.floor(until.getTime() / 1000) } }
    : {};
}

/** Another base of the API, for tests against a server on loopback. */
function readBase(base: string | undefined) {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
}
