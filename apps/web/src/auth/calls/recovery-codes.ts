import { t } from '@lingui/core/macro';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Makes a new set of recovery codes, shown this once; an old set stops working. */
export function makeRecoveryCodes(): Promise<AuthResult<{ codes: string[] } | null>> {
  return attempt<{ codes: string[] } | null>(t`We couldn’t create the recovery codes.`, async () => {
    const { mfa } = await loadAuthClient();
    const first = await mfa.recoveryCodes.generate();
    return first.error?.code === 'mfa_factor_name_conflict' ? mfa.recoveryCodes.regenerate() : first;
  });
}

/** Uses a recovery code in place of the authenticator's. */
export function enterRecoveryCode(code: string): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`We couldn’t check the code. Please try again.`, async () =>
    (await loadAuthClient()).mfa.recoveryCodes.verify({ code }),
  );
}
