import type { SubscriptionType } from '@shortlist/schema';

const ahead: Record<SubscriptionType, number> = { FREE: 0, FAMOUS: 2, PREMIUM: 4 };
/** What one place is worth: a job goes before those of later that are fewer places ahead, so nobody waits for ever behind people who come after them. */
const placeSeconds = 120;
const most = 1000;
/** Priorities are counted from then, because a queue keeps them as 32 bits. */
const epochMs = Date.UTC(2026, 0, 1);

/**
 * The priority of a person's next job, higher first: the moment of its submission, as if each job of theirs that waits already made it a place later, so that
 * ten of one person do not hold up another's first. A paid plan is some places ahead.
 */
export function placeInQueue({ plan, open }: { plan: string; open: number }, nowMs = Date.now()): number {
  const places = (ahead[plan as SubscriptionType] ?? 0) - Math.min(open, most);
  return places * placeSeconds - Math.round((nowMs - epochMs) / 1000);
}
