// npm run check: every check, one after another (the machine has two cores and the tests use both), and a plain count at the end.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebWhenChanged } from './build-web.mjs';
import { run } from './run.mjs';
import { findSystemTools } from './system-tools.mjs';

const node = process.execPath;
const reports = mkdtempSync(join(tmpdir(), 'shortlist-check-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
let passed = 0;
let failed = 0;

const { chromium } = findSystemTools();
await step('types', ['node_modules/typescript/bin/tsc', '-p', '.']);
await step('lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']);
await step('import boundaries', [
  'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  'packages',
  'apps',
  'bench',
  'e2e',
]);
await step('unused code', ['node_modules/knip/bin/knip.js']);
await buildWebWhenChanged(node);
await suite(
  'unit, property and API tests',
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  countUnit,
);
await suite('journeys in a browser', ['node_modules/@playwright/test/cli.js', 'test'], countJourneys, {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
});
rmSync(reports, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function step(name, args) {
  const started = Date.now();
  const { code, output } = await run(node, args, { quiet: true });
  if (code === 0) passed++;
  else {
    failed++;
    console.log(output);
  }
  report(name, code, started);
}

async function suite(name, args, count, env = {}) {
  const started = Date.now();
  const { code } = await run(node, args, { env });
  const counts = count();
  passed += counts.passed;
  failed += counts.failed;
  if (code !== 0 && counts.failed === 0) failed++;
  if (counts.passed === 0) failed++;
  report(name, code || counts.failed, started);
}

function report(name, code, started) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function countUnit() {
  const report = readReport(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countJourneys() {
  const stats = readReport(journeyReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
