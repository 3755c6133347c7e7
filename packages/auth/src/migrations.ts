import { join } from 'node:path';
import type { Migrations } from '@shortlist/database';

/** The tables of this package, for `migrate`. */
export const authMigrations: Migrations = { folder: join(import.meta.dirname, '..', 'migrations'), schema: 'auth' };
