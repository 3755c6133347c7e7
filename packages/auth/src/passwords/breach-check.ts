import { createHash, randomUUID } from 'node:crypto';
import type { AuthContext } from '../context.ts';

/** A service that does not answer within this time, in milliseconds, is left out. */
const PATIENCE_MS = 2_000;
/** The largest answer, in characters: some 1,000 endings with their counts, and padding. */
const LARGEST = 200_000;

/**
 * Whether a password stands in known leaks, by a service of the range protocol (k-anonymity): it is told the first five of the forty signs of
 * the password's SHA-1 and answers with the endings that it knows. Without a service, or where it does not answer, no password does; that is
 * reported.
 */
export async function isBreached({ settings, report }: Pick<AuthContext, 'settings' | 'report'>, password: string) {
  if (!settings.breachRangeUrl) return false;
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(`${settings.breachRangeUrl.replace(/(?<!\/)\/+$/, '')}/${digest.slice(0, 5)}`, {
      // Answers of one length tell nobody on the way which part was asked for.
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`The breach check answered with ${answer.status}`);
    const text = (await answer.text()).slice(0, LARGEST);
    // A padded line has the count 0.
    return new RegExp(`^${digest.slice(5)}:0*[1-9]`, 'im').test(text);
  } catch (error) {
    report(error, randomUUID());
    return false;
  }
}
