import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Others than the owner can read or change the data directory, and it cannot be closed to them. */
export class OpenDataDirError extends Error {
  override name = 'OpenDataDirError';
  readonly code = 'data_dir_open';
  constructor(path: string, reason: string) {
    super(
      [
        `Other users of this machine can reach ${path}, and we couldn’t change its permissions (${reason}).`,
        'Run "chmod -R go-rwx" on the data folder as its owner, or set DATA_DIR to a folder this user owns.',
        'On a disk without permissions, set DATA_DIR_OPEN=true to start anyway.',
      ].join(' '),
    );
  }
}

/** Permissions of the group and of everybody else. */
const others = 0o077;

/**
 * Makes the data directory when absent and closes it to all but its owner: directories 0700, files 0600, now and for what this process
 * makes from here on (its umask). Does nothing on Windows, where access is inherited. Throws `OpenDataDirError`.
 */
export async function guardDataDir(dataDir: string): Promise<void> {
  if (process.platform !== 'win32') process.umask(others);
  await mkdir(dataDir, { recursive: true });
  await closeToOthers(resolve(dataDir));
}

/** Takes the permissions of others from a directory and all that is in it. Links are left alone: what they point to lies elsewhere. */
export async function closeToOthers(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const found = await lstat(path).catch(ignoreGone);
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & others) !== 0) await close(path, found.mode);
  if (!found.isDirectory()) return;
  const names = await readdir(path).catch(ignoreGone);
  await Promise.all((names ?? []).map((name) => closeToOthers(join(path, name))));
}

async function close(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode & 0o7700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new OpenDataDirError(path, code ?? String(error));
  }
  const now = await lstat(path).catch(ignoreGone);
  if (now && (now.mode & others) !== 0) throw new OpenDataDirError(path, 'this disk keeps no permissions');
}

/** Files of a database come and go while we look. */
function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
