import { t } from '@lingui/core/macro';
import type { Session, User } from '@supabase/auth-js';
import { i18n } from '#i18n';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { expectReturn } from '../client/expected-return.ts';
import { type AuthResult, attempt } from './auth-error.ts';

export type SignUpFields = { name: string; email: string; password: string };

/** Makes an account. With confirmation on, a mail with a link is sent and there is no session yet. */
export function signUp({
  name,
  email,
  password,
}: SignUpFields): Promise<AuthResult<{ user: User | null; session: Session | null }>> {
  return attempt(t`Failed to sign up. Please try again.`, async () => {
    const client = await loadAuthClient();
    expectReturn({ email });
    return client.signUp({
      email,
      password,
      options: { data: { name, language: i18n.locale }, emailRedirectTo: window.location.origin + paths.authCallback },
    });
  });
}
