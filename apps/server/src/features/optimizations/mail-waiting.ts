import { enqueueMail } from '@shortlist/mail';
import { findVoice } from '../../db/find-voice.ts';
import { findPlan } from '../../db/plans.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';
import { mailKey, writeResultMail } from './result-mail.ts';
import { lockFinished } from './review-queries.ts';

/** So many results that waited for an address are mailed to it, the newest first. */
const mostWaiting = 5;

/** Mails the finished results that waited for an address, now that it is confirmed: each once. */
export function createMailWaiting({ database, settings, vault }: Pick<Services, 'database' | 'settings' | 'vault'>) {
  return (userId: string, address: string): Promise<void> => vault.asPerson(userId, () => mailAll(userId, address));

  async function mailAll(userId: string, address: string): Promise<void> {
    const { siteUrl } = settings;
    for (const row of await queries.listDoneFor(database.db, userId, address, mostWaiting)) {
      const files = await queries.listFilesWithBytes(database.db, userId, row.id);
      const plan = await findPlan(database.db, userId);
      const i18n = await findVoice(database.db, userId);
      const message = await writeResultMail(row, files, { siteUrl, plan, to: row.email, i18n });
      await database.transaction(async (tx) => {
        // Nothing is mailed of what was deleted meanwhile.
        if (await lockFinished(tx, userId, row.id)) await enqueueMail(tx, message, `${mailKey(row.id, 0)}:confirmed`);
      });
    }
  }
}
