import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Sends the verification mail again. */
export function resendVerification(email: string): Promise<AuthResult<object | null>> {
  return attempt(t`We couldn’t resend the verification email.`, async () => {
    const client = await loadAuthClient();
    expectReturn({ email });
    return client.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: window.location.origin + paths.authCallback },
    });
  });
}
