import { t } from '@lingui/core/macro';
import type { Session, User } from '@supabase/auth-js';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** The session as this browser keeps it, refreshed when it is about to end. */
export function getSession(): Promise<AuthResult<{ session: Session | null }>> {
  return attempt<{ session: Session | null }>(t`Failed to get session.`, async () =>
    (await loadAuthClient()).getSession(),
  );
}

/** The signed-in user as the service knows them now. */
export function getCurrentUser(): Promise<AuthResult<{ user: User | null }>> {
  return attempt<{ user: User | null }>(t`Failed to get current user.`, async () => (await loadAuthClient()).getUser());
}

/** Waits until the client has read the page's address; the error that it found there, if any. */
export async function readReturn(): Promise<{ code: string | undefined; message: string } | null> {
  const { error } = await (await loadAuthClient()).initialize();
  return error && { code: error.code, message: error.message };
}
