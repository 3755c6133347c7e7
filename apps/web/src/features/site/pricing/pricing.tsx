import { brand } from '../../../content/brand.ts';
import { plans } from '../../../content/plans.ts';
import { listQuestions, pricingWords } from '../../../content/site/pricing.ts';
import { Page } from '../../../ui/page.tsx';
import { PaymentNote } from './payment-note.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { useNoCards } from './use-no-cards.ts';

/** The plans, the enterprise banner, and the questions that people ask. */
export default function Pricing() {
  const pricing = pricingWords();
  const noCards = useNoCards();
  return (
    <Page title={pricing.title} tabTitle={pricing.tabTitle} intro={pricing.intro}>
      <ul className="grid gap-5 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
        {plans.map((plan) => (
          <PlanOffer key={plan.type} plan={plan} />
        ))}
      </ul>
      <PaymentNote />
      <section
        aria-labelledby="enterprise"
        className="mt-12 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-lg bg-band px-6 py-8 text-on-band sm:px-10"
      >
        <div className="max-w-prose">
          <h2 id="enterprise" className="text-title">
            {pricing.enterpriseTitle}
          </h2>
          <p className="mt-2">{pricing.enterpriseText}</p>
        </div>
        <div className="grid gap-2">
          <a
            href={`mailto:${brand.enterpriseEmail}`}
            className="inline-flex min-h-11 items-center justify-center rounded-md bg-on-band px-4 font-medium text-band outline-on-band hover:opacity-90"
          >
            {pricing.enterpriseAction}
          </a>
          <p className="text-center text-small">{brand.enterpriseEmail}</p>
        </div>
      </section>
      <section aria-labelledby="faq" className="mt-16 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="faq" className="text-headline">
          {pricing.questions}
        </h2>
        <dl className="divide-y divide-rule border-y border-rule">
          {listQuestions().map(({ question, answer, onPayment }) => (
            <div key={question} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_1.6fr]">
              <dt className="font-semibold">{question}</dt>
              <dd className="text-soft">
                <p>{answer}</p>
                {onPayment && noCards && <p className="mt-1">{pricing.noCards}</p>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
