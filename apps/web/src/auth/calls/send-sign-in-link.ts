import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Mails a link that signs in without a password. Makes no account. */
export function sendSignInLink(email: string): Promise<AuthResult<object | null>> {
  return attempt(t`We couldn’t send the sign-in link.`, async () => {
    const client = await loadAuthClient();
    expectReturn({ email });
    return client.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: window.location.origin + paths.authCallback },
    });
  });
}
