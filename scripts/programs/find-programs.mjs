// Plain JavaScript for any Node from 20 on: every start goes through it.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Among what a sealed process may read, and where packages are found from. */
export const home = join(root, 'node_modules', '.cache', 'programs');
/** Names the folder of the last build, its time, and the sources it was made of with their sizes and times. */
export const recordFile = join(home, 'current.json');

/** What is started by name. Their threads and sealed processes are found in their sources. */
export const programs = {
  server: 'apps/server/src/main.ts',
  worker: 'apps/server/src/worker.ts',
  backup: 'apps/server/src/backup/main.ts',
  auth: 'packages/auth/src/main.ts',
  shortlist: 'apps/cli/src/main.ts',
};

/** The file to run a program from: as it was built, or its source where that, or any other, has changed since. */
export function findProgram(name, folder = findPrograms()) {
  return folder ? join(folder, `${name}.mjs`) : join(root, programs[name]);
}

/** The folder of the programs as built; `undefined` where there are none, or one of their sources has changed since. */
export function findPrograms() {
  const record = readRecord();
  return record?.sources.every(isUnchanged, record) ? join(home, record.folder) : undefined;
}

/** Size and time of a file of the repository; its time of change decides, as for `make`. */
export function lookAt(path) {
  const { size, mtimeMs } = statSync(join(root, path), { throwIfNoEntry: false }) ?? {};
  return { path, size, mtimeMs };
}

function isUnchanged({ path, size, mtimeMs }) {
  const now = lookAt(path);
  return now.size === size && now.mtimeMs === mtimeMs && mtimeMs < this.begun;
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return undefined;
  }
}
