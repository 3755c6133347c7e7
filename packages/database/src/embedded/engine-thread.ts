import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { bytesAsHex } from '../bytes-as-hex.ts';
import { keepLogShort } from '../keep-log-short.ts';
import { keepTidy, type Tidy } from '../keep-tidy.ts';
import type { Ask, EngineData, Order, Said } from './messages.ts';
import { flattenError } from './plain-error.ts';

// The embedded engine in a thread of its own: a statement keeps this thread busy, and the server goes on answering.

type Session = { tx: Promise<Transaction>; end(how: 'commit' | 'rollback'): void; ended: Promise<void> };

const say = (said: Said, move: ArrayBuffer[] = []) => parentPort?.postMessage(said, move);
const asItCame = (text: string) => text;
let tidy: Tidy | undefined;
const sessions = new Map<number, Session>();
const listeners = new Map<number, () => Promise<void>>();

try {
  const pglite = await openEngine(workerData as EngineData);
  parentPort?.on('message', (order: Order) => {
    if ('begin' in order) sessions.set(order.begin, begin(pglite, order.begin));
    else void answer(pglite, order.id, order.ask);
  });
  say({ ready: true });
} catch (error) {
  say({ broken: flattenError(error) });
}

async function openEngine({ dataDir, snapshot, program }: EngineData): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...bytesAsHex,
    pgliteWasmModule: program,
    ...(dataDir ? { dataDir } : {}),
    ...(snapshot ? { loadDataDir: new Blob([snapshot as Uint8Array<ArrayBuffer>]) } : {}),
  });
  if (dataDir) {
    // A log file that is used again keeps what it held until that is overwritten.
    await pglite.exec('set wal_recycle = off');
    keepLogShort(pglite);
    tidy = keepTidy(pglite, dataDir);
  }
  return pglite;
}

async function answer(pglite: PGlite, id: number, ask: Ask): Promise<void> {
  try {
    say({ id, value: await carryOut(pglite, ask) });
  } catch (error) {
    say({ id, error: flattenError(error) });
  }
}

async function carryOut(pglite: PGlite, ask: Ask): Promise<unknown> {
  switch (ask.ask) {
    case 'query': {
      const parsers = Object.fromEntries(ask.rawTypes.map((type) => [type, asItCame]));
      const by = await executorOf(pglite, ask.session);
      return by.query(ask.text, ask.params, { rowMode: ask.rowMode, parsers });
    }
    case 'exec':
      return (await executorOf(pglite, ask.session)).exec(ask.text);
    case 'commit':
    case 'rollback':
      return endSession(ask.session, ask.ask);
    case 'listen':
      listeners.set(ask.listener, await pglite.listen(ask.channel, (payload) => say({ heard: ask.listener, payload })));
      return undefined;
    case 'unlisten':
      await listeners.get(ask.listener)?.();
      listeners.delete(ask.listener);
      return undefined;
    case 'tidy':
      return ask.but ? tidy?.sweepBut(ask.but) : tidy?.sweepAll();
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
    case 'close':
      return pglite.close();
  }
}

async function executorOf(pglite: PGlite, session: number | undefined): Promise<PGlite | Transaction> {
  if (session === undefined) return pglite;
  const open = sessions.get(session);
  if (!open) throw new Error('The transaction is closed.');
  return open.tx;
}

/** The engine's transaction lasts as long as a promise that the session's end settles. */
function begin(pglite: PGlite, id: number): Session {
  const end = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<Transaction>();
  const ended = pglite.transaction(async (tx) => {
    opened.resolve(tx);
    await end.promise;
  });
  ended.catch(opened.reject).finally(() => sessions.delete(id));
  opened.promise.catch(() => {});
  return {
    tx: opened.promise,
    end: (how) => (how === 'commit' ? end.resolve() : end.reject(new RolledBack())),
    ended,
  };
}

async function endSession(id: number, how: 'commit' | 'rollback'): Promise<void> {
  const session = sessions.get(id);
  if (!session) throw new Error('The transaction is closed.');
  session.end(how);
  await session.ended.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}

class RolledBack extends Error {}
