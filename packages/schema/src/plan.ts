import { z } from 'zod';
import { SubscriptionType } from './account.ts';

export const PaidPlan = SubscriptionType.exclude(['FREE']);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** Names as people see them. */
export const planNames: Record<SubscriptionType, string> = { FREE: 'Free', FAMOUS: 'Famous', PREMIUM: 'Premium' };

/** Resume versions of each plan (specification, section 9); null is unlimited. */
export const versionsByPlan: Record<SubscriptionType, number | null> = { FREE: 3, FAMOUS: 45, PREMIUM: null };

/** Export formats of each plan (specification, section 9: basic formats are PDF; advanced ones come with Famous). */
export const formatsByPlan: Record<SubscriptionType, string[]> = {
  FREE: ['pdf'],
  FAMOUS: ['pdf', 'pdfa', 'docx', 'txt', 'md', 'json', 'html'],
  PREMIUM: ['pdf', 'pdfa', 'docx', 'txt', 'md', 'json', 'html'],
};

/** What carries a person's data to another tool. */
const dataFormats = ['json', 'reactive-resume', 'rendercv', 'europass'];

/** Whether a plan exports a format. A person's data is theirs: what other tools read goes with every plan. */
export const includesFormat = (plan: SubscriptionType, format: string): boolean =>
  dataFormats.includes(format) || formatsByPlan[plan].includes(format);

/** Plans with advanced ATS optimization (specification, section 9): all evidence, every field read back, and what would change the number. */
export const advancedByPlan: Record<SubscriptionType, boolean> = { FREE: false, FAMOUS: true, PREMIUM: true };

/** Plans with AI content suggestions (specification, section 9): where the operator has set a language model, it betters the wording. */
export const aiSuggestionsByPlan: Record<SubscriptionType, boolean> = { FREE: false, FAMOUS: false, PREMIUM: true };

/** Length of the free trial of a paid plan, in days; no card is asked for. */
export const freeTrialDays = 14;

/** `POST /api/plans/upgrade`. */
export const UpgradeRequest = z.object({ plan: PaidPlan });

/** What an upgrade leads to: the trial has begun, the person pays at `url`, or a paid plan gives way to the other one `at` its next cycle. */
export const UpgradeReply = z.discriminatedUnion('state', [
  z.object({ state: z.literal('trial-started'), endsAt: z.string(), url: z.string() }),
  z.object({ state: z.literal('checkout'), url: z.string() }),
  z.object({ state: z.literal('change-scheduled'), at: z.string() }),
]);
export type UpgradeReply = z.infer<typeof UpgradeReply>;

/** `GET /api/plans`: the person's plan and what is still open to them. Money is in minor units of `currency`. */
export const PlanStatus = z.object({
  plan: SubscriptionType,
  source: z.enum(['none', 'trial', 'stripe', 'organization']),
  endsAt: z.string().nullable(),
  cancels: z.boolean(),
  /** The plan that this one gives way to at its next cycle. */
  next: z.object({ plan: PaidPlan, at: z.string() }).nullable(),
  trialsLeft: z.array(PaidPlan),
  paymentAvailable: z.boolean(),
});
export type PlanStatus = z.infer<typeof PlanStatus>;
