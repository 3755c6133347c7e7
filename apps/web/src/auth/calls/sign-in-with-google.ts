import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Starts the sign-in at Google: on success the page goes away. */
export function signInWithGoogle(): Promise<AuthResult<{ url: string | null }>> {
  return attempt<{ url: string | null }>(t`Failed to sign in with Google.`, async () => {
    const client = await loadAuthClient();
    expectReturn('google');
    return client.signInWithOAuth({
      provider: 'google',
      options: {
        redirectTo: window.location.origin + paths.authCallback,
        queryParams: { access_type: 'offline', prompt: 'consent' },
      },
    });
  });
}
