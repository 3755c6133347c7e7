import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

/** What starts the application and ends it again, several times. */
const restarts = ['power-cut.spec.ts', 'start-and-stop.spec.ts'];

/** Journeys of a person through the built application, in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Only to end what hangs: a machine with other things to do may take several times as long as a quiet one.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // A machine with other things to do may fail a journey once: the second try is traced, and `npm test` names it as flaky in its count.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  // The longest journeys begin first, so that none of them is left at the end with the other worker idle. What is timed runs alone,
  // when the machine is quiet: it waits for those before it.
  projects: [
    { name: 'restarts', testMatch: restarts },
    { name: 'journeys', testIgnore: [...restarts, 'lighthouse.spec.ts', 'editor-speed.spec.ts'] },
    { name: 'typing', testMatch: 'editor-speed.spec.ts', dependencies: ['restarts', 'journeys'], workers: 1 },
    { name: 'lighthouse', testMatch: 'lighthouse.spec.ts', dependencies: ['typing'], workers: 1 },
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
