import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubscriptionType } from '@shortlist/schema';

export type PlanContent = {
  type: SubscriptionType;
  name: string;
  /** For whom it is, in one line. */
  pitch: MessageDescriptor;
  /** Price for a month in minor units of the currency below; 0 is free. */
  price: number;
  /** The plan whose features come with this one too. */
  beyond?: MessageDescriptor;
  features: MessageDescriptor[];
  /** Optimizations for a period, in words. */
  trials: MessageDescriptor;
  highlighted: boolean;
};

/** A feature that needs a language model, and what is said of it on a site whose operator has set up none. */
export const aiSuggestions = {
  feature: msg`AI content suggestions`,
  notSetUp: msg`Not available on this site yet.`,
};

/** ISO 4217 code of every price on the site. */
export const currency = 'USD';

/** The plans in their order. An operator edits names, prices and lines here. */
export const plans: PlanContent[] = [
  {
    type: 'FREE',
    name: 'Free',
    pitch: msg`For your first few applications.`,
    price: 0,
    trials: msg`3 optimizations`,
    features: [
      msg`Up to 3 resume versions`,
      msg`Basic ATS optimization`,
      msg`Standard templates`,
      msg`Email support`,
      msg`Basic export formats (PDF)`,
    ],
    highlighted: false,
  },
  {
    type: 'FAMOUS',
    name: 'Famous',
    pitch: msg`For an active job search.`,
    price: 1900,
    trials: msg`45 optimizations a month`,
    beyond: msg`Everything in Free, plus:`,
    features: [
      msg`Up to 45 resume versions`,
      msg`Advanced ATS optimization`,
      msg`Priority email support`,
      msg`Advanced export formats`,
      msg`Custom branding options`,
    ],
    highlighted: true,
  },
  {
    type: 'PREMIUM',
    name: 'Premium',
    pitch: msg`For a career change.`,
    price: 3900,
    trials: msg`Unlimited optimizations`,
    beyond: msg`Everything in Famous, plus:`,
    features: [
      msg`Unlimited resume versions`,
      aiSuggestions.feature,
      msg`Custom template creation`,
      msg`Priority 24/7 support`,
      msg`30-day job search guarantee`,
    ],
    highlighted: false,
  },
];

/** The plan of a subscription's type. */
export function planContent(type: SubscriptionType): PlanContent {
  return plans.find((plan) => plan.type === type) ?? (plans[0] as PlanContent);
}
