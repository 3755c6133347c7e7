import Stripe from 'stripe';
import { Failure } from '../../http/problem.ts';

/** A signed event as it was sent. Throws 400 for a wrong signature. */
export function readEvent(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new Failure(400, 'bad-signature', 'The signature doesn’t match this body');
  }
}

/** The subscription that an event concerns, where it concerns one. */
export function subscriptionOf(event: Stripe.Event): string | undefined {
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

/** Whether a fault is the provider's word that a thing is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
