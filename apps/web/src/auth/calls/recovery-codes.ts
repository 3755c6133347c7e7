import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Makes a new set of recovery codes, shown this once; an old set stops working. */
export function makeRecoveryCodes(): Promise<AuthResult<{ codes: string[] } | null>> {
  return attempt<{ codes: string[] } | null>('The recovery codes could not be made.', async () => {
    const { mfa } = await loadAuthClient();
    const first = await mfa.recoveryCodes.generate();
    return first.error?.code === 'mfa_factor_name_conflict' ? mfa.recoveryCodes.regenerate() : first;
  });
}

/** Uses a recovery code in place of the authenticator's. */
export function enterRecoveryCode(code: string): Promise<AuthResult<unknown>> {
  return attempt<unknown>('The code could not be checked. Please try again.', async () =>
    (await loadAuthClient()).mfa.recoveryCodes.verify({ code }),
  );
}
