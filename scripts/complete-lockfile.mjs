// npm leaves the optional packages of other platforms out of the lockfile where a registry mirror lacks them, and `npm ci`
// then refuses the lockfile everywhere. This names them: run it after each install that changed the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** The optional packages that packages of the lockfile ask for and that it does not name: `[path, entry][]`. */
export function findMissingPlatforms(lock) {
  const missing = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const exact = /^\d/.test(version);
      if (exact && !isNamed(lock, path, name))
        missing.push([`node_modules/${name}`, describePlatform(name, version, entry)]);
    }
  }
  return missing;
}

function isNamed(lock, path, name) {
  return `${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;
}

function describePlatform(name, version, { dev, license }) {
  const words = name.split('/').at(-1).split('-');
  const only = (list) =>
    words.filter((word) =>
      list.some((known) => word === known || (word.startsWith('arm') && known === 'arm' && word !== 'arm64')),
    );
  const cpu = only(processors).map((word) => (word === 'arm64' ? word : word.startsWith('arm') ? 'arm' : word));
  const os = only(systems);
  const libc = words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') ? { libc: ['glibc'] } : {};
  return { version, cpu, ...(dev ? { dev } : {}), ...(license ? { license } : {}), optional: true, os, ...libc };
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = findMissingPlatforms(lock);
  for (const [path, entry] of missing) lock.packages[path] = entry;
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} optional packages of other platforms named`);
}
