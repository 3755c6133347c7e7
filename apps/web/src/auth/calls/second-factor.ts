import { t } from '@lingui/core/macro';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Checks a code of the person's authenticator and raises the session. */
export async function enterCode(code: string): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`We couldn’t check the code. Please try again.`, async () => {
    const client = await loadAuthClient();
    const { data, error } = await client.mfa.listFactors();
    const factor = data?.totp[0];
    if (error || !factor) return { data: null, error: error ?? new Error('No authenticator is set up.') };
    return client.mfa.challengeAndVerify({ factorId: factor.id, code });
  });
}
