import { FREE_GUESSES, giveGuessBack, giveTokenBack, takeGuess, takeToken } from '@shortlist/database';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { productName } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { findVoice } from '../../db/find-voice.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { Failure } from '../../http/problem.ts';
import { holdPerson } from '../../people/hold-person.ts';
import type { Services } from '../../services.ts';

type Tools = Pick<Services, 'database' | 'settings'>;

/** Whose link it is. */
export type Owner = { id: string; email: string };

/** One mail a day about a link. */
const daily = { per: 300 / 86_400, burst: 1 };

/** Wrong guesses of a network that has a guess left while others have used up theirs. */
const fewGuesses = 3;
/** Such guesses at one link, by all networks together: so many in a row, then as many a day. */
const spare = { per: (20 * 300) / 86_400, burst: 20 };

/**
 * Counts a guess at the password of a share before it is compared, by which of its addresses it comes; after ten wrong ones in a row the
 * waits grow, and the owner is told. Counted are those of a network and those of all: while all wait, a network that has hardly guessed may, so
 * that nobody shuts the link for whoever knows the password. Throws 429. Returns what takes the guess back, for a right one.
 */
export async function guardGuesses(
  tools: Tools,
  share: string,
  owner: Owner,
  network: string,
): Promise<() => Promise<void>> {
  const { db } = tools.database;
  const now = Date.now();
  const own = { schema: 'public', key: keyOf(tools, `guesses of ${network}`, share) };
  const all = { schema: 'public', key: keyOf(tools, 'guesses', share) };
  const ownGuess = await takeGuess(db, { ...own, now });
  if ('wait' in ownGuess) throw tooManyGuesses(ownGuess.wait);
  const guess = await takeGuess(db, { ...all, now });
  if ('count' in guess) {
    if (guess.count === FREE_GUESSES) await tellOwner(tools, share, owner);
    return async () => {
      await giveGuessBack(db, own);
      await giveGuessBack(db, all);
    };
  }
  const takeBack = () => giveGuessBack(db, own);
  const bucket = { schema: 'public', key: keyOf(tools, 'spare guesses', share), now, ...spare };
  if (ownGuess.count <= fewGuesses && (await takeToken(db, bucket)) === 0)
    return async () => {
      await takeBack();
      await giveTokenBack(db, bucket);
    };
  await takeBack();
  throw tooManyGuesses(guess.wait);
}

const tooManyGuesses = (wait: number) =>
  new Failure(429, 'too-many-requests', 'Too many wrong passwords', {
    advice: `Please try again in ${Math.ceil(wait / 60_000)} minutes.`,
  });

async function tellOwner(tools: Tools, share: string, { id: person, email: to }: Owner): Promise<void> {
  const { database, settings } = tools;
  const notice = { schema: 'public', key: keyOf(tools, 'notice', share), now: Date.now(), ...daily };
  if (!to || (await takeToken(database.db, notice)) > 0) return;
  const i18n = await findVoice(database.db, person);
  const content = {
    subject: i18n._('Many wrong password attempts on your shared resume'),
    preview: i18n._('Someone is trying to guess your link’s password.'),
    heading: i18n._('Someone is trying to guess your link’s password'),
    paragraphs: [
      i18n._(
        'Someone entered ten wrong passwords in a row for a link to your resume. Nobody has seen your resume, and the wait before each new attempt now gets longer.',
      ),
    ],
    action: { label: i18n._('Go to your resumes'), url: `${settings.siteUrl}/dashboard` },
    notes: [i18n._('If you don’t know who has the link, revoke it and share a new one.')],
    reason: i18n._('You’re receiving this email because you shared a resume through {productName}.', { productName }),
  };
  const mail = await composeMail(to, content, { name: productName, url: settings.siteUrl }, i18n);
  await database.transaction(async (tx) => {
    if (await holdPerson(tx, person)) await enqueueMail(tx, { ...mail, person }, `share-guessed:${uuidv7()}`);
  });
}

function keyOf({ settings }: Tools, what: string, share: string): string {
  return keyedHash(settings.auth.secret, `share ${what} ${share}`);
}
