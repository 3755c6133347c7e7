import type { Executor } from '@shortlist/database';
import { enqueueMail } from '@shortlist/mail';
import type { PackFile } from '@shortlist/pack';
import { announce } from '../../db/announcements.ts';
import { findVoice } from '../../db/find-voice.ts';
import { findPlan } from '../../db/plans.ts';
import { chooseRecipient } from '../../recipients/choose-recipient.ts';
import type { Services } from '../../services.ts';
import type { OptimizationRow } from './queries.ts';
import * as queries from './queries.ts';
import { mailKey, writeResultMail } from './result-mail.ts';

type Outcome = Parameters<typeof queries.finish>[2];

/**
 * Stores the result and queues its mail in one transaction: finished and mailed exactly once, or neither. `alongside` is stored with it: nothing of one that
 * was cancelled meanwhile, whose trial went back, and all of it before anybody is told.
 */
export async function finishAndDeliver(
  { database, settings, log }: Pick<Services, 'database' | 'settings' | 'log'>,
  row: OptimizationRow,
  outcome: Outcome,
  files: PackFile[],
  alongside: (tx: Executor) => Promise<unknown> = async () => {},
): Promise<void> {
  const { to } = await chooseRecipient(database.db, row.userId, row.email);
  const plan = await findPlan(database.db, row.userId);
  const { siteUrl } = settings;
  // Who has no address of their own, and has confirmed none, finds the result in the app.
  const i18n = await findVoice(database.db, row.userId);
  const message = to ? await writeResultMail({ ...row, ...outcome }, files, { siteUrl, plan, to, i18n }) : undefined;
  const finished = await database.transaction(async (tx) => {
    if (!(await queries.finish(tx, row.id, outcome, files))) return false;
    await alongside(tx);
    if (message) await enqueueMail(tx, message, mailKey(row.id, 0));
    await announce(tx, row.id);
    return true;
  });
  if (finished) log.info('optimization-done', { id: row.id, kind: row.kind });
}
