import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** What axe finds wrong with a page, by all its rules. Frames of other sites would need more; our pages hold no frame. */
export async function findViolations(page: Page): Promise<Result[]> {
  // A page reads axe once, when it is first looked at: to read it takes as long as to look.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<{ violations: Result[] }> } };
    return (await axe.run(options)).violations;
  }, options);
}

const options: RunOptions = { resultTypes: ['violations'] };
