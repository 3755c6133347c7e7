import type { SubscriptionType } from '@shortlist/schema';

const ahead: Record<SubscriptionType, number> = { FREE: 0, FAMOUS: 2, PREMIUM: 4 };
const most = 1000;

/**
 * The priority of a person's next job, higher first: each job of theirs that waits already puts it one place behind, so that ten of one
 * person do not hold up another's first. A paid plan is some places ahead.
 */
export function placeInQueue({ plan, open }: { plan: string; open: number }): number {
  return (ahead[plan as SubscriptionType] ?? 0) - Math.min(open, most);
}
