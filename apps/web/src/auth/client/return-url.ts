import { paths } from '../../app/paths.ts';
import { expectedReturn } from './expected-return.ts';
import { claimsOf } from './token-claims.ts';

/** Screens to which the auth service sends the browser back with a session in the address. */
const returnPaths: string[] = [paths.authCallback, paths.resetPassword];

/**
 * Whether a session in the address is one that was asked for in this browser. A crafted link with someone else's
 * tokens would otherwise sign a visitor into that account.
 */
export function isTrustedReturn(page: URL, params: Record<string, string>, expected = expectedReturn()): boolean {
  if (!returnPaths.includes(page.pathname)) return false;
  if (params.error || params.error_description || params.error_code) return true;
  if (!params.access_token) return false;
  if (!params.type) return expected === 'google' || expected === 'link';
  return expected !== null && expected === claimsOf(params.access_token).email;
}
