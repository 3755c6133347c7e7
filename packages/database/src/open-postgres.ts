import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database, Executor } from './database.ts';
import { sayForWhom } from './say-for-whom.ts';
import { refuseOldServer } from './server-version.ts';
import { makeTransaction } from './transaction.ts';

/** Opens a pool to a PostgreSQL server and proves with one query that it answers and is new enough. Times are in milliseconds. */
export async function openPostgres(url: string, maxConnections = 10, person?: () => string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A server that drops an idle connection must not end the process: the pool replaces it at the next query.
  pool.on('error', () => {});
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  sayForWhom(pool, person);
  const db = drizzle(pool) as unknown as Executor;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= pool.end();
    return closing;
  };
  return { kind: 'postgres', db, pool, transaction: makeTransaction(db), close };
}
