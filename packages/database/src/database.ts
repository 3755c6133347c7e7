import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { EmbeddedEngine } from './embedded/open-engine.ts';

/** Result of `execute`: both engines answer with `rows`; count by `returning`, not by a driver's own counter. */
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/** Anything that runs queries: the database's handle or a transaction. Queries take this, so they work inside both. */
export type Executor = PgDatabase<RowsResult>;

/** A running transaction. Inside one, use only it: the outer handle would wait for it forever on the embedded engine. */
export type Transaction = Executor;

export interface OpenOptions {
  /** Connection string of a PostgreSQL server; wins over `dataDir`. */
  url?: string | undefined;
  /** Directory of the embedded database, made when absent; without it and without `url` the database lives in memory. */
  dataDir?: string | undefined;
  /**
   * For whom statements are sent now: a person's id, or `everyone`. PostgreSQL's policies look at it as the setting `shortlist.person`, under
   * a role that they bind. Without this option it is `everyone`, under the role that connects. Read when a connection is taken.
   */
  person?: (() => string) | undefined;
  /** Who a statement is sent for now: in the embedded engine, which carries out one after the other, callers take turns. */
  caller?: (() => string) | undefined;
  /** Connections to a PostgreSQL server at most (default 10). */
  maxConnections?: number | undefined;
}

interface Engine {
  /** Drizzle's handle, the same type for both engines. */
  db: Executor;
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Refuses to nest. */
  transaction<T>(work: (tx: Transaction) => Promise<T>, config?: PgTransactionConfig): Promise<T>;
  /** Ends all connections and frees the data directory. Calling it again does nothing. */
  close(): Promise<void>;
}

/** One opened database: embedded (PGlite) or a PostgreSQL server behind the same handle. */
export type Database =
  | (Engine & { kind: 'embedded'; engine: EmbeddedEngine; pool?: undefined })
  | (Engine & { kind: 'postgres'; pool: Pool; engine?: undefined });
