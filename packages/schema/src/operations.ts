import { z } from 'zod';
import { SubscriptionType } from './account.ts';

/** `POST /operations/people/find`: a mail address or its beginning, or an id. In the body: addresses do not belong into the log of a proxy. */
export const PersonSearch = z.object({ find: z.string().trim().min(3, 'Give three characters or more').max(320) });

/** A person as the operator's tools show them: what is needed to help, nothing of what they wrote. Times are ISO 8601. */
export const PersonRecord = z.object({
  id: z.uuid(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  name: z.string(),
  createdAt: z.string(),
  plan: SubscriptionType,
  planSource: z.enum(['none', 'trial', 'stripe', 'organization']),
  planEndsAt: z.string().nullable(),
  trialsUsed: z.int(),
  /** Null is unlimited. */
  trialsAllowed: z.int().nullable(),
  optimizations: z.int(),
  resumes: z.int(),
  /** Missing where the operator's own project holds the sign-ins. */
  signIn: z
    .object({
      bannedUntil: z.string().nullable(),
      lastSignInAt: z.string().nullable(),
      openSessions: z.int(),
      factors: z.int(),
    })
    .nullable(),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** `POST /operations/people/{id}/ban`: for so many hours; null is for good. */
export const BanRequest = z.object({
  hours: z
    .number()
    .int()
    .min(1)
    .max(24 * 3650)
    .nullable()
    .default(null),
});

/** `PATCH /operations/people/{id}/plan`: the plan, for so many days or (null) for good, and its trials. What is not named stays. */
export const PlanChange = z
  .object({
    plan: SubscriptionType.optional(),
    days: z.number().int().min(1).max(3650).nullable().optional(),
    trialsAllowed: z.number().int().min(0).max(1_000_000).nullable().optional(),
    trialsUsed: z.number().int().min(0).max(1_000_000).optional(),
  })
  .refine(
    (change) => [change.plan, change.trialsAllowed, change.trialsUsed].some((value) => value !== undefined),
    'Say what to change',
  );
export type PlanChange = z.infer<typeof PlanChange>;

/** `POST /operations/people/{id}/reset-factors`: how many factors were taken off. */
export const FactorsReset = z.object({ removed: z.int() });

/** `GET /operations/lost-mails`: a mail that was given up, and why, in the mail server's words. */
export const LostMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  tries: z.int(),
  error: z.string().nullable(),
  madeAt: z.string(),
  /** Whether its text is still kept, so that it can be sent again. */
  canRetry: z.boolean(),
});
export type LostMail = z.infer<typeof LostMail>;

/** `GET /operations/audit`: one line of the audit log. The status is null where the process died before it answered. */
export const AuditEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  actor: z.enum(['operator', 'person', 'provider']),
  person: z.uuid().nullable(),
  action: z.string(),
  status: z.int().nullable(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;
