import { paths } from '../../../app/paths.ts';
import { expectedReturn } from './expected-return.ts';

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
  if (!params.type) return expected === 'google';
  return expected !== null && expected !== 'google' && expected === emailOf(params.access_token);
}

/** The address that an access token speaks for, in lower case; undefined when it cannot be read. Nothing is verified here. */
export function emailOf(accessToken: string): string | undefined {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null || !('email' in claims)) return undefined;
    return typeof claims.email === 'string' ? claims.email.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
