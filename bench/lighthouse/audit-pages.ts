import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../scripts/find-chromium.ts';

/** What one page was measured at: scores 0 to 100, times in milliseconds, script in kilobytes as sent. */
export type PageAudit = {
  path: string;
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
  scriptKb: number;
  /** Ids of the audits that cost points. */
  faults: string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How many times slower than this machine Lighthouse takes a phone to be, as long as the machine does nothing else. */
const phoneSlowdown = 4;

/**
 * Lighthouse on each path in turn, mobile profile with its simulated slow connection and processor, in one browser.
 * `port`: a free one for the browser's debugging protocol. `pace`: how many times slower than usual this machine is now; the phone is not made slower for it.
 */
export async function auditPages(siteUrl: string, paths: string[], port: number, pace = 1): Promise<PageAudit[]> {
  const throttling = { cpuSlowdownMultiplier: Math.max(1, phoneSlowdown / pace) };
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  try {
    const audits: PageAudit[] = [];
    for (const path of paths) {
      const run = await lighthouse(siteUrl + path, {
        port,
        onlyCategories: [...categories],
        disableFullPageScreenshot: true,
        throttling,
        logLevel: 'error',
      });
      if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
      audits.push(read(path, run.lhr));
    }
    return audits;
  } finally {
    await browser.close();
  }
}

function read(path: string, result: Result): PageAudit {
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaintMs: Math.round(value('largest-contentful-paint')),
    layoutShift: value('cumulative-layout-shift'),
    blockingMs: Math.round(value('total-blocking-time')),
    scriptKb: scriptBytes(result) / 1024,
    faults: faultsOf(result),
  };
}

function scriptBytes(result: Result): number {
  const details = result.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0);
}

function faultsOf(result: Result): string[] {
  const weighed = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighed.filter(({ id }) => {
    const { score } = result.audits[id] ?? {};
    return typeof score === 'number' && score < 0.9;
  });
  return [...new Set(lost.map(({ id }) => id))];
}
