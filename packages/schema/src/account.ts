import { z } from 'zod';

/** The person's record: the table `users`. */
export const UserRecord = z.object({ id: z.string(), name: z.string().nullish(), email: z.string() });
export type UserRecord = z.infer<typeof UserRecord>;

/**
 * A row of `user_subscriptions`: any `subscription_type` but PREMIUM and FAMOUS is the Free plan; `trials_used` defaults to 0
 * and `trials_allowed` to 3 where missing, -1 means unlimited; `updated_at` is ISO 8601 UTC.
 */
export const Subscription = z.object({
  subscription_type: z.string().nullish(),
  trials_used: z.int().nullish(),
  trials_allowed: z.int().nullish(),
  updated_at: z.string().nullish(),
});
export type Subscription = z.infer<typeof Subscription>;

/** What the app knows of the person: answered by `GET /api/account`. */
export const Account = z.object({ user: UserRecord, subscription: Subscription });
export type Account = z.infer<typeof Account>;

/** Body of `PATCH /api/account`. */
export const AccountChange = z.object({
  name: z.string().trim().min(1, 'Name is required').max(200, 'Name is too long (200 characters at most)'),
});
export type AccountChange = z.infer<typeof AccountChange>;

/** A sign-in that is still open: an item of `GET /api/account/sessions`. Times are ISO 8601 UTC. */
export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string().nullish(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** What a trial was used for or why it came back: an item of `GET /api/account/trials`, newest first. */
export const TrialEntry = z.object({
  id: z.string(),
  at: z.string(),
  change: z.enum(['charged', 'returned']),
  reason: z.string(),
  optimizationId: z.string().nullish(),
});
export type TrialEntry = z.infer<typeof TrialEntry>;

export type Plan = 'Free' | 'Famous' | 'Premium';

/** The plan that a subscription stands for. */
export function planOf(subscription: Pick<Subscription, 'subscription_type'> | null | undefined): Plan {
  if (subscription?.subscription_type === 'PREMIUM') return 'Premium';
  return subscription?.subscription_type === 'FAMOUS' ? 'Famous' : 'Free';
}

/** Trials as counted for a person. `left` and `allowed` are Infinity where the plan has no limit. */
export type Trials = { used: number; allowed: number; left: number; reached: boolean };

/** The trials of a subscription; where it says nothing, 0 used of 3. */
export function trialsOf(subscription: Subscription | null | undefined): Trials {
  const used = subscription?.trials_used ?? 0;
  const stated = subscription?.trials_allowed ?? 3;
  const allowed = stated < 0 ? Number.POSITIVE_INFINITY : stated;
  return { used, allowed, left: Math.max(0, allowed - used), reached: used >= allowed };
}
