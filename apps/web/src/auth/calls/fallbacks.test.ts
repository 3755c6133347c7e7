import { AuthClient } from '@supabase/auth-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadAccount } from '../../account/get-account.ts';
import { attempt } from './auth-error.ts';
import { getCurrentUser, getSession } from './get-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { signIn } from './sign-in.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updatePassword } from './update-user.ts';

// The service cannot be asked at all: its settings do not load, so nothing but the fallback is left to say.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('window', { location: { origin: 'http://localhost', href: 'http://localhost/login' } });
  vi.stubGlobal('location', { href: 'http://localhost/login' });
  vi.stubGlobal('fetch', async () => {
    throw new Error('');
  });
});

/** Section 8 of the specification, "Fallback messages". */
const fallbacks: [message: string, call: () => Promise<unknown>][] = [
  ['Failed to fetch user subscription data.', loadAccount],
  ['Failed to sign in with Google.', signInWithGoogle],
  [
    'Failed to sign up. Please try again.',
    () => signUp({ name: 'Ida Holm', email: 'ida@example.com', password: 'abc' }),
  ],
  ['Failed to sign in. Please check your credentials.', () => signIn('ida@example.com', 'wrong')],
  ['Failed to send password reset email.', () => requestPasswordReset('ida@example.com')],
  ['Failed to update password.', () => updatePassword('anders')],
  ['Failed to sign out.', signOut],
  ['Failed to get current user.', getCurrentUser],
  ['Failed to get session.', getSession],
];

test.each(fallbacks)('§8 “%s” is said and logged where the service gives no message', async (message, call) => {
  const result = await call();
  if (result) expect(result).toMatchObject({ data: null, error: { message, said: '' } });
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).toContain(message);
});

test('§8 the words of the auth client are passed on', async () => {
  const client = new AuthClient({ url: 'http://localhost/auth/v1', autoRefreshToken: false, persistSession: false });
  const { error } = await attempt<unknown>('fallback', () => client.signInWithPassword({ password: 'x' } as never));
  expect(error?.said).toBe('You must provide either an email or phone number and a password');
});
