import { pricingWords } from '../../../content/site/pricing.ts';
import { useNoCards } from './use-no-cards.ts';

/** How payment is taken where the operator has set up none by card. */
export function PaymentNote() {
  if (!useNoCards()) return null;
  return <p className="mt-5 max-w-prose text-small text-soft">{pricingWords().byArrangement}</p>;
}
