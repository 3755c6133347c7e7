import { t } from '@lingui/core/macro';
import { loadAuthClient } from '../client/auth-client.ts';
import { attempt } from './auth-error.ts';

/** Ends every session of this person. A failure is only logged; answers 401, 403 and 404 count as done in the client. */
export async function signOut(): Promise<void> {
  await attempt(t`Failed to sign out.`, async () => {
    const client = await loadAuthClient();
    const { error } = await client.signOut({ scope: 'global' });
    return { data: null, error };
  });
}

/** Forgets the session in this browser, without a word to the service. */
export async function forgetSession(): Promise<void> {
  await attempt(t`Failed to sign out.`, async () => {
    const client = await loadAuthClient();
    const { error } = await client.signOut({ scope: 'local' });
    return { data: null, error };
  });
}
