import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Paths of the programs that tests need beside Node: Chromium, and poppler's pdftotext as an independent reader. Brings what is missing where it can. */
export async function findSystemTools() {
  const missing = [];
  if (!onPath('pdftotext')) missing.push('poppler-utils');
  if (!(await findChromium())) missing.push('chromium');
  if (missing.length > 0) installFromDebian(missing);
  const chromium = await findChromium();
  if (!chromium) {
    throw new Error(
      'No Chromium found for the browser tests. Install one ("apt-get install chromium", or "npx playwright install chromium"), or set CHROMIUM_PATH.',
    );
  }
  if (!onPath('pdftotext')) {
    throw new Error(
      'pdftotext not found: install poppler ("apt-get install poppler-utils", or "brew install poppler").',
    );
  }
  return { chromium };
}

async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('@playwright/test');
  return [...browsers, chromium.executablePath()].find((path) => existsSync(path));
}

function onPath(program) {
  return spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;
}

function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`Installing ${packages.join(', ')} from Debian's packages …`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
}
