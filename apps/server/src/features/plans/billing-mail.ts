import type { I18n, MailContent } from '@shortlist/mail';
import { planNames, SubscriptionType } from '@shortlist/schema';
import { languageOf } from '@shortlist/schema/languages';
import type Stripe from 'stripe';

const reason = (i18n: I18n) => i18n._('You’re receiving this email because you have a paid plan.');

/**
 * What a person is told of an event of their invoice: paid, with the invoice; not paid, with what to do and what happens
 * else. Undefined for events that need no word.
 */
export function billingMail(
  i18n: I18n,
  event: Stripe.Event,
  plan: string,
  accountUrl: string,
): MailContent | undefined {
  const name = planNames[SubscriptionType.catch('FREE').parse(plan)];
  switch (event.type) {
    case 'invoice.paid':
      return event.data.object.amount_paid > 0 ? paidMail(i18n, event.data.object, name, accountUrl) : undefined;
    case 'invoice.payment_failed':
      return failedMail(i18n, event.data.object, name, accountUrl);
    case 'invoice.payment_action_required':
      return confirmMail(i18n, event.data.object, name, accountUrl);
    default:
      return undefined;
  }
}

function paidMail(i18n: I18n, invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  return {
    subject: i18n._('Your invoice for the {plan} plan', { plan }),
    preview: i18n._('We received {amount}. Thank you.', {
      amount: amountOf(i18n, invoice.amount_paid, invoice.currency),
    }),
    heading: i18n._('Thank you for your payment'),
    paragraphs: [i18n._('We received your payment for the {plan} plan.', { plan })],
    facts: factsOf(i18n, invoice, invoice.amount_paid),
    action: { label: i18n._('See the invoice'), url: invoice.hosted_invoice_url ?? accountUrl },
    reason: reason(i18n),
  };
}

function failedMail(i18n: I18n, invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  const next = invoice.next_payment_attempt;
  return {
    subject: i18n._('Your payment for the {plan} plan didn’t go through', { plan }),
    preview: i18n._('Your plan is still active. Please check your payment method.'),
    heading: i18n._('Your payment didn’t go through'),
    paragraphs: [
      i18n._('Your bank declined the payment for the {plan} plan. Your plan stays active for now.', { plan }),
      next
        ? i18n._('We’ll try again on {day}. If your card has changed, please update it before then.', {
            day: dayOf(i18n, next),
          })
        : i18n._(
            'This was the last attempt. Without a payment, your plan ends and you go back to the Free plan. You keep your resumes.',
          ),
    ],
    facts: factsOf(i18n, invoice, invoice.amount_due),
    action: { label: i18n._('Check your payment method'), url: invoice.hosted_invoice_url ?? accountUrl },
    notes: [i18n._('You can cancel anytime in your account, with no fees.')],
    reason: reason(i18n),
  };
}

function confirmMail(i18n: I18n, invoice: Stripe.Invoice, plan: string, accountUrl: string): MailContent {
  return {
    subject: i18n._('Please confirm your payment for the {plan} plan', { plan }),
    preview: i18n._('Your bank asks you to confirm it.'),
    heading: i18n._('Your bank asks you to confirm a payment'),
    paragraphs: [
      i18n._(
        'Your bank needs you to confirm the payment for the {plan} plan. Your plan stays active in the meantime.',
        {
          plan,
        },
      ),
    ],
    facts: factsOf(i18n, invoice, invoice.amount_due),
    action: { label: i18n._('Confirm the payment'), url: invoice.hosted_invoice_url ?? accountUrl },
    reason: reason(i18n),
  };
}

function factsOf(i18n: I18n, invoice: Stripe.Invoice, amount: number): [string, string][] {
  return [
    ...(invoice.number ? ([[i18n._('Invoice'), invoice.number]] as [string, string][]) : []),
    [i18n._('Amount'), amountOf(i18n, amount, invoice.currency)],
  ];
}

/** Minor units of a currency in words; the number of decimals is the currency's own. */
function amountOf(i18n: I18n, minor: number, currency: string): string {
  const format = new Intl.NumberFormat(languageOf(i18n.locale).formats, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** Seconds since 1970 as a day. */
function dayOf(i18n: I18n, seconds: number): string {
  return new Intl.DateTimeFormat(languageOf(i18n.locale).formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
    seconds * 1000,
  );
}
