import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from './database.ts';

const inside = new AsyncLocalStorage<Executor>();

/** Whether the code that runs now was called from inside a transaction of this handle. */
export function isInsideTransaction(db: Executor): boolean {
  return inside.getStore() === db;
}

/** Makes the transaction helper of a handle. Nesting on the same handle throws at once instead of waiting forever. */
export function makeTransaction(db: Executor) {
  return <T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T> => {
    if (isInsideTransaction(db)) {
      throw new Error('A transaction is already open here: pass its tx on instead of opening another.');
    }
    return inside.run(db, () => db.transaction((tx) => work(tx), config));
  };
}
