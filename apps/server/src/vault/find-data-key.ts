import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { WrongMasterKeyError } from './master-keys.ts';

export type DataKey = {
  /** The keys as `DATA_KEY` has them: the first wraps, the others still open. */
  text: string;
  /** The file that they stand in, unless the environment holds them. */
  file?: string;
  /** The file was made just now. */
  isNew?: boolean;
  /** What the operator should know of the place of the file. */
  warning?: string;
};

type Environment = { DATA_KEY?: string | undefined; DATA_KEY_FILE?: string | undefined };

/**
 * The master key of people's data: from the environment, else from a file outside the data folder, which is made at the first start.
 * Whoever has the folder, or a backup, has no key. Throws where the file lies inside the data folder.
 */
export async function findDataKey(env: Environment, dataDir: string): Promise<DataKey> {
  const found = await lookForDataKey(env, dataDir);
  if (found) return found;
  const places = placesOf(env, dataDir);
  for (const file of places) {
    const text = `${randomBytes(32).toString('base64')}\n`;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, text, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process that starts now was quicker.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return { text: await readFile(file, 'utf8'), file };
      if (file === places.at(-1))
        throw new Error(
          `The data key couldn’t be written to ${file}. Set DATA_KEY, or set DATA_KEY_FILE to a writable location.`,
        );
      continue;
    }
    const warning = (await isApart(resolve(dataDir), file))
      ? `${dataDir} is a separate volume, and ${file} is not on it. A new container would lose the key, and the data with it. Set DATA_KEY, or set DATA_KEY_FILE to a path on another volume.`
      : undefined;
    return { text, file, isNew: true, ...(warning ? { warning } : {}) };
  }
  throw new Error('unreachable');
}

/** The same where the key is there; none is made. */
export async function lookForDataKey(env: Environment, dataDir: string): Promise<DataKey | undefined> {
  if (env.DATA_KEY) return { text: env.DATA_KEY };
  for (const file of placesOf(env, dataDir)) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.trim()) return { text, file };
  }
  return undefined;
}

function placesOf({ DATA_KEY_FILE }: Environment, dataDir: string): string[] {
  const data = resolve(dataDir);
  if (!DATA_KEY_FILE) return [`${data}.key`, homeOf(data)];
  const given = resolve(DATA_KEY_FILE);
  if (given.startsWith(`${data}/`))
    throw new Error(
      'DATA_KEY_FILE: the key must be outside DATA_DIR. Otherwise a copy of that folder would contain the key too.',
    );
  return [given];
}

/** Where the folder beside the data cannot be written: in the user's own, under a name that tells installations apart. */
function homeOf(data: string): string {
  const which = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return join(homedir(), '.shortlist', `${basename(data)}-${which}.key`);
}

/** Whether the data lies on another volume than the key: as in a container, whose own files end with it. */
async function isApart(data: string, file: string): Promise<boolean> {
  const [one, other] = await Promise.all([data, dirname(file)].map((path) => stat(path).catch(() => undefined)));
  return one !== undefined && other !== undefined && one.dev !== other.dev;
}

/** Opens what needs the key. A key that was made just now, for data that has another, is taken away again: the right file was only missing. */
export async function refuseLostKey<T>({ isNew, file }: DataKey, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof WrongMasterKeyError) || !isNew || file === undefined) throw error;
    await rm(file, { force: true });
    throw new Error(`${error.message} We looked for it in ${file}, but it isn’t there.`);
  }
}
