import { readFileSync } from 'node:fs';
import type { AuthSettingsInput } from './settings.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from variables of an environment. What is absent takes its default in `authSettings`. Throws when a
 * value is not of its kind, naming the variable. `secret` is used when `AUTH_SECRET` is not set.
 */
export function readAuthSettings(env: Environment, secret?: string): AuthSettingsInput {
  const siteUrl = text(env, 'SITE_URL') ?? 'http://localhost:3000';
  const key = env.AUTH_SECRET || secret;
  if (!key) throw new Error('AUTH_SECRET must be set: at least 32 random characters.');
  return {
    secret: key,
    siteUrl,
    authUrl: text(env, 'AUTH_URL'),
    confirmUrl: text(env, 'AUTH_CONFIRM_URL') ?? `${siteUrl.replace(/(?<!\/)\/+$/, '')}/auth/confirm`,
    redirectAllowList: list(env, 'AUTH_REDIRECT_ALLOW_LIST'),
    brandName: text(env, 'BRAND_NAME'),
    supportEmail: text(env, 'SUPPORT_EMAIL'),
    autoconfirm: flag(env, 'AUTH_AUTOCONFIRM'),
    disableSignup: flag(env, 'AUTH_DISABLE_SIGNUP'),
    anonymous: flag(env, 'AUTH_ANONYMOUS'),
    manualLinking: flag(env, 'AUTH_MANUAL_LINKING'),
    secureEmailChange: flag(env, 'AUTH_SECURE_EMAIL_CHANGE'),
    passwordMinLength: number(env, 'AUTH_PASSWORD_MIN_LENGTH'),
    passwordMinScore: number(env, 'AUTH_PASSWORD_MIN_SCORE'),
    jwtLifetime: number(env, 'AUTH_JWT_LIFETIME_S'),
    signingKeys: json(
      env.AUTH_SIGNING_KEYS_FILE && readFileSync(env.AUTH_SIGNING_KEYS_FILE, 'utf8'),
      'AUTH_SIGNING_KEYS_FILE',
    ),
    hs256VerifySecret: text(env, 'AUTH_HS256_VERIFY_SECRET'),
    reuseInterval: number(env, 'AUTH_REUSE_INTERVAL_S'),
    sessionInactivity: number(env, 'AUTH_SESSION_INACTIVITY_S'),
    sessionTimebox: number(env, 'AUTH_SESSION_TIMEBOX_S'),
    mailMinInterval: number(env, 'AUTH_MAIL_MIN_INTERVAL_S'),
    otpLength: number(env, 'AUTH_OTP_LENGTH'),
    otpLifetime: number(env, 'AUTH_OTP_LIFETIME_S'),
    bindRefreshCookie: flag(env, 'AUTH_BIND_REFRESH_COOKIE'),
    mfaTotp: flag(env, 'AUTH_MFA_TOTP'),
    trustedProxies: number(env, 'TRUSTED_PROXIES'),
    limits: json(env.AUTH_RATE_LIMITS, 'AUTH_RATE_LIMITS'),
    google: google(env),
    breachRangeUrl: text(env, 'AUTH_BREACH_RANGE_URL'),
    captcha: captcha(env),
    proofOfWork: number(env, 'AUTH_PROOF_OF_WORK'),
  };
}

function captcha(env: Environment): AuthSettingsInput['captcha'] {
  const verifyUrl = text(env, 'AUTH_CAPTCHA_VERIFY_URL');
  const secret = text(env, 'AUTH_CAPTCHA_SECRET');
  if ((verifyUrl === undefined) !== (secret === undefined))
    throw new Error('Set AUTH_CAPTCHA_VERIFY_URL and AUTH_CAPTCHA_SECRET together.');
  return verifyUrl && secret ? { verifyUrl, secret } : undefined;
}

function google(env: Environment): AuthSettingsInput['google'] {
  const clientId = text(env, 'GOOGLE_CLIENT_ID');
  const clientSecret = text(env, 'GOOGLE_CLIENT_SECRET');
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, issuer: text(env, 'GOOGLE_ISSUER') };
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function list(env: Environment, name: string): string[] | undefined {
  return text(env, name)
    ?.split(/[\s,]+/)
    .filter(Boolean);
}

function flag(env: Environment, name: string): boolean | undefined {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return undefined;
  if (['1', 'true', 'yes', 'on'].includes(value)) return true;
  if (['0', 'false', 'no', 'off'].includes(value)) return false;
  throw new Error(`${name} must be true or false.`);
}

function number(env: Environment, name: string): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value)) throw new Error(`${name} must be a whole number.`);
  return Number(value);
}

function json<T>(value: string | undefined, name: string): T | undefined {
  if (!value) return undefined;
  try {
    return JSON.parse(value) as T;
  } catch {
    throw new Error(`${name} must hold JSON.`);
  }
}
