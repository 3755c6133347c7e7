import type { Database, OpenOptions } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens the database: a PostgreSQL server when `url` is given, else the embedded engine in `dataDir` or in memory.
 * Throws `DatabaseInUseError` when another process holds the directory, and the driver's error when it cannot connect.
 */
export function openDatabase(options: OpenOptions = {}): Promise<Database> {
  return options.url
    ? openPostgres(options.url, options.maxConnections, options.person)
    : openEmbedded({ dataDir: options.dataDir, caller: options.caller });
}
