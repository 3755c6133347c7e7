import { setTimeout as wait } from 'node:timers/promises';
import type { AuthContext } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import type { AuthSettings } from '../settings/settings.ts';
import { isBreached } from './breach-check.ts';
import { type Fault, findFault } from './judge-thread.ts';

/** What the client understands: `pwned` stands for any password that is known or quickly guessed. */
export type WeakReason = 'length' | 'characters' | 'pwned';

export interface Weakness {
  reasons: WeakReason[];
  message: string;
}

/** Bcrypt's limit, kept so that accounts can move to services that use it. */
const MAX_BYTES = 72;

const faults: Record<Fault, string> = {
  own: 'Password is made of your name, your email address or the name of this site, please choose a different one.',
  common: 'Password is known to be weak and easy to guess, please choose a different one.',
  guessable: 'Password is known to be weak and easy to guess, please choose a different one.',
};

const leaked = 'Password has appeared in a data leak, please choose a different one.';

type Judges = Pick<AuthContext, 'settings' | 'report'>;
type Rules = Pick<AuthSettings, 'passwordMinLength' | 'passwordMinScore' | 'brandName' | 'siteUrl'>;

/** Names what is weak about a password, or undefined. `own` are the person's words: address, name. */
export async function judgePassword(password: string, own: string[], rules: Rules): Promise<Weakness | undefined> {
  const { passwordMinLength, passwordMinScore, brandName, siteUrl } = rules;
  const reasons: WeakReason[] = [];
  const words: string[] = [];
  if ([...password].length < passwordMinLength) {
    reasons.push('length');
    words.push(`Password should be at least ${passwordMinLength} characters.`);
  }
  const known = [...own, brandName, new URL(siteUrl).hostname].map((word) => word.slice(0, 255)).filter(Boolean);
  const fault =
    Buffer.byteLength(password) > MAX_BYTES ? undefined : await findFault(password, known, passwordMinScore);
  if (fault) {
    reasons.push('pwned');
    words.push(faults[fault]);
  }
  return reasons.length > 0 ? { reasons, message: words.join(' ') } : undefined;
}

/** So long a sign-in waits for what is advice to it, in milliseconds. */
const adviceMs = 1_000;

/** What is weak about a password with which somebody signs in; undefined also where the judge is busy: strangers who sign up keep nobody out. */
export function adviseOn(password: string, own: string[], rules: Rules): Promise<Weakness | undefined> {
  const judged = judgePassword(password, own, rules).catch(() => undefined);
  return Promise.race([judged, wait(adviceMs, undefined, { ref: false })]);
}

/** Throws `validation_failed` for a password that cannot be used at all and `weak_password` with reasons for a weak or a leaked one. */
export async function requireGoodPassword(auth: Judges, password: string, own: string[]): Promise<void> {
  if (Buffer.byteLength(password.normalize('NFC')) > MAX_BYTES)
    throw badInput(`Password cannot be longer than ${MAX_BYTES} characters`);
  if (password.includes('\0')) throw badInput('Password cannot hold a NUL character');
  const weakness =
    (await judgePassword(password, own, auth.settings)) ??
    ((await isBreached(auth, password)) ? { reasons: ['pwned'], message: leaked } : undefined);
  if (weakness) {
    throw new AuthError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
  }
}
