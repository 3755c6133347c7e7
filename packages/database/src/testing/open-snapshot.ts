import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Database } from '../database.ts';
import { openEngine } from '../embedded/open-engine.ts';
import { takeTurns } from '../embedded/take-turns.ts';
import { type Migrations, migrate } from '../migrate.ts';
import { openEmbedded, overEngine } from '../open-embedded.ts';
import { hashMigrations } from './hash-migrations.ts';
import { lendEngine } from './lend-engine.ts';

const snapshots = new Map<string, Promise<Uint8Array>>();

/** An embedded database in memory from a migrated snapshot; making a cluster anew would take seconds each time. */
export async function openSnapshot(migrations: Migrations[], caller?: () => string): Promise<Database> {
  const name = await hashMigrations(migrations, engineVersion());
  let snapshot = snapshots.get(name);
  if (!snapshot) {
    snapshot = loadSnapshot(name, migrations);
    snapshots.set(name, snapshot);
  }
  const bytes = await snapshot;
  const engine = await lendEngine(name, () => openEngine({ snapshot: bytes }));
  return overEngine(caller ? takeTurns(engine, caller) : engine);
}

/** The snapshot is kept on disk too, so that each test process starts from it. */
async function loadSnapshot(name: string, migrations: Migrations[]): Promise<Uint8Array> {
  const path = join(cacheFolder(), `snapshot-${name}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const database = await openEmbedded();
  if (database.kind !== 'embedded') throw new Error('A snapshot can be made of the embedded engine only.');
  for (const each of migrations) await migrate(database, each);
  const dump = await database.engine.dump();
  await database.close();
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, dump);
  await rename(draft, path);
  return dump;
}

/** Where the snapshots lie: beside the installed packages, so a new install starts afresh. */
function cacheFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return join(entry.slice(0, entry.lastIndexOf('@electric-sql')), '.cache', 'shortlist');
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const folder = entry.slice(0, entry.lastIndexOf('dist'));
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
