import { FREE_GUESSES, giveGuessBack, takeGuess, takeToken } from '@shortlist/database';
import { composeMail, enqueueMail } from '@shortlist/mail';
import { productName } from '@shortlist/schema';
import { v7 as uuidv7 } from 'uuid';
import { findVoice } from '../../db/find-voice.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

type Tools = Pick<Services, 'database' | 'settings'>;

/** Whose link it is. */
export type Owner = { id: string; email: string };

/** One mail a day about a link. */
const daily = { per: 300 / 86_400, burst: 1 };

/**
 * Counts a guess at the password of a share before it is compared, from wherever and by which of its addresses it comes; after ten wrong ones in a row the
 * waits grow, and the owner is told. Throws 429. Returns what takes the guess back, for a right one.
 */
export async function guardGuesses(tools: Tools, share: string, owner: Owner): Promise<() => Promise<void>> {
  const { db } = tools.database;
  const row = { schema: 'public', key: keyOf(tools, 'guesses', share) };
  const guess = await takeGuess(db, { ...row, now: Date.now() });
  if ('wait' in guess) {
    throw new Failure(429, 'too-many-requests', 'Too many wrong passwords', {
      advice: `Please try again in ${Math.ceil(guess.wait / 60_000)} minutes.`,
    });
  }
  if (guess.count === FREE_GUESSES) await tellOwner(tools, share, owner);
  return () => giveGuessBack(db, row);
}

async function tellOwner(tools: Tools, share: string, { id: person, email: to }: Owner): Promise<void> {
  const { database, settings } = tools;
  const notice = { schema: 'public', key: keyOf(tools, 'notice', share), now: Date.now(), ...daily };
  if (!to || (await takeToken(database.db, notice)) > 0) return;
  const i18n = await findVoice(database.db, person);
  const content = {
    subject: i18n._('Many wrong password attempts on your shared resume'),
    preview: i18n._('Someone is guessing the password for your link.'),
    heading: i18n._('Someone is guessing the password for your link'),
    paragraphs: [
      i18n._(
        'Someone entered ten wrong passwords in a row for a link to your resume. Nobody has seen your resume, and the wait before each new attempt now gets longer.',
      ),
    ],
    action: { label: i18n._('Go to your resumes'), url: `${settings.siteUrl}/dashboard` },
    notes: [i18n._('If you don’t know who has the link, revoke it and share a new one.')],
    reason: i18n._('You’re receiving this email because you share a resume with {productName}.', { productName }),
  };
  const mail = await composeMail(to, content, { name: productName, url: settings.siteUrl }, i18n);
  await enqueueMail(database.db, { ...mail, person }, `share-guessed:${uuidv7()}`);
}

function keyOf({ settings }: Tools, what: string, share: string): string {
  return keyedHash(settings.auth.secret, `share ${what} ${share}`);
}
