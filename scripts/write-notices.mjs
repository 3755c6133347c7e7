// Writes THIRD_PARTY_NOTICES.md from the lockfile and the installed packages; with --check tells whether it is up to date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** Licences that a package of the product may have; of alternatives one is enough, of several all must be in the list. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
];

export function isAllowed(licence) {
  const plain = (licence ?? '').replace(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.includes(each.trim())));
}

/** Compilers that a package of the product names among its own: they run in the build, and nothing of them is delivered. */
const compilers = ['node_modules/@lingui/babel-plugin-lingui-macro'];

/** The packages that the product is delivered with, by name and version. Development tools are not part of it. */
export function listDelivered({ packages }) {
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const needed = reach(packages, workspaces, compilers);
  const forCompilers = reach(packages, compilers);
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.link)
    .filter(([path]) => needed.has(path) || !forCompilers.has(path))
    .map(([path, { version, license, optional }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'unknown',
      optional: optional ?? false,
    }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** The paths that some packages of a lockfile need, themselves among them; what stands in `without` is not followed. */
function reach(packages, from, without = []) {
  const found = new Set();
  const waiting = from.filter((path) => packages[path]);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || without.includes(path)) continue;
    found.add(path);
    const { resolved, link, dependencies, optionalDependencies, peerDependencies } = packages[path];
    if (link) waiting.push(resolved);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const home = findHome(packages, path, name);
      if (home) waiting.push(home);
    }
  }
  return found;
}

/** Where a package finds another one: in its own folder, or in the nearest above it. */
function findHome(packages, path, name) {
  for (let place = path; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/')))) {
    const home = `${place ? `${place}/` : ''}node_modules/${name}`;
    if (packages[home]) return home;
    if (place === '') return undefined;
  }
}

/** The text of the notices. `readTexts` gives the licence files of a package; optional packages differ by platform and share the text of the one that asks for them. */
export function describeNotices(delivered, readTexts) {
  const unique = new Map(delivered.map((each) => [`${each.name} ${each.version}`, each]));
  const byText = new Map();
  for (const [label, { path, optional }] of unique) {
    if (optional) continue;
    for (const text of readTexts(path)) {
      const key = createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex');
      const known = byText.get(key) ?? { text: text.trim(), labels: [] };
      known.labels.push(label);
      byText.set(key, known);
    }
  }
  const rows = [...unique.values()].map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const texts = [...byText.values()].map(
    ({ text, labels }) => `### ${labels.join(', ')}\n\n${text.replace(/^/gm, '    ').replace(/[ \t]+$/gm, '')}\n`,
  );
  return [
    '# Third-party notices',
    '',
    'Packages that Shortlist is delivered with, and their licenses. Written by `node scripts/write-notices.mjs` from the lockfile; development tools are not',
    'part of it. Packages for other platforms carry the license of the package that asks for them.',
    '',
    '| package | version | license |',
    '|---|---|---|',
    ...rows,
    '',
    '## License texts',
    '',
    ...texts,
  ].join('\n');
}

function readTexts(path) {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file) && !/\.(?:js|ts|json)$/.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/^\uFEFF/, ''),
    );
}

if (process.argv[1] === import.meta.filename) {
  const file = join(root, 'THIRD_PARTY_NOTICES.md');
  const delivered = listDelivered(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const refused = delivered.filter(({ licence }) => !isAllowed(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: the license ${licence} is not in the list`);
  const text = describeNotices(delivered, readTexts);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error('THIRD_PARTY_NOTICES.md is not up to date. Run: node scripts/write-notices.mjs');
    process.exitCode = 1;
  }
  if (refused.length > 0) process.exitCode = 1;
}
