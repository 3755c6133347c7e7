import { beforeEach, expect, test, vi } from 'vitest';
import { storedSession } from './stored-session.ts';

let kept: string | null;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => kept });
});

const session = { access_token: 'a-token', expires_at: 1000, user: { id: 'marta' } };

test('the token is taken as it was kept while it is good for a minute more', () => {
  kept = JSON.stringify(session);
  expect(storedSession(900_000)).toEqual({ token: 'a-token', user: 'marta' });
  expect(storedSession(950_000)).toBeUndefined();
});

test('a session that owes its second factor is none yet', () => {
  const factors = [{ status: 'verified', factor_type: 'totp' }];
  const tokenOf = (aal: string) => `head.${btoa(JSON.stringify({ aal }))}.sign`;
  const keep = (aal: string) => {
    kept = JSON.stringify({ ...session, access_token: tokenOf(aal), user: { ...session.user, factors } });
  };
  keep('aal1');
  expect(storedSession(0)).toBeUndefined();
  keep('aal2');
  expect(storedSession(0)?.user).toBe('marta');
});

test('what is no session holds no token', () => {
  const odds = [
    'no JSON',
    'null',
    '"text"',
    '{}',
    '{"access_token":7,"expires_at":99999999999,"user":{"id":"marta"}}',
    '{"access_token":"a-token","expires_at":99999999999}',
  ];
  for (const odd of [null, ...odds]) {
    kept = odd;
    expect(storedSession(0)).toBeUndefined();
  }
});
