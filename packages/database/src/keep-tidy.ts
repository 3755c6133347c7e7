import { setTimeout as wait } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { closeToOthers } from './guard-data-dir.ts';

/** How often dead rows are swept out, in milliseconds. */
const EVERY_MS = 10 * 60_000;
/** A table is written anew only where that may take this share of the time since it was done last. */
const SHARE = 1 / 200;
/** Tables of more bytes are not written anew by themselves: everybody waits meanwhile. Their dead rows are freed, and overwritten in time. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of what is swept because somebody waits for it to be gone, which may happen at any time: larger ones wait for the regular sweep. */
const MOST_BYTES_AT_ONCE = 64 * 1024 * 1024;
/** Where all is swept: after a restore, or once rows of before were sealed. */
const MOST_BYTES_OF_ALL = 512 * 1024 * 1024;
/** Sweeps that are asked for one after the other take this share of the time at most: those asked for in between are one. */
const SHARE_ASKED = 1 / 20;
/** Transactions after which the whole database is frozen: a tenth of what the engine allows. */
const MANY_TRANSACTIONS = 200_000_000;

type Table = { name: string; changes: number; bytes: number };
type Swept = { changes: number; at: number; took: number };

export interface Tidy {
  /** Sweeps now: every table with dead rows, and the log. Waits for a sweep that runs already, and sweeps again. */
  sweepAll(): Promise<void>;
  /** Sweeps the small ones of all tables but these, as `schema.name`, and the log: now, or soon where it was done a moment ago. */
  sweepBut(tables: readonly string[]): Promise<void>;
}

/**
 * Sweeps out what was deleted or replaced while the embedded engine runs: it has no autovacuum, and a row that is only marked as
 * dead keeps its words in the file for ever. Tables with dead rows are written anew, one after another so that others' statements come
 * in between, and the write-ahead log that still holds the words is ended and removed.
 */
export function keepTidy(pglite: PGlite, dataDir: string, { everyMs = EVERY_MS } = {}): Tidy {
  const swept = new Map<string, Swept>();
  let running = Promise.resolve();
  let soon: Promise<void> | undefined;
  let soonest = 0;

  async function sweep(wanted: (table: Table) => boolean, mostBytes: number): Promise<void> {
    const tables = (await listTables(pglite)).filter(({ name, changes }) => changes > (swept.get(name)?.changes ?? 0));
    let anew = 0;
    for (const table of tables.filter(wanted)) {
      if (pglite.closed) return;
      const { name, changes, bytes } = table;
      const began = Date.now();
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

  const queue = (wanted: (table: Table) => boolean, mostBytes: number) => {
    const next = running.then(() => (pglite.closed ? undefined : sweep(wanted, mostBytes)));
    running = next.catch(() => {});
    return next;
  };
  const isDue = ({ name }: Table) => {
    const before = swept.get(name);
    return !before || Date.now() - before.at >= before.took / SHARE;
  };

  async function sweepSoon(but: readonly string[]): Promise<void> {
    await wait(Math.max(0, soonest - Date.now()), undefined, { ref: false });
    await running;
    soon = undefined;
    const began = Date.now();
    const wanted = ({ name, bytes }: Table) => bytes <= MOST_BYTES_AT_ONCE && !but.includes(name);
    await queue(wanted, MOST_BYTES_AT_ONCE);
    soonest = Date.now() + (Date.now() - began) / SHARE_ASKED;
  }

  // What fails (closed meanwhile, the disk full) is tried again the next time, and the next write says so to whoever it concerns.
  setInterval(() => queue(isDue, MOST_BYTES).catch(() => {}), everyMs).unref();
  return {
    sweepAll: () => queue(() => true, MOST_BYTES_OF_ALL),
    sweepBut(tables) {
      soon ??= sweepSoon(tables);
      return soon;
    },
  };
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
