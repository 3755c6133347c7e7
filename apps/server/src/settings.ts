import { type AuthSettingsInput, isLoopbackHost, readAuthSettings } from '@shortlist/auth';
import { type Language, languages } from '@shortlist/schema/languages';
import { type ModelSettings, readModelSettings } from '@shortlist/writer';
import { z } from 'zod';
import type { StripeSettings } from './features/plans/payments.ts';
import { type MasterKey, readMasterKeys } from './vault/master-keys.ts';
import type { Automation } from './webhooks/send-form.ts';

const port = z.coerce.number().int().min(0).max(65535);
const token = z.string().min(16, 'needs at least 16 characters');
const flag = z.stringbool().default(false);
const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankAsMissing, type.optional());

/** Every setting of the server, read once at boot from the environment. The README's table lists the same names. */
const Environment = z
  .object({
    PORT: z.preprocess(blankAsMissing, port.default(3000)),
    HOST: z.preprocess(blankAsMissing, z.string().default('127.0.0.1')),
    SITE_URL: optional(z.url({ protocol: /^https?$/ })),
    DATA_DIR: z.preprocess(blankAsMissing, z.string().default('./data')),
    DATA_KEY: optional(z.string()),
    DELETIONS_FILE: optional(z.string()),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
    MAIL_FROM: z.preprocess(
      blankAsMissing,
      z
        .string()
        .regex(/^[^<>]*<[^<>\s]+@[^<>\s]+>$/, 'write it as: Name <address@example.org>')
        .default('Shortlist <no-reply@localhost>'),
    ),
    MAIL_ATTACHMENTS: z.preprocess(blankAsMissing, z.stringbool().default(true)),
    WORKERS: z.preprocess(blankAsMissing, z.coerce.number().int().min(0).max(64).default(2)),
    MIN_FREE_DISK_MB: z.preprocess(blankAsMissing, z.coerce.number().min(0).default(200)),
    READERS: z.preprocess(blankAsMissing, z.coerce.number().int().min(1).max(64).default(2)),
    DEV_MAILBOX: optional(flag),
    PUBLIC_KEY: z.preprocess(
      blankAsMissing,
      z
        .string()
        .regex(/^[\w-]{8,200}$/)
        .default('shortlist-public-key'),
    ),
    SUPABASE_URL: optional(z.url({ protocol: /^https?$/ })),
    SUPABASE_PUBLISHABLE_KEY: optional(z.string().min(8)),
    SUPABASE_JWT_SECRET: optional(z.string().min(32, 'needs at least 32 characters')),
    METRICS_TOKEN: optional(token),
    OPERATOR_TOKEN: optional(token),
    CONTACT_EMAIL: z.preprocess(blankAsMissing, z.email().default('operator@localhost.localdomain')),
    CONTACT_LANGUAGE: z.preprocess(blankAsMissing, z.enum(languages.map(({ code }) => code)).default('en')),
    RESUME_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
    LINKEDIN_WEBHOOK_URL: optional(z.url({ protocol: /^https?$/ })),
    WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write it as whsec_ and at least 24 bytes in base64'),
    ),
    WEBHOOK_TIMEOUT_S: z.preprocess(blankAsMissing, z.coerce.number().min(1).max(300).default(30)),
    WEBHOOK_ALLOW_PRIVATE: optional(flag),
    STRIPE_SECRET_KEY: optional(z.string()),
    STRIPE_WEBHOOK_SECRET: optional(z.string()),
    STRIPE_PRICE_FAMOUS: optional(z.string()),
    STRIPE_PRICE_PREMIUM: optional(z.string()),
    STRIPE_API_BASE: optional(z.url()),
  })
  .refine((env) => env.WEBHOOK_SECRET || !(env.RESUME_WEBHOOK_URL || env.LINKEDIN_WEBHOOK_URL), {
    path: ['WEBHOOK_SECRET'],
    message: 'is needed with RESUME_WEBHOOK_URL or LINKEDIN_WEBHOOK_URL: requests are signed with it',
  })
  .refine((env) => env.OPERATOR_TOKEN === undefined || env.OPERATOR_TOKEN !== env.METRICS_TOKEN, {
    path: ['OPERATOR_TOKEN'],
    message: 'must be another than METRICS_TOKEN: who reads figures may not change plans',
  });

export type Settings = {
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  /** The master keys of people's data: the first encrypts, the others still open. */
  masterKeys: MasterKey[];
  /** The ledger of deleted accounts; none is kept without it. */
  deletionsFile?: string;
  databaseUrl?: string;
  smtpUrl?: string;
  mailFrom: { name: string; address: string };
  /** Whether results come as files in the mail; else as links that need sign-in. */
  mailAttachments: boolean;
  /** Optimisations worked on at once by this process; 0 leaves them to `npm run worker`. */
  workers: number;
  /** Child processes that read uploaded files. */
  readers: number;
  /** With fewer free bytes on the disk of the data folder the installation says that it is not ready. */
  minFreeDisk: number;
  /** Shows sent mail at /dev/mailbox to this machine itself. */
  devMailbox: boolean;
  /** The operator's own automations, which then work the submissions instead of the built-in worker. */
  automations: { resume?: Automation; linkedin?: Automation };
  webhookSecret?: string;
  /** Embedded in the web app: no secret, only a mark of who may call the public functions. */
  publicKey: string;
  /** Bearer token of /metrics, which is closed without one. */
  metricsToken?: string;
  /** Bearer token of the operator's calls, which are closed without one. */
  operatorToken?: string;
  /** Where messages of the contact form go. */
  contactEmail: string;
  /** The language of mails to the operator. */
  contactLanguage: Language;
  /** The model that betters the rules' wording; none unless MODEL_PROVIDER is set. */
  model?: ModelSettings;
  auth: AuthSettingsInput;
  /** A Supabase project of the operator's, which then signs people in instead of the embedded service. */
  supabase?: { url: string; publishableKey: string; hs256Secret?: string };
  stripe?: StripeSettings;
};

/** The environment is not usable: one line for each setting. */
export class SettingsError extends Error {}

/** Reads and checks the settings; `secret` is the installation's own where AUTH_SECRET is not set. Throws SettingsError with a line for each wrong one. */
export function readSettings(environment: Record<string, string | undefined>, secret: string): Settings {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = parsed.data;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir: env.DATA_DIR,
    masterKeys: readKeys(env.DATA_KEY),
    deletionsFile: env.DELETIONS_FILE,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: splitSender(env.MAIL_FROM),
    mailAttachments: env.MAIL_ATTACHMENTS,
    workers: env.WORKERS,
    readers: env.READERS,
    minFreeDisk: env.MIN_FREE_DISK_MB * 1e6,
    devMailbox: readDevMailbox(env, siteUrl),
    automations: {
      resume: automation(env, env.RESUME_WEBHOOK_URL),
      linkedin: automation(env, env.LINKEDIN_WEBHOOK_URL),
    },
    webhookSecret: env.WEBHOOK_SECRET,
    publicKey: env.SUPABASE_PUBLISHABLE_KEY ?? env.PUBLIC_KEY,
    contactEmail: env.CONTACT_EMAIL,
    contactLanguage: env.CONTACT_LANGUAGE,
    metricsToken: env.METRICS_TOKEN,
    operatorToken: env.OPERATOR_TOKEN,
    stripe: readStripe(env),
    supabase: readSupabase(env),
    model: readModel(environment),
    auth: readAuth({ ...environment, SITE_URL: siteUrl }, secret),
  };
}

function readKeys(text: string | undefined): MasterKey[] {
  try {
    return text === undefined ? [] : readMasterKeys(text);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function readModel(environment: Record<string, string | undefined>): ModelSettings | undefined {
  try {
    return readModelSettings(environment);
  } catch (error) {
    const issues =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')
        : String(error);
    throw new SettingsError(`MODEL_PROVIDER, MODEL_NAME, and related settings: ${issues}`);
  }
}

function readAuth(environment: Record<string, string | undefined>, secret: string): AuthSettingsInput {
  try {
    return readAuthSettings(environment, secret);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function splitSender(sender: string): Settings['mailFrom'] {
  const [name = '', address = ''] = sender.split('<');
  return { name: name.trim(), address: address.replace('>', '').trim() };
}

function automation(env: z.infer<typeof Environment>, url: string | undefined): Automation | undefined {
  if (!url) return undefined;
  return {
    url,
    secret: env.WEBHOOK_SECRET ?? '',
    timeoutMs: env.WEBHOOK_TIMEOUT_S * 1000,
    allowPrivate: env.WEBHOOK_ALLOW_PRIVATE ?? false,
  };
}

function readStripe(env: z.infer<typeof Environment>): StripeSettings | undefined {
  if (!env.STRIPE_SECRET_KEY) return undefined;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_FAMOUS, STRIPE_PRICE_PREMIUM, STRIPE_API_BASE } = env;
  if (!STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_FAMOUS || !STRIPE_PRICE_PREMIUM) {
    throw new SettingsError(
      'With STRIPE_SECRET_KEY, set STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_FAMOUS, and STRIPE_PRICE_PREMIUM too',
    );
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { FAMOUS: STRIPE_PRICE_FAMOUS, PREMIUM: STRIPE_PRICE_PREMIUM },
    apiBase: STRIPE_API_BASE,
  };
}

function readSupabase(env: z.infer<typeof Environment>): Settings['supabase'] {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_JWT_SECRET } = env;
  if (!SUPABASE_URL && !SUPABASE_PUBLISHABLE_KEY) return undefined;
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY)
    throw new SettingsError('Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY together');
  return {
    url: `${SUPABASE_URL.replace(/(?<!\/)\/+$/, '')}/auth/v1`,
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    hs256Secret: SUPABASE_JWT_SECRET,
  };
}

/** Mail must be able to leave: without SMTP only an installation for this machine itself may start, or who says what becomes of mail. */
function readDevMailbox(env: z.infer<typeof Environment>, siteUrl: string): boolean {
  const local = isLoopbackHost(new URL(siteUrl).hostname);
  if (env.DEV_MAILBOX && !local)
    throw new SettingsError(
      'DEV_MAILBOX: allowed only if SITE_URL is this machine, because the mailbox shows every email, including reset links.',
    );
  if (env.DEV_MAILBOX !== undefined || env.SMTP_URL !== undefined) return env.DEV_MAILBOX ?? false;
  if (local && isLoopbackHost(env.HOST)) return true;
  throw new SettingsError(
    [
      'SMTP_URL: required if other machines can reach the site. Without it, nobody can confirm an account.',
      'Or set DEV_MAILBOX: true keeps email at /dev/mailbox for this machine only, false starts without email.',
    ].join(' '),
  );
}
