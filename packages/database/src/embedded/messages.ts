/** What the engine's thread is given to open: a directory, or a database in memory, empty or from a dumped directory. */
export type EngineData = {
  dataDir?: string | undefined;
  snapshot?: Uint8Array | undefined;
  program: WebAssembly.Module;
};

/** What is asked of the engine. `session` names the transaction that a statement belongs to; `rawTypes` are left as the text that came. */
export type Ask =
  | { ask: 'query'; session?: number; text: string; params: unknown[]; rowMode: RowMode; rawTypes: number[] }
  | { ask: 'exec'; session?: number; text: string }
  | { ask: 'commit' | 'rollback'; session: number }
  | { ask: 'listen'; channel: string; listener: number }
  | { ask: 'unlisten'; listener: number }
  | { ask: 'tidy'; but?: readonly string[] }
  | { ask: 'dump' | 'close' };

/** A transaction begins without an answer: its first statement waits for it. */
export type Order = { id: number; ask: Ask } | { begin: number };

export type RowMode = 'array' | 'object';

/** What the thread says: that it is open or why not, what became of an order, or what a listener hears. */
export type Said =
  | { ready: true }
  | { broken: PlainError }
  | { id: number; value: unknown }
  | { id: number; error: PlainError }
  | { heard: number; payload: string };

/** An error as it passes between threads: the fields of the database's own (code, constraint, detail …) survive, the statement's values do not. */
export type PlainError = {
  message: string;
  name: string;
  fromDatabase: boolean;
  fields: Record<string, string | number>;
};
