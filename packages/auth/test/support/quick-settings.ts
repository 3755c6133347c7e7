import type { AuthSettingsInput } from '../../src/index.ts';

export const SITE = 'https://app.example';

/** Settings for tests: cheap hashes, no waiting floor, generous limits; what a test is about it sets itself. */
export const quickSettings: AuthSettingsInput = {
  secret: 'a secret for tests that is long enough',
  siteUrl: SITE,
  argon2: { memory: 8, passes: 1, parallelism: 1 },
  replyFloorMs: 0,
  mailMinInterval: 0,
  requestTimeoutMs: 60_000,
  limits: Object.fromEntries(
    [
      'token',
      'verify',
      'signup',
      'recover',
      'resend',
      'otp',
      'user',
      'factor',
      'anonymous',
      'authorize',
      'mail',
      'mailToAnybody',
      'mailToAddress',
    ].map((name) => [name, { per: 10_000, burst: 10_000 }]),
  ),
};
