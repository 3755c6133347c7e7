import { t } from '@lingui/core/macro';
import type { AuthMFAEnrollTOTPResponse, UserIdentity } from '@supabase/auth-js';
import { paths } from '../../app/paths.ts';
import { brand } from '../../content/brand.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

type Enrolled = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

/** Mails a code that proves who is there, for changes that need a fresh proof. */
export function sendProofCode(): Promise<AuthResult<object | null>> {
  return attempt<object | null>(t`We couldn’t send the code.`, async () => (await loadAuthClient()).reauthenticate());
}

/** Begins to set up an authenticator app: answers its QR code and secret. */
export function enrolAuthenticator(): Promise<AuthResult<Enrolled | null>> {
  return attempt<Enrolled | null>(t`We couldn’t set up the authenticator.`, async () => {
    const client = await loadAuthClient();
    const { data: factors } = await client.mfa.listFactors();
    const unfinished = factors?.all.filter((factor) => factor.status === 'unverified') ?? [];
    for (const factor of unfinished) await client.mfa.unenroll({ factorId: factor.id });
    return client.mfa.enroll({ factorType: 'totp', friendlyName: 'Authenticator', issuer: brand.name });
  });
}

/** Completes the set-up with the app's first code. */
export function confirmAuthenticator(factorId: string, code: string): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`We couldn’t check the code.`, async () =>
    (await loadAuthClient()).mfa.challengeAndVerify({ factorId, code }),
  );
}

/** Takes an authenticator away. */
export function removeAuthenticator(factorId: string): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`We couldn’t remove the authenticator.`, async () =>
    (await loadAuthClient()).mfa.unenroll({ factorId }),
  );
}

/** Links a Google account: the page goes to Google, which asks for the account, and comes back. */
export function linkGoogle(): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`Failed to sign in with Google.`, async () => {
    expectReturn('link');
    return (await loadAuthClient()).linkIdentity({
      provider: 'google',
      options: { redirectTo: window.location.origin + paths.authCallback, queryParams: { prompt: 'select_account' } },
    });
  });
}

/** Unlinks a way of signing in. */
export function unlinkIdentity(identity: UserIdentity): Promise<AuthResult<unknown>> {
  return attempt<unknown>(t`We couldn’t unlink the account.`, async () =>
    (await loadAuthClient()).unlinkIdentity(identity),
  );
}

/** Ends every session of this person but this one. */
export function signOutOthers(): Promise<AuthResult<null>> {
  return attempt<null>(t`Failed to sign out.`, async () => {
    const { error } = await (await loadAuthClient()).signOut({ scope: 'others' });
    return { data: null, error };
  });
}
