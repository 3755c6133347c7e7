export type { Database, Executor, OpenOptions, Transaction } from './database.ts';
export { DatabaseInUseError, type DataDirLock, lockDataDir } from './lock-data-dir.ts';
export { MigrationChangedError, type Migrations, migrate } from './migrate.ts';
export { openDatabase } from './open-database.ts';
export { type Rate, takeToken } from './take-token.ts';
