import type { PlanStatus } from '@shortlist/schema';
import type { PlanContent } from '../../../content/plans.ts';
import { planActions } from '../../../content/site/pricing.ts';

/** What beginning a plan will do for a person, as the server decides it. Without `status` it is not known yet. */
export function namePlanAction({ type, name }: Pick<PlanContent, 'type' | 'name'>, status?: PlanStatus): string {
  if (status?.source === 'stripe') return planActions.change(name);
  if (status?.source === 'trial' && status.plan === type) return planActions.keep(name);
  if (status?.trialsLeft.some((left) => left === type)) return planActions.start(name);
  return planActions.choose(name);
}

/** Whether the running trial of a larger plan holds all of this one, and no payment is set up that it could be chosen with. */
export function isWithinTrial({ type }: Pick<PlanContent, 'type'>, status: PlanStatus): boolean {
  return status.source === 'trial' && status.plan === 'PREMIUM' && type === 'FAMOUS' && !status.paymentAvailable;
}

/** Whether a plan is only had by writing to the operator: its trial is used, and no payment is set up. */
export function isByArrangement({ type }: Pick<PlanContent, 'type'>, status: PlanStatus): boolean {
  return !status.paymentAvailable && !status.trialsLeft.some((left) => left === type);
}
