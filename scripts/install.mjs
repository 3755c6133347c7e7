// Installs what is missing. Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.shortlist-install');
const oldestNode = 20;
const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node;

/** Path of the pinned Node, after `npm ci` where the lock file has changed since the last one. Ends the process with one line when it cannot be had. */
export function installWhatIsMissing() {
  refuseOldNode();
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
    console.log('Installing packages (npm ci) …');
    const done = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (done.status !== 0) fail('npm ci failed: see its lines above. Is the npm registry reachable?');
    writeFileSync(stampFile, stamp);
  }
  return pinnedNode();
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    fail(`Node ${oldestNode} or newer is needed to start; this is ${process.version}. See https://nodejs.org.`);
}

function npm(args) {
  const command = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  return spawnSync(command[0], [...command.slice(1), ...args], { cwd: root, stdio: 'inherit' });
}

function pinnedNode() {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const version = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'none';
  if (version !== `v${pinned}`) {
    fail(
      `The pinned Node v${pinned} is not in node_modules (found: ${version}). ` +
        'Its install script may be blocked: run "npm rebuild node" with scripts allowed, then try again.',
    );
  }
  return node;
}

export function fail(line) {
  console.error(line);
  process.exit(1);
}
