import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
      `The database is in use by process ${pid}. Stop it first, or use another data directory for this one (${path}).`,
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
/** Tries of a take-over, about 35 ms apart: longer than a stale rival can stand in the way. */
const ATTEMPTS = 1_000;
/** Tokens of this very process, known from before they are written. */
const ours = new Set<string>();

/**
 * Takes the lock file `<dataDir>.lock` for this process. The embedded engine takes none itself, and two processes in one
 * directory destroy it. A lock left by a dead process is taken over. Throws `DatabaseInUseError`.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const path = `${dataDir.replace(/(?<!\/)\/+$/, '')}.lock`;
  const mine: Holder = { pid: process.pid, host: hostname(), start: processStart(process.pid), token: randomUUID() };
  const draft = `${path}.${mine.token}`;
  await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
  ours.add(mine.token);
  try {
    await take(path, draft);
    return hold(path, mine.token);
  } catch (error) {
    ours.delete(mine.token);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Puts the draft in the lock's place: where there is none, or where a dead one lies. */
async function take(path: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await linkNew(draft, path)) return;
    await refuseLiving(path);
    // Rivals that found the same dead lock go one by one, and look again: the first may have replaced it.
    if (await linkNew(draft, `${path}.takeover`)) {
      try {
        await refuseLiving(path);
        await rename(draft, path);
        return;
      } finally {
        await rm(`${path}.takeover`, { force: true });
      }
    }
    await forgetStale(`${path}.takeover`);
    await wait(20 + Math.random() * 30);
  }
  throw new DatabaseInUseError((await read(path))?.pid ?? 0, path);
}

async function refuseLiving(path: string): Promise<void> {
  const holder = await read(path);
  if (holder && (await isAlive(holder, path))) throw new DatabaseInUseError(holder.pid, path);
}

/** A rival that died in the middle of a take-over must not stand in the way for ever. */
async function forgetStale(path: string): Promise<void> {
  const made = await stat(path).then(
    (file) => file.ctimeMs,
    () => undefined,
  );
  if (made !== undefined && Date.now() - made > STALE_MS) await rm(path, { force: true });
}

function hold(path: string, token: string): DataDirLock {
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

/** Gives a file a second name, unless that name is taken: whole and at once, so nobody reads a half-written lock. */
async function linkNew(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
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
