import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { processStart } from './process-start.ts';

/** Another living process holds the data directory. `pid` is that process, `path` the lock file. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';
  readonly code = 'database_in_use';
  readonly pid: number;
  readonly path: string;
  constructor(pid: number, path: string) {
    super(
      `The database is in use by process ${pid}. Stop it first, or give this one another data directory (${path}).`,
    );
    this.pid = pid;
    this.path = path;
  }
}

export interface DataDirLock {
  path: string;
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  host: string;
  /** Start of the process in ticks since boot, when the system tells it: a reused pid has another one. */
  start: string | undefined;
  token: string;
}

const BEAT_MS = 5_000;
/** A holder on another host (a container that is gone) is believed dead after this long without a beat. */
const STALE_MS = 30_000;
const ours = new Set<string>();

/**
 * Takes the lock file `<dataDir>.lock` for this process. The embedded engine takes none itself, and two processes in one
 * directory destroy it. A lock left by a dead process is taken over. Throws `DatabaseInUseError`.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = `${dataDir.replace(/\/+$/, '')}.lock`;
  const mine: Holder = { pid: process.pid, host: hostname(), start: processStart(process.pid), token: randomUUID() };
  for (let attempt = 0; !(await create(path, mine)); attempt += 1) {
    const holder = await read(path);
    if (holder && (await isAlive(holder, path))) throw new DatabaseInUseError(holder.pid, path);
    if (attempt > 20) throw new DatabaseInUseError(holder?.pid ?? 0, path);
    // Only the very lock that was judged dead is removed, so that a faster rival's new one stays.
    if ((await read(path))?.token === holder?.token) await rm(path, { force: true });
    await wait(Math.random() * 20);
  }
  // Two rivals may both have removed the dead lock: whoever is still named in the file after a moment owns it.
  await wait(50);
  const named = await read(path);
  if (named?.token !== mine.token) throw new DatabaseInUseError(named?.pid ?? 0, path);
  return hold(path, mine.token);
}

function hold(path: string, token: string): DataDirLock {
  ours.add(token);
  const beat = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), BEAT_MS);
  beat.unref();
  const leave = () => {
    if (readSync(path)?.token === token) unlinkSync(path);
  };
  process.once('exit', leave);
  return {
    path,
    async release() {
      clearInterval(beat);
      process.off('exit', leave);
      ours.delete(token);
      if ((await read(path))?.token === token) await rm(path, { force: true });
    },
  };
}

// Written aside and linked into place, so nobody ever reads a half-written lock.
async function create(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function read(path: string): Promise<Holder | undefined> {
  return parse(await readFile(path, 'utf8').catch(() => ''));
}

function readSync(path: string): Holder | undefined {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Holder;
    return typeof value.pid === 'number' && typeof value.token === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    const beat = await stat(path)
      .then((file) => file.mtimeMs)
      .catch(() => 0);
    return Date.now() - beat < STALE_MS;
  }
  if (holder.pid === process.pid) return ours.has(holder.token);
  const start = processStart(holder.pid);
  if (start && holder.start && start !== holder.start) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
