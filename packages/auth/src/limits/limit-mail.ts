import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { takeToken } from './take-token.ts';

/**
 * Allows one mail of a kind to an address in a while, and so many of the whole service. It asks by address, known or not,
 * so that the refusal tells nothing. Throws 429 `over_email_send_rate_limit`.
 */
export async function limitMail(auth: AuthContext, kind: string, email: string): Promise<void> {
  const seconds = auth.settings.mailMinInterval;
  if (seconds > 0) {
    const wait = await takeToken(auth, `mail ${kind} ${email}`, { per: 300 / seconds, burst: 1 });
    if (wait > 0) {
      const left = Math.ceil(wait / 1000);
      throw tooMany(`For security purposes, you can only request this after ${left} seconds.`);
    }
  }
  if ((await takeToken(auth, 'mail of all', auth.settings.limits.mail)) > 0) throw tooMany('email rate limit exceeded');
}

function tooMany(message: string): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message);
}
