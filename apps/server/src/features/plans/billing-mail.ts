import type { MailContent } from '@shortlist/mail';
import { planNames, SubscriptionType } from '@shortlist/schema';
import type Stripe from 'stripe';

const reason = 'You get this mail because you have a paid plan.';

/**
 * What a person is told of an event of their invoice: paid, with the invoice; not paid, with what to do and what happens
 * else. Undefined for events that need no word.
 */
export function billingMail(event: Stripe.Event, plan: string, accountUrl: string): MailContent | undefined {
  const name = planNames[SubscriptionType.catch('FREE').parse(plan)];
  switch (event.type) {
    case 'invoice.paid':
      return event.data.object.amount_paid > 0 ? paidMail(event.data.object, name, accountUrl) : undefined;
    case 'invoice.payment_failed':
      return failedMail(event.data.object, name, accountUrl);
    case 'invoice.payment_action_required':
      return confirmMail(event.data.object, name, accountUrl);
    default:
      return undefined;
  }
}

function paidMail(invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  return {
    subject: `Your invoice for the ${plan} plan`,
    preview: `We received ${amountOf(invoice.amount_paid, invoice.currency)}. Thank you.`,
    heading: 'Thank you, your payment arrived',
    paragraphs: [`We received your payment for the ${plan} plan.`],
    facts: factsOf(invoice, invoice.amount_paid),
    action: { label: 'See the invoice', url: invoice.hosted_invoice_url ?? accountUrl },
    reason,
  };
}

function failedMail(invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  const next = invoice.next_payment_attempt;
  return {
    subject: `Your payment for the ${plan} plan did not go through`,
    preview: 'Nothing of yours is lost. Please check your means of payment.',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Your bank or card refused the payment for the ${plan} plan. Nothing of yours is lost, and your plan runs on for now.`,
      next
        ? `We try again on ${dayOf(next)}. If your card has changed, please enter the new one before.`
        : 'This was the last attempt: without a payment your plan ends, and you go on with the Free plan. Your resumes stay.',
    ],
    facts: factsOf(invoice, invoice.amount_due),
    action: { label: 'Check your means of payment', url: invoice.hosted_invoice_url ?? accountUrl },
    notes: ['You can cancel anytime in your account, with no fees.'],
    reason,
  };
}

function confirmMail(invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  return {
    subject: `Please confirm your payment for the ${plan} plan`,
    preview: 'Your bank wants you to confirm it.',
    heading: 'Your bank wants you to confirm a payment',
    paragraphs: [`The payment for the ${plan} plan waits for your word to your bank. Your plan runs on meanwhile.`],
    facts: factsOf(invoice, invoice.amount_due),
    action: { label: 'Confirm the payment', url: invoice.hosted_invoice_url ?? accountUrl },
    reason,
  };
}

function factsOf(invoice: Stripe.Invoice, amount: number): [string, string][] {
  return [
    ...(invoice.number ? ([['Invoice', invoice.number]] as [string, string][]) : []),
    ['Amount', amountOf(amount, invoice.currency)],
  ];
}

/** Minor units of a currency in words; the number of decimals is the currency's own. */
function amountOf(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** Seconds since 1970 as a day. */
function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}
