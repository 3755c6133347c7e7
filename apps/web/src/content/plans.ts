import type { SubscriptionType } from '@shortlist/schema';

export type PlanContent = {
  type: SubscriptionType;
  name: string;
  /** For whom it is, in one line. */
  pitch: string;
  /** Price for a month in minor units of the currency below; 0 is free. */
  price: number;
  /** The plan whose features come with this one too. */
  beyond?: string;
  features: string[];
  /** Optimizations for a period, in words. */
  trials: string;
  highlighted: boolean;
};

/** A feature that needs a language model, and what is said of it on a site whose operator has set up none. */
export const aiSuggestions = {
  feature: 'AI content suggestions',
  notSetUp: 'Not available on this site yet: no language model is set up.',
};

/** ISO 4217 code of every price on the site. */
export const currency = 'USD';

/** The plans in their order. An operator edits names, prices and lines here. */
export const plans: PlanContent[] = [
  {
    type: 'FREE',
    name: 'Free',
    pitch: 'For one careful application.',
    price: 0,
    trials: '3 optimizations',
    features: [
      'Up to 3 resume versions',
      'Basic ATS optimization',
      'Standard templates',
      'Email support',
      'Basic export formats (PDF)',
    ],
    highlighted: false,
  },
  {
    type: 'FAMOUS',
    name: 'Famous',
    pitch: 'For a search in full swing.',
    price: 1900,
    trials: '45 optimizations a month',
    beyond: 'Everything in Free, and:',
    features: [
      'Up to 45 resume versions',
      'Advanced ATS optimization',
      'Priority email support',
      'Advanced export formats',
      'Custom branding options',
    ],
    highlighted: true,
  },
  {
    type: 'PREMIUM',
    name: 'Premium',
    pitch: 'For a change of career.',
    price: 3900,
    trials: 'Unlimited optimizations',
    beyond: 'Everything in Famous, and:',
    features: [
      'Unlimited resume versions',
      aiSuggestions.feature,
      'Custom template creation',
      'Priority 24/7 support',
      '30-day job search guarantee',
    ],
    highlighted: false,
  },
];

/** The plan of a subscription's type. */
export function planContent(type: SubscriptionType): PlanContent {
  return plans.find((plan) => plan.type === type) ?? (plans[0] as PlanContent);
}
