import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { AuthError, badInput } from '../http/auth-error.ts';
import type { AuthSettings } from '../settings/settings.ts';

/** What the client understands: `pwned` stands for any password that is known or quickly guessed. */
export type WeakReason = 'length' | 'characters' | 'pwned';

export interface Weakness {
  reasons: WeakReason[];
  message: string;
}

/** Bcrypt's limit, kept so that accounts can move to services that use it. */
const MAX_BYTES = 72;

/** Names what is weak about a password, or undefined. `known` are words an attacker would try: address, name. */
export async function judgePassword(
  password: string,
  known: string[],
  settings: Pick<AuthSettings, 'passwordMinLength' | 'passwordMinScore'>,
): Promise<Weakness | undefined> {
  const { passwordMinLength, passwordMinScore } = settings;
  const reasons: WeakReason[] = [];
  const words: string[] = [];
  if ([...password].length < passwordMinLength) {
    reasons.push('length');
    words.push(`Password should be at least ${passwordMinLength} characters.`);
  }
  if (passwordMinScore > 0) {
    const inputs = known.flatMap((word) => [word, ...word.split(/[@.\s_-]/)]).filter((word) => word.length > 2);
    const { score } = (await openEstimator()).check(password, inputs);
    if (score < passwordMinScore) {
      reasons.push('pwned');
      words.push('Password is known to be weak and easy to guess, please choose a different one.');
    }
  }
  return reasons.length > 0 ? { reasons, message: words.join(' ') } : undefined;
}

/** Throws `validation_failed` for a password that cannot be used at all and `weak_password` with reasons for a weak one. */
export async function requireGoodPassword(password: string, known: string[], settings: AuthSettings): Promise<void> {
  if (Buffer.byteLength(password.normalize('NFC')) > MAX_BYTES)
    throw badInput(`Password cannot be longer than ${MAX_BYTES} characters`);
  if (password.includes('\0')) throw badInput('Password cannot hold a NUL character');
  const weakness = await judgePassword(password, known, settings);
  if (weakness) {
    throw new AuthError(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
  }
}

let estimator: Promise<ZxcvbnFactory> | undefined;

// The dictionaries take some hundred milliseconds and 9 MB: loaded at the first password, not at start.
function openEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(
    ([{ ZxcvbnFactory }, common, english]) =>
      new ZxcvbnFactory({
        dictionary: { ...common.dictionary, ...english.dictionary },
        graphs: common.adjacencyGraphs,
      }),
  );
  return estimator;
}
