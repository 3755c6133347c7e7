import { z } from 'zod';

const seconds = (value: number) => z.number().int().positive().default(value);
const rate = z.object({ per: z.number().positive(), burst: z.number().int().positive() });

/** Requests per 300 s, and how many at once; keyed by address of the caller unless said otherwise. */
const limits = z.object({
  token: rate.default({ per: 150, burst: 30 }),
  /** Refreshes: generous, for whole offices share an address. */
  refresh: rate.default({ per: 3_000, burst: 600 }),
  verify: rate.default({ per: 30, burst: 30 }),
  signup: rate.default({ per: 30, burst: 30 }),
  recover: rate.default({ per: 30, burst: 30 }),
  resend: rate.default({ per: 30, burst: 30 }),
  otp: rate.default({ per: 30, burst: 30 }),
  user: rate.default({ per: 30, burst: 30 }),
  factor: rate.default({ per: 75, burst: 30 }),
  anonymous: rate.default({ per: 2.5, burst: 30 }),
  sso: rate.default({ per: 30, burst: 30 }),
  authorize: rate.default({ per: 60, burst: 30 }),
  /** Password tries for one account from one address. */
  passwordFromAddress: rate.default({ per: 20, burst: 10 }),
  /** Mails of the whole service to people who have an account. */
  mail: rate.default({ per: 500, burst: 500 }),
  /** Mails of the whole service that strangers cause, and half as many for networks that have hardly asked for one. */
  mailToAnybody: rate.default({ per: 250, burst: 250 }),
  /** Mails to one address: six at once, ten in an hour, and half as many for networks that have hardly asked. Apart from each other: first mails, those asked for again, recoveries, and what only its owner can ask for. */
  mailToAddress: rate.default({ per: 4 / 12, burst: 6 }),
});

const google = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  issuer: z.url().default('https://accounts.google.com'),
  /** Further client ids whose ID tokens are accepted (apps of the same project). */
  otherClientIds: z.array(z.string()).default([]),
});

/** Everything that an operator can set. Times in seconds. The same names as environment variables: `read-settings.ts`. */
export const authSettings = z
  .object({
    /** Master secret, 32 characters or more: protects keys and tokens at rest. */
    secret: z.string().min(32),
    siteUrl: z.url().default('http://localhost:3000'),
    /** Public base of the service, without a slash at the end. Default: `<siteUrl>/auth/v1`. */
    authUrl: z.url().optional(),
    /** Page that mail links open; it asks for a click, then posts to /verify. Default: GET /verify of the service. */
    confirmUrl: z.url().optional(),
    /** Further origins, or origins with a path, to which people may be sent back. */
    redirectAllowList: z.array(z.url()).default([]),
    brandName: z.string().min(1).default('Shortlist'),
    supportEmail: z.string().optional(),
    autoconfirm: z.boolean().default(false),
    disableSignup: z.boolean().default(false),
    anonymous: z.boolean().default(false),
    /** Signed-in people may add a Google account of another address. */
    manualLinking: z.boolean().default(false),
    secureEmailChange: z.boolean().default(true),
    passwordMinLength: z.number().int().min(6).max(72).default(6),
    /** Least zxcvbn score (0 to 4); 1 refuses what falls within a thousand guesses. */
    passwordMinScore: z.number().int().min(0).max(4).default(1),
    /** Argon2id: memory in KiB, passes, lanes (RFC 9106; the default is OWASP's). */
    argon2: z
      .object({
        memory: z.number().int().min(8),
        passes: z.number().int().min(1),
        parallelism: z.number().int().min(1),
      })
      .default({ memory: 19_456, passes: 2, parallelism: 1 }),
    jwtLifetime: seconds(900),
    /** A JWK set with private keys; the first signs. Default: keys of the service's own making. */
    signingKeys: z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }).optional(),
    /** RFC 7518, 3.2: a key of HS256 has 32 bytes at least. */
    hs256VerifySecret: z
      .string()
      .refine((secret) => Buffer.byteLength(secret) >= 32, 'AUTH_HS256_VERIFY_SECRET must have at least 32 bytes')
      .optional(),
    keyLifetime: seconds(90 * 86_400),
    reuseInterval: z.number().int().min(0).default(10),
    sessionInactivity: seconds(30 * 86_400),
    sessionTimebox: seconds(180 * 86_400),
    mailMinInterval: z.number().int().min(0).default(60),
    otpLength: z.number().int().min(6).max(10).default(6),
    otpLifetime: seconds(3_600),
    /** For so long after a mail opened a session it may set a password without another proof, in seconds. */
    mailProofLifetime: seconds(900),
    bindRefreshCookie: z.boolean().default(true),
    mfaTotp: z.boolean().default(true),
    /** Least time in ms for replies that must not tell whether an account exists. */
    replyFloorMs: z.number().int().min(0).default(350),
    /** Time in ms after which a request is answered with 504. */
    requestTimeoutMs: z.number().int().positive().default(10_000),
    /** Proxies in front whose X-Forwarded-For entries are believed. */
    trustedProxies: z.number().int().min(0).default(0),
    google: google.optional(),
    /** Base of a service that knows leaked passwords by the range protocol (k-anonymity). Off without it. */
    breachRangeUrl: z.url({ protocol: /^https?$/ }).optional(),
    /** A captcha in front of what strangers could do without end. Off without it. */
    captcha: z.object({ verifyUrl: z.url({ protocol: /^https?$/ }), secret: z.string().min(1) }).optional(),
    /** Zero bits that the answer to a riddle of our own begins with, where there is no provider of captchas. 0: no riddle is asked. */
    proofOfWork: z.number().int().min(0).max(24).default(0),
    limits: limits.prefault({}),
  })
  .transform((settings) => ({
    ...settings,
    siteUrl: trim(settings.siteUrl),
    authUrl: trim(settings.authUrl ?? `${trim(settings.siteUrl)}/auth/v1`),
  }));

export type AuthSettings = z.output<typeof authSettings>;
export type AuthSettingsInput = z.input<typeof authSettings>;
export type Rate = z.output<typeof rate>;

function trim(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}
