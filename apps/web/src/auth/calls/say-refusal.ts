import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byWord } from '@shortlist/schema';
import { i18n } from '#i18n';

/** The refusals of the auth service that a person can meet, by its codes. The English is close to the service’s own words. */
const refusals: Record<string, MessageDescriptor> = byWord({
  invalid_credentials: msg`Invalid login credentials`,
  email_not_confirmed: msg`Email not confirmed`,
  user_already_exists: msg`User already registered`,
  email_exists: msg`A user with this email address has already been registered`,
  weak_password: msg`This password is too weak or too common. Choose another one.`,
  same_password: msg`New password should be different from the old password.`,
  current_password_invalid: msg`Current password is incorrect.`,
  reauthentication_not_valid: msg`This code is wrong or has expired.`,
  otp_expired: msg`Token has expired or is invalid`,
  mfa_verification_failed: msg`This code is wrong or has expired.`,
  over_request_rate_limit: msg`Too many attempts. Please wait a moment and try again.`,
  over_email_send_rate_limit: msg`We already sent you an email. Please wait a minute before asking for another.`,
  user_banned: msg`This account is locked. Please contact us.`,
  signup_disabled: msg`New accounts can’t be created right now.`,
  captcha_failed: msg`We couldn’t confirm that you’re human. Please try again.`,
  conflict: msg`The service is busy. Please try again.`,
});

/** A refusal that is known by its code in our words, in any language. */
export function ourRefusal(code: string | undefined): string | undefined {
  const known = code === undefined ? undefined : refusals[code];
  return known && i18n._(known);
}

/** What the auth service says, for a person to read. It speaks English: in any other language a refusal that is known by its code is said in ours. */
export function sayRefusal(said: string, code: string | undefined): string {
  return said !== '' && i18n.locale !== 'en' ? (ourRefusal(code) ?? said) : said;
}
