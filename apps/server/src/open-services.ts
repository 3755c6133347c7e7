import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { authMigrations, createAuth } from '@shortlist/auth';
import { type Database, type Executor, makeRole, migrate, openDatabase } from '@shortlist/database';
import {
  forgetLostTexts,
  mailboxTransport,
  mailMigrations,
  pruneOutbox,
  releaseClaims,
  resealMessages,
  runMailSender,
  sealMessagesWith,
  smtpTransport,
} from '@shortlist/mail';
import { createLogger, type Logger } from '@shortlist/schema/log';
import { backUp } from './backup/back-up.ts';
import { openControl } from './backup/control.ts';
import { openDeletions } from './backup/deletions.ts';
import { openAnnouncements } from './db/announcements.ts';
import { pruneAudit } from './db/audit-events.ts';
import { forgetLimits } from './db/forget-limits.ts';
import { nameAddresses } from './db/trials-had.ts';
import { runRewording, stopRewording } from './features/optimizations/reword.ts';
import { giveUpOptimization, runOptimization } from './features/optimizations/run.ts';
import { keepAddresses } from './features/shares/claim-address.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { currentCaller, workWhile } from './lanes/caller.ts';
import { openTools, type Tools } from './lanes/open-tools.ts';
import { openPageCache } from './lanes/page-cache.ts';
import { createMeters } from './metrics/meters.ts';
import { findFirstSight, forgetPerson } from './people/forget-person.ts';
import { markDeleted } from './people/has-account.ts';
import { sweepDeleted } from './people/sweep-deleted.ts';
import { productMigrations } from './product-migrations.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { currentPerson } from './vault/acting-for.ts';
import { openVault } from './vault/open-vault.ts';
import { sealForMails } from './vault/seal-mails.ts';
import { sealOldRows } from './vault/seal-old-rows.ts';
import { readByKeyAlone } from './vault/sealed-tables.ts';

/** How long a settled mail's key and recipient are kept, in milliseconds: far longer than anything is retried. */
const mailsKeptMs = 30 * 24 * 3_600_000;

/** How long the text of a mail that was given up is kept for another try, in milliseconds. */
const lostTextsKeptMs = 14 * 24 * 3_600_000;

/** Opens the settings' database with its schema up to date. */
export async function openProductDatabase(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl) await mkdir(settings.dataDir, { recursive: true });
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.databaseUrl ? undefined : join(settings.dataDir, 'database'),
    person: currentPerson,
    caller: () => currentCaller().who,
  });
  await migrate(database, mailMigrations);
  await migrate(database, authMigrations);
  await migrate(database, productMigrations);
  if (database.kind === 'postgres') await makeRole(database.pool, ['mail', 'auth', 'public']);
  return database;
}

/** Starts everything that a running product has beside HTTP: queues and workers, readers, typesetter, mail. `close` ends it in reverse. */
export async function openServices(
  settings: Settings,
  database: Database,
  log: Logger = createLogger(),
  tools: Tools = openTools(settings),
): Promise<Services & { close(): Promise<void> }> {
  const vault = await openVault(database, settings.masterKeys);
  sealMessagesWith(sealForMails(settings.masterKeys));
  const meters = createMeters();
  const jobs = await openJobs(database, { onError: (error) => log.error('jobs', error), onWorked: meters.worked });
  if (database.kind === 'postgres') await makeRole(database.pool, ['jobs']);
  const announcements = await openAnnouncements(database);
  let isClosing = false;
  const deletions = settings.deletionsFile ? openDeletions(settings.deletionsFile) : undefined;
  const forget = async (tx: Executor, userId: string): Promise<void> => {
    if (!(await forgetPerson(tx, userId, nameAddresses(settings.auth.secret)))) return;
    if (settings.supabase) await markDeleted(tx, settings.auth.secret, userId);
    await deletions?.add(userId);
    // Their words are swept out of the files once the transaction has ended, and their key with them.
    if (database.kind === 'embedded')
      database.engine.tidy(readByKeyAlone).catch((error) => isClosing || log.error('database-clean-up', error));
  };
  // A deletion whose transaction failed, or was cut off with the process, came to nothing.
  await deletions?.settle((id) => findFirstSight(database.db, id));
  const auth = createAuth({
    database,
    settings: settings.auth,
    forget,
    report: (error, errorId) => log.error('auth', error, { errorId }),
  });
  await auth.ready();
  const sweep = () => sweepDeleted(database).catch((error) => log.error('resumes-clean-up', error));
  // Whoever stops the server each evening has the old ones swept too.
  await sweep();
  const hourly = setInterval(() => {
    void sweep();
    auth.cleanUp().catch((error) => log.error('auth-clean-up', error));
    pruneAudit(database.db).catch((error) => log.error('audit-clean-up', error));
    forgetLostTexts(database.db, new Date(Date.now() - lostTextsKeptMs)).catch((error) =>
      log.error('mail-clean-up', error),
    );
    keepAddresses(database, settings.auth.secret)
      .then(() => forgetLimits(database))
      .catch((error) => log.error('limits-clean-up', error));
    pruneOutbox(database, new Date(Date.now() - mailsKeptMs)).catch((error) => log.error('mail-clean-up', error));
  }, 3_600_000);
  hourly.unref();
  const control =
    database.kind === 'embedded' && settings.deletionsFile !== undefined
      ? await openControl(settings.dataDir, (file) => backUp(database, file, settings.masterKeys[0]))
      : undefined;
  // Keys that an older master key wrapped, and rows of before data was encrypted: beside the work, and again where it was stopped.
  const sealed = vault
    .rewrap()
    .then(() => resealMessages(database.db))
    .then(() => sealOldRows(database, vault, () => !isClosing))
    .then((rows) => rows > 0 && log.info('old-rows-sealed', { rows }))
    .then(() => keepAddresses(database, settings.auth.secret))
    .catch((error) => isClosing || log.error('sealing', error));
  const { forJobs, close: closeTools, ...forRequests } = tools;
  const services: Services = {
    settings,
    database,
    auth,
    jobs,
    announcements,
    ...forRequests,
    pages: openPageCache(),
    log,
    meters,
    vault,
    forget,
  };
  const jobServices = { ...services, ...forJobs };
  const transport = settings.smtpUrl
    ? smtpTransport({ url: settings.smtpUrl, from: settings.mailFrom })
    : mailboxTransport(database);
  // The embedded database has one process: a mail still claimed was left by a dead one.
  if (database.kind === 'embedded') await releaseClaims(database);
  const sender = runMailSender(database, transport, {
    everyMs: 1000,
    onError: (error) => log.error('mail', error),
    onRound({ sent, postponed, failed }) {
      for (const [outcome, count] of Object.entries({ sent, postponed, failed })) meters.mails.inc({ outcome }, count);
    },
    onFailure: (error, { id, tries, givenUp }) =>
      log.error(givenUp ? 'mail-given-up' : 'mail-postponed', error, { id, tries }),
  });
  if (settings.workers > 0) {
    await jobs.work(
      'optimization',
      { concurrency: settings.workers, perGroup: 1 },
      (id, signal) => workWhile(signal, () => runOptimization(jobServices, id)),
      (id, lost) => giveUpOptimization(services, id, lost),
    );
    // A model is waited for, not worked: its queue takes no worker from the other.
    if (settings.model !== undefined)
      await jobs.work(
        'rewording',
        { concurrency: settings.workers, perGroup: 1 },
        (id, signal) => workWhile(signal, () => runRewording(jobServices, id)),
        (id) => stopRewording(services, id),
      );
  }
  return {
    ...services,
    async close() {
      clearInterval(hourly);
      isClosing = true;
      await control?.close();
      await sealed;
      await jobs.close();
      await sender.stop();
      await transport.close?.();
      await announcements.close();
      await closeTools();
      await database.close();
    },
  };
}
