/** Words of the pricing page beside the plans. */
export const pricing = {
  title: 'Plans',
  tabTitle: 'Pricing',
  intro: 'Start free. Upgrade when you need more. Cancel when you have the job.',
  trial: '14 days free, no card required',
  free: 'Free forever, no card required',
  perMonth: 'a month',
  highlighted: 'For most searches',
  yours: 'Your plan',
  startFree: 'Start free',
  questions: 'Questions',
  byArrangement:
    'Card payment isn’t available on this site yet. Paid plans start with 14 free days. When they end, nothing is charged and you go back to Free. To keep a plan, contact us.',
  noCards: 'Card and PayPal payments aren’t available on this site yet. Contact us to arrange payment.',
  withinTrial: 'Your Premium trial includes everything in Famous.',
  trialUsed: 'You’ve used the free trial of this plan.',
  arrange: 'Contact us to keep it',
  enterpriseTitle: 'For organizations, schools and career services',
  enterpriseText:
    'Custom branding, bulk management and advanced analytics for everyone you support. Tell us how many people you support, and we’ll set it up with you.',
  enterpriseAction: 'Contact our enterprise team',
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
