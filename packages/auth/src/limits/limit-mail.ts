import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { mailboxOf } from '../users/email-address.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { peekToken, takeToken } from './take-token.ts';

/** Whom a mail reaches: anybody whose address is typed in, or only who has an account. */
export type Reach = 'anybody' | 'people';

/**
 * Allows one mail of a kind to an address in a while, and a few of all kinds in an hour; and so many of the whole service.
 * What strangers cause is counted apart, so that it never keeps a mail from the people who have an account; an address that
 * no mail goes to costs nothing. It asks by address, known or not, so that the refusal tells nothing. Throws 429
 * `over_email_send_rate_limit`.
 */
export async function limitMail(auth: AuthContext, kind: string, email: string, reach: Reach): Promise<void> {
  const { mailMinInterval: seconds, limits } = auth.settings;
  const mailbox = mailboxOf(email);
  if (seconds > 0) waitFor(await takeToken(auth, `mail ${kind} ${mailbox}`, { per: 300 / seconds, burst: 1 }));
  // What brings somebody back into their account is counted apart: other mails that a stranger asks for do not use it up.
  const what = kind === 'recovery' ? 'recoveries of' : 'mails to';
  waitFor(await takeToken(auth, `${what} ${mailbox}`, limits.mailToAddress));
  const known = await findUserByEmail(auth.database.db, email);
  const wait =
    reach === 'anybody'
      ? await takeToken(auth, 'mail to anybody', limits.mailToAnybody)
      : await (known ? takeToken : peekToken)(auth, 'mail to people', limits.mail);
  if (wait > 0) throw tooMany('email rate limit exceeded');
}

/**
 * Counts a mail to an address that a request does not name, of the few of all kinds in an hour; `false` where that address has had enough. It is not told:
 * who asks need not know of that address.
 */
export async function hasAllowance(auth: AuthContext, email: string): Promise<boolean> {
  return (await takeToken(auth, `mails to ${mailboxOf(email)}`, auth.settings.limits.mailToAddress)) === 0;
}

function waitFor(ms: number): void {
  if (ms <= 0) return;
  throw tooMany(`For security purposes, you can only request this after ${Math.ceil(ms / 1000)} seconds.`);
}

function tooMany(message: string): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message);
}
