import type { Auth } from '@shortlist/auth';
import type { Database, Executor } from '@shortlist/database';
import type { Reader } from '@shortlist/engine/reader';
import type { Logger } from '@shortlist/schema/log';
import type { OwnTemplates, Typesetter } from '@shortlist/typeset';
import type { Announcements } from './db/announcements.ts';
import type { EngineThread } from './jobs/engine-thread.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { PageCache } from './lanes/page-cache.ts';
import type { Meters } from './metrics/meters.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './vault/open-vault.ts';

/** Everything that a feature may need, wired once in main.ts (or in a test). */
export type Services = {
  settings: Settings;
  database: Database;
  auth: Auth;
  jobs: Jobs;
  announcements: Announcements;
  reader: Reader;
  typesetter: Typesetter;
  /** Sets pages with templates that people wrote. */
  ownTemplates: OwnTemplates;
  engine: EngineThread;
  /** Deletes all that the product keeps of a person, in the caller's transaction, and notes it in the ledger. */
  forget(tx: Executor, userId: string): Promise<void>;
  /** The keys of people's data. */
  vault: Vault;
  /** Pages of saved resumes that were set already. */
  pages: PageCache;
  log: Logger;
  meters: Meters;
};
