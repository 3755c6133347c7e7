import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { isAtHome } from '../sessions/is-at-home.ts';
import { mailboxOf } from '../users/email-address.ts';
import { findUserByEmail } from '../users/find-user.ts';
import { NOBODY } from '../users/nobody.ts';
import { hardlyToOne, takeShared } from './take-shared.ts';
import { giveTokenBack, peekToken, takeToken } from './take-token.ts';

/** Whom a mail reaches: anybody whose address is typed in, or only who has an account. */
export type Reach = 'anybody' | 'people';

/**
 * The kinds of mails, and what those to one address count among: what brings somebody back into their account, what is asked for again, which for most
 * addresses sends nothing, and what only somebody signed in can cause take nothing from each other.
 */
const countOf = {
  confirmation: 'mails to',
  magiclink: 'mails to',
  email_change: 'mails to',
  'confirmation again': 'resends to',
  'email_change again': 'resends to',
  recovery: 'recoveries of',
  reauthentication: 'proofs of',
} as const;

export interface MailAsked {
  kind: keyof typeof countOf;
  email: string;
  reach: Reach;
  /** The network of who asks; undefined where the operator does. */
  network: string | undefined;
}

/**
 * Allows one mail of a kind to an address in a while, and a few in an hour; and so many of the whole service. What strangers cause is counted apart, so
 * that it never keeps a mail from the people who have an account; an address that no mail goes to costs nothing. Whoever uses up what all share leaves
 * a rest to networks that have hardly asked; a network in which the account is signed in has counts of its own, which no stranger uses up. It asks by address, known or not, so that the refusal tells nothing. Throws 429
 * `over_email_send_rate_limit`.
 */
export async function limitMail(auth: AuthContext, { kind, email, reach, network }: MailAsked): Promise<void> {
  const known = await findUserByEmail(auth.database.db, email);
  const isHome = network !== undefined && (await isAtHome(auth, known?.id ?? NOBODY, { network }));
  const whose = isHome ? `${mailboxOf(email)} at home` : mailboxOf(email);
  const { mailMinInterval: seconds, limits } = auth.settings;
  const pause = { per: 300 / seconds, burst: 1 };
  const paused = `mail ${kind} ${whose}`;
  if (seconds > 0) waitFor(await takeToken(auth, paused, pause));
  try {
    const count = `${countOf[kind]} ${whose}`;
    const { mailToAddress } = limits;
    waitFor(
      await (isHome
        ? takeToken(auth, count, mailToAddress)
        : takeShared(auth, count, mailToAddress, network, hardlyToOne)),
    );
    const wait =
      reach === 'anybody' && !isHome
        ? await takeShared(auth, 'mail to anybody', limits.mailToAnybody, network)
        : await (known ? takeToken : peekToken)(auth, 'mail to people', limits.mail);
    if (wait > 0) throw tooMany('email rate limit exceeded');
  } catch (error) {
    // Who is refused begins no pause for the next one.
    if (seconds > 0) await giveTokenBack(auth, paused, pause);
    throw error;
  }
}

/**
 * Counts a mail to an address that a request does not name, of the few in an hour; `false` where that address has had enough. It is not told:
 * who asks need not know of that address.
 */
export async function hasAllowance(auth: AuthContext, email: string, network: string): Promise<boolean> {
  const { mailToAddress } = auth.settings.limits;
  return (await takeShared(auth, `resends to ${mailboxOf(email)}`, mailToAddress, network, hardlyToOne)) === 0;
}

function waitFor(ms: number): void {
  if (ms <= 0) return;
  throw tooMany(`For security purposes, you can only request this after ${Math.ceil(ms / 1000)} seconds.`);
}

function tooMany(message: string): AuthError {
  return new AuthError(429, 'over_email_send_rate_limit', message);
}
