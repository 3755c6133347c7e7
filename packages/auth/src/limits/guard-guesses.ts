import { FREE_GUESSES, forgiveGuesses, giveGuessBack, takeGuess } from '@shortlist/database';
import type { AuthContext, Db } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { sendNotice } from '../mails/send-notice.ts';
import type { User } from '../tables.ts';
import { takeToken } from './take-token.ts';

/** The secrets of an account that can be guessed at; a right guess at one says nothing of the others. */
export type GuessedSecret =
  | 'password'
  | 'mailed code'
  | 'factor code'
  | 'recovery code'
  | 'proof by password'
  | 'proof by code';

/** Where a guess is aimed: an account by its address, and where it comes from if that counts apart. */
export interface Aim {
  secret: GuessedSecret;
  /** The address as typed: unknown ones are counted alike. */
  account: string;
  /** A network, a session or a way in with a count of its own. */
  source?: string | undefined;
  /** Wrong guesses in a row that cost nothing; ten where nothing is said. */
  free?: number | undefined;
}

/**
 * Counts a guess before it is compared, over all ways to the secret and all networks; after ten wrong ones in a row the
 * waits grow. Tells an owner once a day when that begins. Throws 429 `over_request_rate_limit`.
 */
export async function guardGuess(auth: AuthContext, aim: Aim, user: User | undefined, caller: Caller): Promise<void> {
  await guardGuesses(auth, [aim], user, caller);
}

/** The same in several counts, where each has its own number of free guesses: a guess that one of them refuses is counted in none. */
export async function guardGuesses(
  auth: AuthContext,
  aims: Aim[],
  user: User | undefined,
  caller: Caller,
): Promise<void> {
  // A transaction of its own: what comes of the guess does not undo its count.
  const isLastFree = await auth.database.transaction((tx) => countGuess(auth, tx, aims));
  // Beside the answer, whose time must not tell that there is an owner.
  if (user && isLastFree) tellOwner(auth, user, caller).catch((error) => auth.report(error, 'guess-notice'));
}

/** Whether it was the last guess that cost nothing, by any of the counts. */
async function countGuess(auth: AuthContext, tx: Db, aims: Aim[]): Promise<boolean> {
  let isLastFree = false;
  for (const aim of aims) {
    const { free = FREE_GUESSES } = aim;
    const guess = await takeGuess(tx, { ...rowOf(auth, aim), free, now: auth.now().getTime() });
    if ('wait' in guess) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
    isLastFree ||= guess.count === free;
  }
  return isLastFree;
}

/** Forgets the wrong guesses once a right one has shown who is there. */
export async function forgiveOwner(auth: AuthContext, aim: Aim): Promise<void> {
  await forgiveGuesses(auth.database.db, rowOf(auth, aim));
}

/** Takes guesses out of their counts that were compared with nothing. */
export async function giveGuessesBack(auth: AuthContext, aims: Aim[]): Promise<void> {
  for (const aim of aims) await giveGuessBack(auth.database.db, rowOf(auth, aim));
}

function rowOf(auth: AuthContext, { secret, account, source }: Aim) {
  const from = source === undefined ? '' : ` from ${source}`;
  return { schema: 'auth', key: auth.secrets.hash('guesses', `${secret} of ${account}${from}`) };
}

async function tellOwner(auth: AuthContext, user: User, caller: Caller): Promise<void> {
  const daily = { per: 300 / 86_400, burst: 1 };
  if (!user.email || !user.emailConfirmedAt || (await takeToken(auth, `guess notice ${user.id}`, daily)) > 0) return;
  await auth.database.transaction((tx) => sendNotice(auth, tx, 'guessed', user, caller));
}
