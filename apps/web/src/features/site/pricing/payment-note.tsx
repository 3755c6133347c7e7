import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../../account/get-plan.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { pricing } from '../../../content/pricing.ts';

/** How payment is taken where the operator has set up none by card. */
export function PaymentNote() {
  const { user } = useAuth();
  const { data } = useQuery({ ...planQuery, enabled: user !== null });
  if (!data || data.paymentAvailable || data.source === 'organization') return null;
  return <p className="mt-5 max-w-prose text-small text-soft">{pricing.byArrangement}</p>;
}
