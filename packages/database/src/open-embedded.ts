import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Executor } from './database.ts';
import { type EmbeddedEngine, openEngine } from './embedded/open-engine.ts';
import { takeTurns } from './embedded/take-turns.ts';
import { closeToOthers } from './guard-data-dir.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { isInsideTransaction, makeTransaction } from './transaction.ts';

export interface EmbeddedOptions {
  dataDir?: string | undefined;
  /** A dumped data directory to start from instead of an empty cluster. */
  snapshot?: Uint8Array | undefined;
  /** For whom a statement is sent now: callers take turns. */
  caller?: (() => string) | undefined;
}

/** Opens the embedded engine in a directory (locked for this process) or, without one, in memory. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  if (options.dataDir) await mkdir(dirname(options.dataDir), { recursive: true });
  const lock = options.dataDir ? await lockDataDir(options.dataDir) : undefined;
  try {
    const engine = await openEngine({ dataDir: options.dataDir, snapshot: options.snapshot });
    // The engine makes a new cluster's files readable for everybody, whatever the umask says. Where they cannot be closed the
    // directory could not either, which its owner was told.
    if (options.dataDir) await closeToOthers(options.dataDir).catch(() => {});
    return overEngine(options.caller ? takeTurns(engine, options.caller) : engine, () => lock?.release());
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** The database's handle over an opened engine, which it closes; `afterwards` comes behind that. */
export function overEngine(
  engine: EmbeddedEngine,
  afterwards: () => Promise<void> | undefined = async () => {},
): Database {
  // Of PGlite, drizzle calls what the engine has.
  const client = refuseInsideTransaction(engine, () => db) as unknown as PGlite;
  const db: Executor = drizzle(client) as unknown as Executor;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= engine.close().finally(() => afterwards());
    return closing;
  };
  return { kind: 'embedded', db, engine, transaction: makeTransaction(db), close };
}

/**
 * The engine has one connection: the outer handle, used inside a transaction, would wait for that transaction forever.
 * It throws instead. Transactions themselves talk to a client of their own, which is not wrapped.
 */
function refuseInsideTransaction(engine: EmbeddedEngine, db: () => Executor): EmbeddedEngine {
  const guard = async () => {
    if (isInsideTransaction(db())) throw new Error('The database handle was used inside a transaction: use its tx.');
  };
  return {
    ...engine,
    query: async (...statement) => guard().then(() => engine.query(...statement)) as never,
    exec: async (...statement) => guard().then(() => engine.exec(...statement)),
  };
}
