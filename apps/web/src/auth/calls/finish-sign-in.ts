import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { byWord } from '@shortlist/schema';
import { i18n } from '#i18n';
import { forgetExpectedReturn } from '../client/expected-return.ts';
import { getCurrentUser, getSession, readReturn } from './get-session.ts';
import { sendWelcomeEmail } from './send-welcome-email.ts';

const failed = msg`Authentication failed. Please try again.`;

/** Our words for the errors that an address may bring back; its own text is anyone's to write and is not shown. */
const returnErrors: Record<string, MessageDescriptor> = byWord({
  otp_expired: msg`This link is invalid or has expired. Please ask for a new one.`,
  access_denied: msg`Sign-in was canceled.`,
  provider_email_needs_verification: msg`Please verify your email address first. We sent you an email.`,
  signup_disabled: msg`New accounts can’t be created right now.`,
  user_banned: msg`This account is locked. Please contact us.`,
  identity_already_exists: msg`This Google account is already linked.`,
  bad_oauth_state: msg`Sign-in took too long. Please try again.`,
});

/** Completes a sign-in whose session stands in the address. Answers null when it is done, else what to tell the person. */
export async function finishSignIn(): Promise<string | null> {
  try {
    const problem = await readReturn();
    forgetExpectedReturn();
    if (problem) return i18n._(returnErrors[codeFromAddress() ?? problem.code ?? ''] ?? failed);
    const { data, error } = await getSession();
    if (error) return error.message;
    if (!data.session) return t`No session found after authentication`;
    const current = await getCurrentUser();
    if (current.error) return current.error.message;
    // The welcome mail is the server's duty too: neither its failure nor its retries may keep the person waiting.
    void sendWelcomeEmail(data.session.user.id).catch((cause: unknown) => console.error(cause));
    return null;
  } catch (error) {
    console.error(error);
    return error instanceof Error ? error.message : i18n._(failed);
  }
}

function codeFromAddress(): string | undefined {
  const params = new URLSearchParams(window.location.hash.slice(1) || window.location.search);
  return params.get('error_code') ?? params.get('error') ?? undefined;
}
