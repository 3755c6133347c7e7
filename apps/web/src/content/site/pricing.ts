import { t } from '@lingui/core/macro';

/** Words of the pricing page beside the plans. */
export const pricingWords = () => ({
  title: t`Plans`,
  tabTitle: t`Pricing`,
  intro: t`Start free. Upgrade when you need more. Cancel when you land the job.`,
  trial: t`14 days free, no card required`,
  free: t`Free forever, no card required`,
  perMonth: t`a month`,
  highlighted: t`For most searches`,
  yours: t`Your plan`,
  startFree: t`Start free`,
  toDashboard: t`Go to the dashboard`,
  questions: t`Questions`,
  byArrangement: t`Card payment isn’t available on this site yet. Paid plans start with a 14-day free trial. When it ends, nothing is charged and you go back to Free. To keep a plan, contact us.`,
  noCards: t`Card and PayPal payments aren’t available on this site yet. Contact us to arrange payment.`,
  withinTrial: t`Your Premium trial includes everything in Famous.`,
  trialUsed: t`You’ve used the free trial of this plan.`,
  arrange: t`Contact us to keep it`,
  enterpriseTitle: t`For organizations, schools, and career services`,
  enterpriseText: t`Custom branding, bulk management, and advanced analytics for everyone you support. Tell us how many people you support, and we’ll set it up with you.`,
  enterpriseAction: t`Contact our enterprise team`,
});

/** What beginning a plan does, as its button says. */
export const planActions = {
  start: (plan: string): string => t`Start the ${{ plan }} trial`,
  keep: (plan: string): string => t`Keep ${{ plan }} after the trial`,
  change: (plan: string): string => t`Change to ${{ plan }}`,
  choose: (plan: string): string => t`Choose ${{ plan }}`,
  scheduled: (plan: string, day: string): string =>
    t`Your plan changes to ${{ plan }} on ${{ day }}, with the next billing cycle.`,
};

/** `onPayment`: an answer that depends on how payment is set up. */
export const listQuestions = (): { question: string; answer: string; onPayment?: boolean }[] => [
  {
    question: t`Can I change my plan?`,
    answer: t`Yes, at any time. Changes are reflected in the next billing cycle.`,
  },
  {
    question: t`Is there a free trial?`,
    answer: t`All paid plans have a 14-day free trial, with no card required.`,
  },
  {
    question: t`How can I pay?`,
    answer: t`By major credit cards and PayPal. Enterprise billing is available too.`,
    onPayment: true,
  },
  {
    question: t`Can I cancel?`,
    answer: t`Anytime, with no fees.`,
  },
];
