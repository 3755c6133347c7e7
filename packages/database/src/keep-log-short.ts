import type { PGlite } from '@electric-sql/pglite';

/** Bytes of write-ahead log after which a checkpoint is worth its while, and how often we look, in milliseconds. */
const ENOUGH_BYTES = 16 * 1024 * 1024;
const EVERY_MS = 10_000;

/**
 * Makes checkpoints while the embedded engine runs. It has no background processes, and alone it never makes one: the log would grow
 * without end, and after a crash the start would replay all of it. Returns what ends the watch.
 */
export function keepLogShort(pglite: PGlite, { enoughBytes = ENOUGH_BYTES, everyMs = EVERY_MS } = {}): () => void {
  let busy = false;
  const look = async () => {
    if (busy || pglite.closed) return;
    busy = true;
    try {
      const { rows } = await pglite.query<{ bytes: number }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
      );
      if ((rows[0]?.bytes ?? 0) > enoughBytes) await pglite.exec('checkpoint');
    } catch {
      // Closed meanwhile, or the disk is full: the next write says so to whoever it concerns.
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
