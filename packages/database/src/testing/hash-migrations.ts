import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Migrations } from '../migrate.ts';

/** A short hash that changes with any migration's name or text: names the snapshot or template made from them. */
export async function hashMigrations(migrations: Migrations[], salt = ''): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for (const { folder, schema } of migrations) {
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      hash.update(`\n${schema}/${name}\n`).update(await readFile(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
