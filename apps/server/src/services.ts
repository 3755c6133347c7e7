import type { Auth } from '@shortlist/auth';
import type { Database } from '@shortlist/database';
import type { Reader } from '@shortlist/engine/reader';
import type { OwnTemplates, Typesetter } from '@shortlist/typeset';
import type { Announcements } from './db/announcements.ts';
import type { EngineThread } from './jobs/engine-thread.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';

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
  log: Logger;
};
