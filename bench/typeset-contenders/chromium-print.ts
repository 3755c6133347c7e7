import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import type { Resume } from '@shortlist/schema';
import { resumeHtml } from '@shortlist/typeset';
import { findChromium } from '../../scripts/find-chromium.ts';

/** Chromium printing the same content from HTML, in one page that stays open. */
export async function open(): Promise<{
  print(resume: Resume): Promise<Uint8Array>;
  memory(): number;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  return {
    async print(resume) {
      await page.setContent(resumeHtml(resume));
      return page.pdf({ format: 'A4', tagged: true });
    },
    memory: () => process.resourceUsage().maxRSS + browserMemory(),
    close: () => browser.close(),
  };
}

/** Resident memory, in KiB, of all that this process has started. */
function browserMemory(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=']).toString().trim().split('\n');
  const family = new Set([process.pid]);
  let sum = 0;
  for (const line of rows) {
    const [pid = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
    if (!family.has(parent)) continue;
    family.add(pid);
    sum += rss;
  }
  return sum;
}
