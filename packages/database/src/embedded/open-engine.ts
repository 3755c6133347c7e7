import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import type { Ask, EngineData, Order, Said } from './messages.ts';
import { restoreError } from './plain-error.ts';

type Statements = Pick<PGlite, 'query' | 'exec'>;

/** The embedded engine, as its callers see it: what drizzle and the job queue use of PGlite, carried out in a thread of its own. */
export type EmbeddedEngine = Statements & {
  /** Runs `work` in one transaction; statements of others wait until it ends. */
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  /** Calls `heard` at each NOTIFY of the channel until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Sweeps out of the files what was deleted and replaced; of a database in memory nothing. `but`: not these tables (`schema.name`) nor large
   * ones, while others work; several that are asked for together are one.
   */
  tidy(but?: readonly string[]): Promise<void>;
  /** The data directory as a tar file. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** JSON crosses between threads as text, which is copied faster than what it stands for. */
const json = [114, 3802];

/** Compiled once for the process: a thread after the first starts with code that is already quick. */
let program: Promise<WebAssembly.Module> | undefined;

async function compileProgram(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm'))));
}

/** Starts the engine's thread and waits until the database is open. The thread keeps no process alive when idle. */
export async function openEngine(data: Omit<EngineData, 'program'>): Promise<EmbeddedEngine> {
  program ??= compileProgram();
  const workerData: EngineData = { ...data, program: await program };
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<number, (payload: string) => void>();
  let next = 0;
  let gone: Error | undefined;

  const open = new Promise<void>((resolve, reject) => {
    waiting.set(next++, { resolve: () => resolve(), reject });
  });
  thread.on('message', hear);
  thread.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => failAll(new Error('The thread of the embedded database ended.')));
  await open.catch(async (error: unknown) => {
    await thread.terminate();
    throw error;
  });

  function hear(said: Said): void {
    if ('heard' in said) listeners.get(said.heard)?.(said.payload);
    else if ('ready' in said) settle(0)?.resolve(undefined);
    else if ('broken' in said) settle(0)?.reject(restoreError(said.broken));
    else if ('error' in said) settle(said.id)?.reject(restoreError(said.error));
    else settle(said.id)?.resolve(said.value);
  }

  function settle(id: number): Waiting | undefined {
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    return call;
  }

  function failAll(error: Error): void {
    gone ??= error;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  }

  function call(ask: Ask): Promise<unknown> {
    if (gone) return Promise.reject(gone);
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, ask } satisfies Order);
    });
  }

  function statements(session?: number): Statements {
    const within = session === undefined ? {} : { session };
    return {
      async query<T>(text: string, params: unknown[] = [], { rowMode = 'object', parsers = {} }: QueryOptions = {}) {
        const types = { ...Object.fromEntries(json.map((type) => [type, JSON.parse])), ...parsers };
        const rawTypes = Object.keys(types).map(Number);
        const results = (await call({ ask: 'query', ...within, text, params, rowMode, rawTypes })) as Results<T>;
        return parseRows(results, types);
      },
      exec: async (text) => (await call({ ask: 'exec', ...within, text })) as Results[],
    };
  }

  return {
    ...statements(),

    async transaction(work) {
      if (gone) throw gone;
      const session = next++;
      thread.postMessage({ begin: session } satisfies Order);
      try {
        const result = await work(statements(session));
        await call({ ask: 'commit', session });
        return result;
      } catch (error) {
        await call({ ask: 'rollback', session }).catch(() => {});
        throw error;
      }
    },

    async listen(channel, heard) {
      const listener = next++;
      listeners.set(listener, heard);
      await call({ ask: 'listen', channel, listener });
      return async () => {
        listeners.delete(listener);
        await call({ ask: 'unlisten', listener });
      };
    },

    tidy: async (but) => void (await call({ ask: 'tidy', ...(but ? { but } : {}) })),

    dump: async () => (await call({ ask: 'dump' })) as Uint8Array<ArrayBuffer>,

    async close() {
      await call({ ask: 'close' });
      gone = new Error('The database is closed.');
      await thread.terminate();
    },
  };
}

/** Reads the columns of these types, which came as text. */
function parseRows<T>(results: Results<T>, parsers: Record<number, (text: string) => unknown>): Results<T> {
  const columns = results.fields.flatMap(({ name, dataTypeID }, index) => {
    const parse = parsers[dataTypeID];
    return parse ? [{ name, index, parse }] : [];
  });
  if (columns.length === 0) return results;
  for (const row of results.rows as Record<string | number, unknown>[]) {
    for (const { name, index, parse } of columns) {
      const key = Array.isArray(row) ? index : name;
      const text = row[key];
      if (typeof text === 'string') row[key] = parse(text);
    }
  }
  return results;
}
