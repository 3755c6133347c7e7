import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { ourRefusal, sayRefusal } from './say-refusal.ts';

afterEach(() => i18n.activate('en'));

test('in English the service’s own words are passed on', () => {
  expect(sayRefusal('Invalid login credentials, friend', 'invalid_credentials')).toBe(
    'Invalid login credentials, friend',
  );
});

test('in another language a known refusal is said in ours, an unknown one as the service says it', () => {
  // A language whose texts nothing has fetched: ours are read in English.
  i18n.load('xx', {});
  i18n.activate('xx');
  expect(sayRefusal('Wrong, friend', 'invalid_credentials')).toBe('Invalid login credentials');
  expect(sayRefusal('Phone logins are disabled', 'phone_provider_disabled')).toBe('Phone logins are disabled');
  expect(sayRefusal('', 'invalid_credentials')).toBe('');
});

test('a proof of who is there is refused in words of ours, in any language', () => {
  for (const code of ['current_password_invalid', 'reauthentication_not_valid', 'over_request_rate_limit'])
    expect(ourRefusal(code)).toMatch(/\.$/);
  expect(ourRefusal('phone_provider_disabled')).toBeUndefined();
});
