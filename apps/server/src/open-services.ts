import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authMigrations, createAuth } from '@shortlist/auth';
import { type Database, migrate, openDatabase } from '@shortlist/database';
import { openReader } from '@shortlist/engine/reader';
import {
  mailboxTransport,
  mailMigrations,
  pruneOutbox,
  releaseClaims,
  runMailSender,
  smtpTransport,
} from '@shortlist/mail';
import { openOwnTemplates, openTypesetter } from '@shortlist/typeset';
import { openAnnouncements } from './db/announcements.ts';
import { runRewording, stopRewording } from './features/optimizations/reword.ts';
import { giveUpOptimization, runOptimization } from './features/optimizations/run.ts';
import { openEngineThread } from './jobs/engine-thread.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** How long a settled mail's key and recipient are kept, in milliseconds: far longer than anything is retried. */
const mailsKeptMs = 30 * 24 * 3_600_000;

export const productMigrations = {
  folder: fileURLToPath(new URL('./db/migrations', import.meta.url)),
  schema: 'public',
};

/** Opens the settings' database with its schema up to date. */
export async function openProductDatabase(settings: Settings): Promise<Database> {
  if (!settings.databaseUrl) await mkdir(settings.dataDir, { recursive: true });
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.databaseUrl ? undefined : join(settings.dataDir, 'database'),
  });
  await migrate(database, mailMigrations);
  await migrate(database, authMigrations);
  await migrate(database, productMigrations);
  return database;
}

export type Tools = Pick<Services, 'reader' | 'typesetter' | 'ownTemplates' | 'engine'> & {
  /** Reads for the jobs what they have set: uploads never wait behind them, nor compete with them for a core. */
  jobReader: Services['reader'];
  close(): Promise<void>;
};

/** Opens the processes and threads that do the heavy work. */
export function openTools({ readers }: Pick<Settings, 'readers'>): Tools {
  const reader = openReader({ processes: readers });
  const jobReader = openReader({ processes: 1, niceness: 5 });
  const typesetter = openTypesetter();
  const ownTemplates = openOwnTemplates({ atOnce: 1, timeMs: 20_000 });
  const engine = openEngineThread();
  return {
    reader,
    jobReader,
    typesetter,
    ownTemplates,
    engine,
    close: async () => {
      ownTemplates.close();
      await Promise.all([reader.close(), jobReader.close(), typesetter.close(), engine.close()]);
    },
  };
}

/** Starts everything that a running product has beside HTTP: queues and workers, readers, typesetter, mail. `close` ends it in reverse. */
export async function openServices(
  settings: Settings,
  database: Database,
  log: Logger = createLogger(),
  tools: Tools = openTools(settings),
): Promise<Services & { close(): Promise<void> }> {
  const jobs = await openJobs(database, (error) => log.error('jobs', error));
  const announcements = await openAnnouncements(database);
  const auth = createAuth({
    database,
    settings: settings.auth,
    report: (error, errorId) => log.error('auth', error, { errorId }),
  });
  await auth.ready();
  const hourly = setInterval(() => {
    auth.cleanUp().catch((error) => log.error('auth-clean-up', error));
    pruneOutbox(database, new Date(Date.now() - mailsKeptMs)).catch((error) => log.error('mail-clean-up', error));
  }, 3_600_000);
  hourly.unref();
  const services: Services = { settings, database, auth, jobs, announcements, ...tools, log };
  const transport = settings.smtpUrl
    ? smtpTransport({ url: settings.smtpUrl, from: settings.mailFrom })
    : mailboxTransport(database);
  // The embedded database has one process: a mail still claimed was left by a dead one.
  if (database.kind === 'embedded') await releaseClaims(database);
  const sender = runMailSender(database, transport, { everyMs: 1000, onError: (error) => log.error('mail', error) });
  if (settings.workers > 0) {
    await jobs.work(
      'optimization',
      { concurrency: settings.workers, perGroup: 1 },
      (id) => runOptimization({ ...services, reader: tools.jobReader }, id),
      (id, lost) => giveUpOptimization(services, id, lost),
    );
    // A model is waited for, not worked: its queue takes no worker from the other.
    if (settings.model !== undefined)
      await jobs.work(
        'rewording',
        { concurrency: settings.workers, perGroup: 1 },
        (id) => runRewording(services, id),
        (id) => stopRewording(services, id),
      );
  }
  return {
    ...services,
    async close() {
      clearInterval(hourly);
      await jobs.close();
      await sender.stop();
      await transport.close?.();
      await announcements.close();
      await tools.close();
      await database.close();
    },
  };
}
