import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Asks for a mail with a link to choose a new password. The answer is the same for unknown addresses. */
export function requestPasswordReset(email: string): Promise<AuthResult<object | null>> {
  return attempt(t`Failed to send password reset email.`, async () => {
    const client = await loadAuthClient();
    expectReturn({ email });
    return client.resetPasswordForEmail(email, { redirectTo: window.location.origin + paths.resetPassword });
  });
}
