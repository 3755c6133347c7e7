import type { Executor } from '@shortlist/database';
import { enqueueMail } from '@shortlist/mail';
import { findVoice } from '../../db/find-voice.ts';
import { findPlan } from '../../db/plans.ts';
import { limitPerson } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import { chooseRecipient } from '../../recipients/choose-recipient.ts';
import type { Services } from '../../services.ts';
import type { OptimizationRow } from './queries.ts';
import * as files from './queries.ts';
import { mailKey, writeResultMail } from './result-mail.ts';
import type { Review } from './review.ts';
import * as queries from './review-queries.ts';

/** A result's mail is sent again so often at most, and so many seconds apart. */
const mostTimes = 10;
const secondsApart = 60;
/** So often one person asks for one, of whichever result. */
const mailRate = { per: 30, burst: 15 };

/** Mails a finished result once more, with its files as they stand now. Throws 404 where there is none to mail, 429 when asked too often. */
export function createSendAgain(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  review: Pick<Review, 'refreshFiles'>,
) {
  async function requireMailable(
    tx: Executor,
    userId: string,
    id: string,
  ): Promise<{ row: OptimizationRow; to: string }> {
    const row = await queries.lockFinished(tx, userId, id);
    if (!row || row.external) throw new Failure(404, 'not-found', 'There’s no email to resend');
    if (row.mailedAgain >= mostTimes)
      throw new Failure(429, 'sent-too-often', `We’ve already emailed this result ${mostTimes} times`, {
        advice: 'Download the files from this page instead.',
      });
    const wait = Math.ceil(secondsApart - (Date.now() - (row.mailedAgainAt?.getTime() ?? 0)) / 1000);
    if (wait > 0)
      throw new Failure(429, 'too-many-requests', 'We just sent it again', {
        advice: `Check your spam folder too. You can send it again in ${wait} seconds.`,
      });
    const { to } = await chooseRecipient(tx, userId, row.email);
    if (!to)
      throw new Failure(409, 'address-unconfirmed', 'This address isn’t confirmed yet', {
        advice: 'Open the link in the email we sent there, then send the result again.',
      });
    return { row, to };
  }

  return async (userId: string, id: string): Promise<void> => {
    await limitPerson({ database, settings }, userId, 'result mailed again', mailRate);
    // Before any file is made or opened.
    await database.transaction((tx) => requireMailable(tx, userId, id));
    await review.refreshFiles(userId, id);
    const stored = await files.listFilesWithBytes(database.db, userId, id);
    await database.transaction(async (tx) => {
      // Of several requests at once the first has mailed it by now.
      const { row, to } = await requireMailable(tx, userId, id);
      const again = row.mailedAgain + 1;
      await queries.changeResult(tx, id, { mailedAgain: again, mailedAgainAt: new Date() });
      await enqueueMail(
        tx,
        await writeResultMail(row, stored, {
          siteUrl: settings.siteUrl,
          plan: await findPlan(tx, userId),
          to,
          i18n: await findVoice(tx, userId),
        }),
        mailKey(id, again),
      );
    });
  };
}
