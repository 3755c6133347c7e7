import type { Database, Executor } from '@shortlist/database';
import type { Brand } from '@shortlist/mail';
import type { Context } from 'hono';
import type { Caller } from './http/caller.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { Secrets } from './keys/secrets.ts';
import type { AuthSettings } from './settings/settings.ts';

/** What every part of the service works with. Made once by `createAuth`. */
export interface AuthContext {
  database: Database;
  settings: AuthSettings;
  /** The clock; tests move it. */
  now(): Date;
  secrets: Secrets;
  keys: KeyRing;
  brand: Brand;
  callerOf(c: Context): Caller;
  /** Deletes what others keep of a user, in the transaction that deletes the user. */
  forget(tx: Db, userId: string): Promise<void>;
  /** Told of every failure that is ours, with an id to find it by. */
  report(error: unknown, errorId: string): void;
}

/** The database's handle or a running transaction. */
export type Db = Executor;
