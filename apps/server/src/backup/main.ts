// `shortlist backup FILE` and `shortlist restore FILE`: run by the command line, with the settings of the server.
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readOrCreateSecret } from '@shortlist/auth';
import { DatabaseInUseError, openDatabase } from '@shortlist/database';
import { tellError } from '@shortlist/schema/log';
import { openDataDir } from '../open-data-dir.ts';
import { readSettings, type Settings } from '../settings.ts';
import { findDataKey, lookForDataKey, refuseLostKey } from '../vault/find-data-key.ts';
import { readMasterKeys } from '../vault/master-keys.ts';
import { backUp } from './back-up.ts';
import { askForBackup } from './control.ts';
import { deletionsFile, openDeletions } from './deletions.ts';
import { restore } from './restore.ts';

const { env } = process;
const [task = '', given = '', ...flags] = process.argv.slice(2);
const dataDir = env.DATA_DIR || './data';
const file = resolve(given);
const keep =
  'The backup doesn’t contain the data key or, unless AUTH_SECRET is set, the file "secret" in the data folder. Keep copies of both somewhere else.';

try {
  if (task === 'backup') {
    const { rows, isSigned } = await makeBackup();
    console.log(`Backed up ${rows.toLocaleString('en-US')} rows to ${file}. ${keep}`);
    if (!isSigned)
      console.log(
        'It isn’t signed, because the data key wasn’t found here. To restore it, you have to add --unsigned.',
      );
  } else if (task === 'restore') {
    await access(file);
    await openDataDir(dataDir, env.DATA_DIR_OPEN);
    const { rows, deletedAgain, queuedAgain } = await restoreFrom({
      replace: flags.includes('--replace'),
      unsigned: flags.includes('--unsigned'),
    });
    console.log(`Restored ${rows.toLocaleString('en-US')} rows from ${file}.`);
    console.log(
      `Deleted again because they were deleted after the backup: ${count(deletedAgain, 'account')}. Queued again: ${count(queuedAgain, 'unfinished result')}. Everyone has to sign in again.`,
    );
    console.log(
      'Everything else is as it was at the time of the backup: links that were revoked since work again, and passwords that were changed since are the old ones.',
    );
  } else throw new Error('Use "backup FILE" or "restore FILE".');
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}

async function makeBackup(): Promise<{ rows: number; isSigned: boolean }> {
  if (!env.DATABASE_URL) {
    const byServer = await askForBackup(dataDir, file);
    if (byServer !== undefined) return { rows: byServer, isSigned: true };
    await access(join(dataDir, 'database'));
  }
  const dataKey = await lookForDataKey(env, dataDir);
  const [key] = dataKey ? readMasterKeys(dataKey.text) : [];
  const database = await openDatabase({
    url: env.DATABASE_URL || undefined,
    dataDir: env.DATABASE_URL ? undefined : join(dataDir, 'database'),
  });
  try {
    return { rows: await backUp(database, file, key), isSigned: key !== undefined };
  } finally {
    await database.close();
  }
}

async function restoreFrom(how: { replace: boolean; unsigned: boolean }) {
  const dataKey = await findDataKey(env, dataDir);
  const deletions = openDeletions(deletionsFile(dataDir, env.DELETIONS_FILE));
  return refuseLostKey(dataKey, async () => restore(await read(dataKey.text), file, deletions, how));
}

/** A restore needs neither mail nor an address: what the server would refuse to start without is no matter here. */
async function read(key: string): Promise<Settings> {
  const secret = await readOrCreateSecret(join(dataDir, 'secret'));
  return readSettings({ DEV_MAILBOX: 'false', ...env, DATA_KEY: key }, secret);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function describe(error: unknown): string {
  if (error instanceof DatabaseInUseError)
    return `A server (process ${error.pid}) is using the data folder ${dataDir}. Stop it, then try again.`;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no ${path}.`;
  return tellError(error);
}
