/** Words of the pricing page beside the plans. */
export const pricing = {
  title: 'Plans',
  tabTitle: 'Pricing',
  intro: 'Start free. Pay when your search needs more of it, stop when you have the job.',
  trial: '14 days free, no card',
  free: 'No card, no time limit',
  perMonth: 'a month',
  highlighted: 'For most searches',
  yours: 'Your plan',
  startFree: 'Start free',
  questions: 'Questions',
  byArrangement:
    'Card payment is not set up on this site. A paid plan begins with its 14 free days, which end by themselves: nothing is charged, and you go on with Free. To keep a plan, write to us and we arrange the payment with you.',
  noCards: 'Neither cards nor PayPal are set up on this site yet: write to us, and we arrange the payment with you.',
  trialRuns: 'Your free trial of this plan runs.',
  trialUsed: 'Your free trial of this plan is used.',
  arrange: 'Write to us to keep it',
  enterpriseTitle: 'For organizations, schools and career services',
  enterpriseText:
    'Custom branding, bulk management and advanced analytics for everyone you support. Tell us how many people it is for, and we set it up with you.',
  enterpriseAction: 'Write to our enterprise team',
};

/** `onPayment`: an answer that rests on how payment is set up. */
export const faq: { question: string; answer: string; onPayment?: boolean }[] = [
  {
    question: 'Can I change my plan?',
    answer: 'Yes, at any time. Changes are reflected in the next billing cycle.',
  },
  {
    question: 'Is there a free trial?',
    answer: 'All paid plans have a 14-day free trial, with no card required.',
  },
  {
    question: 'How can I pay?',
    answer: 'By major credit cards and PayPal. Enterprise billing is available too.',
    onPayment: true,
  },
  {
    question: 'Can I cancel?',
    answer: 'Anytime, with no fees.',
  },
];
