import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A new data folder with an empty, migrated database: a copy of one that `start` has made, since making it takes as long as a journey. */
export async function copyPreparedData(start: (folder: string) => Promise<void>): Promise<string> {
  const prepared = join(root, 'node_modules/.cache/shortlist', `data-${hashMigrations()}`);
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-data-'));
  if (!existsSync(prepared)) {
    const draft = `${prepared}.${process.pid}`;
    await mkdir(dirname(draft), { recursive: true });
    await start(draft);
    // Somebody else may have been quicker: theirs is as good.
    await rename(draft, prepared).catch(() => rm(draft, { recursive: true }));
  }
  await cp(prepared, folder, { recursive: true });
  return folder;
}

/** Changes with any migration, and with the version of the database. */
function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...globSync('{packages,apps}/*/src/**/*.sql', { cwd: root }).sort()])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
