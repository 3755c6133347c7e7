import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** The same checks as in the package's main file, in half the text for the browser to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = { resultTypes: ['violations'] };

/** Milliseconds in which a page that is on its way has arrived. */
const arrivalMs = 700;

/**
 * What axe finds wrong with a page, by all its rules, and still finds a moment later: a colour on its way from one scheme to the other is nobody's page.
 * Frames of other sites would need more; our pages hold no frame.
 */
export async function findViolations(page: Page): Promise<Result[]> {
  // A page reads axe once, when it is first looked at: to read it takes half as long as to look.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  if ((await look(page)).length === 0) return [];
  await page.waitForTimeout(arrivalMs);
  return look(page);
}

function look(page: Page): Promise<Result[]> {
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<{ violations: Result[] }> } };
    return (await axe.run(options)).violations;
  }, options);
}
