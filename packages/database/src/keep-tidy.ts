import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { closeToOthers } from './guard-data-dir.ts';

/** How often dead rows are swept out, in milliseconds. */
const EVERY_MS = 10 * 60_000;
/** A table is written anew only where that may take this share of the time since it was done last. */
const SHARE = 1 / 200;
/** Tables of more bytes are not written anew: their dead rows are freed, and overwritten in time. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Transactions after which the whole database is frozen: a tenth of what the engine allows. */
const MANY_TRANSACTIONS = 200_000_000;

type Table = { name: string; changes: number; bytes: number };
type Swept = { changes: number; at: number; took: number };

export interface Tidy {
  /** Sweeps now: every table with dead rows, and the log. Waits for a sweep that runs already, and sweeps again. */
  sweep(): Promise<void>;
}

/**
 * Sweeps out what was deleted or replaced while the embedded engine runs: it has no autovacuum, and a row that is only marked as
 * dead keeps its words in the file for ever. Tables with dead rows are written anew, one after another so that others' statements come
 * in between, and the write-ahead log that still holds the words is ended and removed.
 */
export function keepTidy(pglite: PGlite, dataDir: string, { everyMs = EVERY_MS, mostBytes = MOST_BYTES } = {}): Tidy {
  const swept = new Map<string, Swept>();
  let running = Promise.resolve();

  async function sweep(isAsked: boolean): Promise<void> {
    const tables = (await listTables(pglite)).filter(({ name, changes }) => changes > (swept.get(name)?.changes ?? 0));
    let anew = 0;
    for (const { name, changes, bytes } of tables) {
      if (pglite.closed) return;
      const before = swept.get(name);
      const began = Date.now();
      if (!isAsked && before && began - before.at < before.took / SHARE) continue;
      const isSmall = bytes <= mostBytes;
      await pglite.exec(isSmall ? `vacuum full ${name}` : `vacuum ${name}`);
      anew += Number(isSmall);
      swept.set(name, { changes, at: Date.now(), took: Date.now() - began });
      await wait(20);
    }
    if (anew > 0) await dropLog(pglite);
    await freezeInTime(pglite);
    // The engine makes some files readable for everybody, whatever the umask says.
    await closeToOthers(dataDir).catch(() => {});
  }

  const queue = (isAsked: boolean) => {
    const next = running.then(() => (pglite.closed ? undefined : sweep(isAsked)));
    running = next.catch(() => {});
    return next;
  };
  // What fails (closed meanwhile, the disk full) is tried again the next time, and the next write says so to whoever it concerns.
  setInterval(() => queue(false).catch(() => {}), everyMs).unref();
  return { sweep: () => queue(true) };
}

/** Tables by what was ever updated and deleted in them, with their size in bytes. */
async function listTables(pglite: PGlite): Promise<Table[]> {
  // What this session has counted is put together once a second, unless asked for.
  await pglite.exec('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<Table>(`
    select format('%I.%I', schemaname, relname) as name, (n_tup_upd + n_tup_del)::float8 as changes,
      pg_total_relation_size(relid)::float8 as bytes
    from pg_stat_user_tables where n_tup_upd + n_tup_del > 0 order by bytes`);
  return rows;
}

/** Ends the segment of the log and removes those of before: the second time reaches what the first checkpoint still needed. */
async function dropLog(pglite: PGlite): Promise<void> {
  for (let times = 0; times < 2; times += 1) await pglite.exec('select pg_switch_wal(); checkpoint');
}

async function freezeInTime(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ age: number }>(
    'select age(datfrozenxid)::float8 as age from pg_database where datname = current_database()',
  );
  if ((rows[0]?.age ?? 0) > MANY_TRANSACTIONS) await pglite.exec('vacuum (freeze)');
}
