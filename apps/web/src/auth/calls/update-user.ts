import { t } from '@lingui/core/macro';
import type { Language } from '@shortlist/schema/languages';
import type { User, UserAttributes } from '@supabase/auth-js';
import { paths } from '../../app/paths.ts';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

/** What shows that the person is there: the present password, or the code of a reauthentication mail. */
export type PresenceProof = { currentPassword?: string; nonce?: string };

/** Changes the password of who is signed in. A session that a mail just opened needs no proof. */
export function updatePassword(
  password: string,
  { currentPassword, nonce }: PresenceProof = {},
): Promise<AuthResult<{ user: User | null }>> {
  return updateUser(t`Failed to update password.`, {
    password,
    ...(currentPassword ? { current_password: currentPassword } : {}),
    ...(nonce ? { nonce } : {}),
  });
}

/** Asks to change the address: links are mailed to the old and the new one, and both must be followed. */
export function updateEmail(email: string): Promise<AuthResult<{ user: User | null }>> {
  return updateUser(t`We couldn’t change your email address.`, { email });
}

/** Keeps the language of the interface with the account, for the person's other browsers. */
export function updateLanguage(language: Language): Promise<AuthResult<{ user: User | null }>> {
  return updateUser(t`We couldn’t save your language.`, { data: { language } });
}

function updateUser(fallback: string, change: UserAttributes): Promise<AuthResult<{ user: User | null }>> {
  return attempt<{ user: User | null }>(fallback, async () =>
    (await loadAuthClient()).updateUser(change, { emailRedirectTo: window.location.origin + paths.authCallback }),
  );
}
