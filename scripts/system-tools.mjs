import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const headlessShell = 'chromium-headless-shell';

/** Paths of the programs that tests need beside Node: Chromium, and poppler's pdftotext as an independent reader. Brings what is missing where it can. */
export function findSystemTools() {
  const missing = [];
  if (!onPath('pdftotext')) missing.push('poppler-utils');
  if (missing.length > 0) installFromDebian(missing);
  // Also beside a browser with a window, which takes more of the machine for the same journeys.
  if (!process.env.CHROMIUM_PATH && !findChromium()?.endsWith(headlessShell)) installFromDebian([headlessShell]);
  if (!findChromium()) installFromDebian(['chromium']);
  const chromium = findChromium();
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
