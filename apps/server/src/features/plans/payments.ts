import type { Database } from '@shortlist/database';
import type { PaidPlan } from '@shortlist/schema';
import Stripe from 'stripe';
import type { Person } from '../../db/people.ts';
import { Failure } from '../../http/problem.ts';
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
  startCheckout(person: Person, plan: PaidPlan, returnTo: string): Promise<string>;
  openPortal(customerId: string, returnTo: string): Promise<string>;
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
    await queries.changeSubscription(database.db, person.id, { stripeCustomerId: made.id });
    return made.id;
  }

  /** The subscription as the provider has it now is the truth; the event only says that it is time to look. */
  async function takeOver(subscriptionId: string, at: Date): Promise<void> {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const customer = typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
    const row = await queries.findByCustomer(database.db, customer);
    if (!row) return;
    const item = subscription.items.data[0];
    const plan = item && planOf.get(item.price.id);
    const runs = ['active', 'trialing', 'past_due'].includes(subscription.status) && plan !== undefined;
    await database.transaction(async (tx) => {
      if (!(await queries.claimStateAt(tx, row.userId, at))) return;
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
      });
    });
  }

  return {
    async startCheckout(person, plan, returnTo) {
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: await findOrMakeCustomer(person),
        line_items: [{ price: settings.prices[plan], quantity: 1 }],
        client_reference_id: person.id,
        success_url: returnTo,
        cancel_url: `${siteUrl}/pricing`,
      });
      if (!session.url)
        throw new Failure(502, 'payment-unavailable', 'The payment page could not be opened', {
          advice: 'Please try again in a moment.',
        });
      return session.url;
    },

    async openPortal(customer, returnTo) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnTo })).url;
    },

    async handleEvent(body, signature) {
      const event = readEvent(stripe, body, signature, settings.webhookSecret);
      const subscriptionId = subscriptionOf(event);
      if (subscriptionId) await takeOver(subscriptionId, new Date(event.created * 1000));
      await queries.insertEvent(database.db, event.id, event.type);
    },
  };
}

function readEvent(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new Failure(400, 'bad-signature', 'The signature does not fit this body');
  }
}

/** The subscription that an event concerns, where it concerns one. */
function subscriptionOf(event: Stripe.Event): string | undefined {
  const object = event.data.object as {
    object?: string;
    id?: string;
    subscription?: string | { id: string } | null;
    parent?: { subscription_details?: { subscription?: string } };
  };
  if (object.object === 'subscription') return object.id;
  const linked = object.subscription ?? object.parent?.subscription_details?.subscription;
  return typeof linked === 'string' ? linked : linked?.id;
}

/** Another base of the API, for tests against a server on loopback. */
function readBase(base: string | undefined) {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port };
}
