import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Executor } from './database.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { isInsideTransaction, makeTransaction } from './transaction.ts';

export interface EmbeddedOptions {
  dataDir?: string | undefined;
  /** A dumped data directory to start from instead of an empty cluster. */
  snapshot?: Blob | undefined;
}

/** Opens the embedded engine in a directory (locked for this process) or, without one, in memory. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  if (options.dataDir) await mkdir(dirname(options.dataDir), { recursive: true });
  const lock = options.dataDir ? await lockDataDir(options.dataDir) : undefined;
  try {
    const pglite = await PGlite.create({
      ...(options.dataDir ? { dataDir: options.dataDir } : {}),
      ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    });
    const db: Executor = drizzle(refuseInsideTransaction(pglite, () => db)) as unknown as Executor;
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= pglite.close().finally(() => lock?.release());
      return closing;
    };
    return { kind: 'embedded', db, pglite, transaction: makeTransaction(db), close };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/**
 * The engine has one connection: the outer handle, used inside a transaction, would wait for that transaction forever.
 * It throws instead. Transactions themselves talk to a client of their own, which is not wrapped.
 */
function refuseInsideTransaction(pglite: PGlite, db: () => Executor): PGlite {
  return new Proxy(pglite, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if ((name === 'query' || name === 'exec') && isInsideTransaction(db())) {
        return () => Promise.reject(new Error('The database handle was used inside a transaction: use its tx.'));
      }
      return value.bind(target);
    },
  });
}
