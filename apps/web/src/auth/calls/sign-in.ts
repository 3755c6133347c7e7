import { t } from '@lingui/core/macro';
import type { Session, User } from '@supabase/auth-js';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** Signs in with address and password. */
export function signIn(
  email: string,
  password: string,
): Promise<AuthResult<{ user: User | null; session: Session | null }>> {
  return attempt<{ user: User | null; session: Session | null }>(
    t`Failed to sign in. Please check your credentials.`,
    async () => (await loadAuthClient()).signInWithPassword({ email: email.trim(), password }),
  );
}
