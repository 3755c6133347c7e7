import { z } from 'zod';

export const SubscriptionType = z.enum(['FREE', 'FAMOUS', 'PREMIUM']);
export type SubscriptionType = z.infer<typeof SubscriptionType>;

/** Trials of the product's own count: `trialsAllowed` is null where they are unlimited. Times are ISO 8601 UTC. */
export const Subscription = z.object({
  subscriptionType: SubscriptionType,
  trialsUsed: z.int(),
  trialsAllowed: z.int().nullable(),
  updatedAt: z.string().nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

/** The person as the product knows them; `GET /api/account`. */
export const Account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether uploaded and tailored resumes are kept among the person's own. */
  keepResumes: z.boolean(),
  subscription: Subscription,
});
export type Account = z.infer<typeof Account>;

/**
 * A name without what nobody sees or types: controls, line breaks, signs of direction. What joins letters and pictures (zero-width joiner and non-joiner)
 * stays: names of some alphabets have it.
 */
export function cleanName(name: string): string {
  return name
    .replace(/(?![\u200c\u200d])\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export const NameChange = z.object({
  name: z.string().overwrite(cleanName).min(1, 'Name is required').max(200, 'Name is too long'),
});

/** `PATCH /api/account`: what is to change. */
export const AccountChange = NameChange.partial()
  .extend({ keepResumes: z.boolean().optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change');
export type AccountChange = z.infer<typeof AccountChange>;

/** `DELETE /api/account`: what shows that it is the person, where they signed in a while ago. */
export const AccountDeletion = z.object({
  password: z.string().max(1024).optional(),
  code: z.string().max(20).optional(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** A line of the trial ledger; `GET /api/account/trials`. */
export const TrialEvent = z.object({
  id: z.string(),
  kind: z.enum(['charged', 'returned']),
  title: z.string(),
  optimizationId: z.string().nullable(),
  at: z.string(),
});
export type TrialEvent = z.infer<typeof TrialEvent>;

/** The trials of each plan; null is unlimited (specification, section 9, for the tiers' resume versions; 3 by default). */
export const trialsByPlan: Record<SubscriptionType, number | null> = { FREE: 3, FAMOUS: 45, PREMIUM: null };

export const limitReached = "You've reached your optimization limit";
