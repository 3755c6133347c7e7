import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../../account/get-plan.ts';
import { useAuth } from '../../../auth/session/session-context.ts';

/** Whether a person would have to pay a plan themselves on a site whose operator has set up no payment by card. */
export function useNoCards(): boolean {
  const { user } = useAuth();
  const { data } = useQuery({ ...planQuery, enabled: user !== null });
  return data !== undefined && !data.paymentAvailable && data.source !== 'organization';
}
