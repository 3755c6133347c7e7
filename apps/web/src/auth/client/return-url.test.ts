import { describe, expect, it } from 'vitest';
import { isTrustedReturn } from './return-url.ts';
import { claimsOf } from './token-claims.ts';

const callback = new URL('https://app.example/auth/callback');
const token = `h.${btoa(JSON.stringify({ email: 'Mara@Example.com' }))}.s`;

describe('a session in the address', () => {
  it('is taken from Google when this browser went to Google', () => {
    expect(isTrustedReturn(callback, { access_token: token }, 'google')).toBe(true);
    expect(isTrustedReturn(callback, { access_token: token }, null)).toBe(false);
  });

  it('is taken from a mail link when this browser asked for a mail to that address', () => {
    expect(isTrustedReturn(callback, { access_token: token, type: 'signup' }, 'mara@example.com')).toBe(true);
    expect(isTrustedReturn(callback, { access_token: token, type: 'signup' }, 'other@example.com')).toBe(false);
    expect(isTrustedReturn(callback, { access_token: token, type: 'magiclink' }, 'google')).toBe(false);
  });

  it('is never taken on another screen', () => {
    expect(isTrustedReturn(new URL('https://app.example/pricing'), { access_token: token }, 'google')).toBe(false);
  });

  it('lets errors through on the return screens, so that they are shown', () => {
    expect(isTrustedReturn(callback, { error: 'access_denied' }, null)).toBe(true);
  });

  it('reads no address from what is no token', () => {
    expect([claimsOf('x'), claimsOf('a.b.c'), claimsOf('')]).toEqual([{}, {}, {}]);
    expect(claimsOf(token).email).toBe('mara@example.com');
  });
});
