import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './install.mjs';
import { run } from './run.mjs';

const sources = ['apps/web', 'packages/schema/src', 'packages/typeset', 'package-lock.json'];
const stampFile = join(root, 'apps/web/dist/.sources');

/** Builds the web app when one of its sources has changed since the last build. */
export async function buildWebWhenChanged(node) {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the web app …');
  const { code, output } = await run(
    node,
    ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'],
    { quiet: true },
  );
  if (code !== 0) fail(`${output}\nThe web app could not be built.`);
  writeFileSync(stampFile, stamp);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist', 'test'].includes(entry.name) && !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
