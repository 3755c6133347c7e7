import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell is the same engine without the window around it: journeys run faster in it.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of journeys and benches: `CHROMIUM_PATH`, else the one on this machine, else Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || [...usual, chromium.executablePath()].find((path) => existsSync(path));
}
