import { beforeEach, expect, test, vi } from 'vitest';
import { storedToken } from './stored-session.ts';

let kept: string | null;

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => kept });
});

test('the token is taken as it was kept while it is good for a minute more', () => {
  kept = JSON.stringify({ access_token: 'a-token', expires_at: 1000 });
  expect(storedToken(900_000)).toBe('a-token');
  expect(storedToken(950_000)).toBeUndefined();
});

test('what is no session holds no token', () => {
  for (const odd of [null, 'no JSON', 'null', '"text"', '{}', '{"access_token":7,"expires_at":99999999999}']) {
    kept = odd;
    expect(storedToken(0)).toBeUndefined();
  }
});
