import { type PaidPlan, UpgradeReply } from '@shortlist/schema';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Moves the signed-in person to a plan: the free trial begins, or the answer's `url` leads to payment. */
export async function startPlan(plan: PaidPlan): Promise<UpgradeReply> {
  return requestJson(UpgradeReply, urls.upgradePlan, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ plan }),
  });
}
