import { z } from 'zod';
import { languages } from './language/languages.ts';
import { isMailAddress } from './mail-address.ts';
import { PaidPlan } from './plan.ts';

/** `POST /operations/organizations`: an organisation with its plan and its pool of trials; null is unlimited. */
export const NewOrganization = z.object({
  name: z.string().trim().min(1).max(120),
  plan: PaidPlan.default('PREMIUM'),
  pool: z.number().int().min(0).nullable().default(null),
});
export type NewOrganization = z.infer<typeof NewOrganization>;

export const Organization = z.object({
  id: z.uuid(),
  name: z.string(),
  plan: PaidPlan,
  pool: z.number().nullable(),
  poolUsed: z.number(),
  invited: z.number(),
  joined: z.number(),
  accentColor: z.string().nullable(),
  footer: z.string().nullable(),
  hasLogo: z.boolean(),
});
export type Organization = z.infer<typeof Organization>;

/**
 * `PATCH /operations/organizations/{id}/branding`: what the pages of its members carry. Null takes a part away; what is not named
 * stays. `logo` is a PNG or JPEG in Base64.
 */
export const HouseStyleChange = z.object({
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'A color is # and six hexadecimal digits')
    .nullable()
    .optional(),
  footer: z.string().trim().min(1).max(120).nullable().optional(),
  logo: z.base64().max(300_000).nullable().optional(),
});
export type HouseStyleChange = z.infer<typeof HouseStyleChange>;

/** `PATCH /operations/organizations/{id}`: another pool; null is unlimited. */
export const PoolChange = z.object({ pool: z.number().int().min(0).nullable() });

const Address = z.string().trim().toLowerCase().refine(isMailAddress, 'Invalid email format');

/** `POST /operations/organizations/{id}/removals`: a member, or somebody who is invited, by their address. */
export const MemberRemoval = z.object({ email: Address });

/** `POST /operations/organizations/{id}/invitations`: whom to invite. */
export const Invitations = z.object({
  people: z
    .array(
      z.object({
        email: Address,
        name: z.string().trim().max(200).default(''),
        /** Of the mail, where the account has none. */
        language: z.enum(languages.map(({ code }) => code)).optional(),
      }),
    )
    .min(1)
    .max(5000),
});
export type Invitations = z.infer<typeof Invitations>;

/** What became of the invitations: mailed now, invited before, or a member of another organisation. */
export const InvitationReport = z.object({
  invited: z.number(),
  already: z.array(z.string()),
  elsewhere: z.array(z.string()),
});
export type InvitationReport = z.infer<typeof InvitationReport>;

/** `GET /operations/organizations/{id}/usage`: one row a month (`YYYY-MM`, UTC), the newest first. */
export const UsageMonth = z.object({
  month: z.string(),
  /** Members who submitted something. */
  people: z.number(),
  resumes: z.number(),
  profiles: z.number(),
  /** Trials drawn from the pool, less those given back. */
  trials: z.number(),
  /** Mean match estimate of the finished resumes, 0 to 100. */
  meanScore: z.number().nullable(),
});
export type UsageMonth = z.infer<typeof UsageMonth>;
