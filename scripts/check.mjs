// npm run check: every check, and at the end the time of each and a plain count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildWebWhenChanged } from './build-web.mjs';
import { buildProgramsWhenChanged } from './programs/build-when-changed.mjs';
import { run } from './run.mjs';
import { findSystemTools } from './system-tools.mjs';

const node = process.execPath;
const reports = mkdtempSync(join(tmpdir(), 'shortlist-check-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
const started = Date.now();
const times = [];
const flaky = [];
const broken = [];
let passed = 0;
let failed = 0;

const { chromium } = findSystemTools();
// Two at a time: the smallest machine that we build on has two cores, and each of these keeps one busy.
await twoAtATime([
  () => step('types', ['node_modules/typescript/bin/tsc', '-p', '.']),
  () => timed('web build', () => buildWebWhenChanged(node)),
  () => timed('build of the programs', () => buildProgramsWhenChanged(node)),
  () => step('unused code', ['node_modules/knip/bin/knip.js']),
  () =>
    step('import boundaries', [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'bench',
      'e2e',
    ]),
  () => step('texts and their translations', ['scripts/check-texts.ts']),
  () => step('third-party notices', ['scripts/write-notices.mjs', '--check']),
  () => step('dependency audit', ['scripts/audit-dependencies.mjs'], { tell: true }),
  () => step('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']),
]);
await suite(
  'unit, property and API tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['all', 'alone', 'postgres'].flatMap((name) => ['--project', name]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  ],
  countUnit,
);
await suite('journeys in a browser', ['node_modules/@playwright/test/cli.js', 'test'], countJourneys, {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
});
rmSync(reports, { recursive: true });

for (const line of times) console.log(line);
console.log(`Total: ${describeTime(Date.now() - started)}`);
for (const title of flaky) console.log(`Flaky, passed on the second try: ${title}`);
for (const title of broken) console.log(`Failed: ${title}`);
console.log(`${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`);
process.exit(failed === 0 ? 0 : 1);

async function twoAtATime(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([lane(), lane()]);
}

/** `tell`: what it prints is worth reading also where all is well. */
async function step(name, args, { tell = false } = {}) {
  await timed(name, async () => {
    const { code, output } = await run(node, args, { quiet: true });
    if (code === 0) passed++;
    else failed++;
    if (code !== 0 || tell) console.log(output.trim());
    return code;
  });
}

async function suite(name, args, count, env = {}) {
  await timed(name, async () => {
    const { code } = await run(node, args, { env });
    const counts = count();
    passed += counts.passed;
    failed += counts.failed;
    if (code !== 0 && counts.failed === 0) failed++;
    if (counts.passed === 0) failed++;
    return code || counts.failed;
  });
}

/** Does a piece of work that answers 0, or nothing, where all is well; says how it went and how long it took. */
async function timed(name, work) {
  const begun = Date.now();
  const code = (await work()) ?? 0;
  const line = `${code === 0 ? '✓' : '✗'} ${name} (${describeTime(Date.now() - begun)})`;
  times.push(line);
  console.log(line);
}

function describeTime(ms) {
  const seconds = ms / 1000;
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

function countUnit() {
  const report = readReport(unitReport);
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults) {
      const title = `${relative(process.cwd(), name)} › ${fullName}`;
      if (status === 'failed') broken.push(title);
      else if (status === 'passed' && failureMessages.length > 0) flaky.push(title);
    }
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countJourneys() {
  const report = readReport(journeyReport);
  for (const suite of report?.suites ?? []) {
    flaky.push(...listOf(suite, 'flaky'));
    broken.push(...listOf(suite, 'unexpected'));
  }
  const { expected = 0, flaky: second = 0, unexpected = 0 } = report?.stats ?? {};
  return { passed: expected + second, failed: unexpected };
}

/** The journeys of a file, and of the groups in it, that ended so. */
function listOf({ file, specs = [], suites = [] }, end) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === end));
  return [...here.map(({ title }) => `${file} › ${title}`), ...suites.flatMap((suite) => listOf(suite, end))];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
