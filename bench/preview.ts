import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../scripts/find-chromium.ts';
import { childProcessorTime } from './preview-page/processor-time.ts';
import { type ServedPage, servePage } from './preview-page/serve-page.ts';
import type { Typed } from './preview-page/timing.ts';

const root = fileURLToPath(new URL('./preview-page', import.meta.url));

/** Keystroke to painted preview in Chromium, one and two pages, beside react-pdf drawn with pdf.js; first preview; sizes. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { keystrokes: { type: 'string', default: '60' } } });
  const folder = await mkdtemp(join(tmpdir(), 'preview-bench-'));
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: [join(root, 'index.html'), join(root, 'react-pdf.html')] },
    },
  });
  const server = await servePage(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    // The server packs each file and opens its compiler once; a visitor finds that done.
    await measure(browser, server, '/index.html', 2);
    await report('ours', await measure(browser, server, '/index.html', Number(values.keystrokes)));
    await report('react-pdf + pdf.js', await measure(browser, server, '/react-pdf.html', Number(values.keystrokes)));
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** Keystrokes before the measured ones: the browser compiles the compiler while it runs. */
const warmUp = 30;

type Measured = {
  first: number;
  before: number;
  all: number;
  runs: ({ pages: string; cost: number } & Typed)[];
};

async function measure(browser: Browser, server: ServedPage, path: string, keystrokes: number): Promise<Measured> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`In the page: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && console.error(`In the page: ${message.text()}`));
  const start = server.sent();
  await page.goto(server.url + path);
  const first = await page.evaluate(() => window.bench.firstPreview);
  const before = server.sent() - start;
  await page.evaluate(() => window.bench.prepare());
  const runs = [];
  for (const [pages, jobs] of [
    ['1 page', 0],
    ['2 pages', 4],
  ] as const) {
    const begin = childProcessorTime() ?? Number.NaN;
    const typed = await page.evaluate(([jobs, count]) => window.bench.type(jobs, count), [jobs, keystrokes] as const);
    const cost = ((childProcessorTime() ?? Number.NaN) - begin) / (keystrokes + warmUp);
    runs.push({ pages, cost, ...typed });
  }
  const all = server.sent() - start;
  await page.close();
  return { first, before, all, runs };
}

async function report(name: string, measured: Measured): Promise<void> {
  console.log(
    `\n${name}: first preview ${measured.first.toFixed(0)} ms after ${(measured.before / 1024).toFixed(0)} KiB; ${(measured.all / 1024 / 1024).toFixed(1)} MiB in all`,
  );
  for (const { pages, cost, times, shown, longest } of measured.runs) {
    console.log(
      `  keystroke to paint, ${pages}: median ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms (in the document after ${share(shown, 0.5)} and ${share(shown, 0.95)} ms); longest main-thread task ${longest.toFixed(0)} ms; ${cost.toFixed(0)} ms of processor time in all of the browser`,
    );
  }
}

function share(times: number[], part: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}
