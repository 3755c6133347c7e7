import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

/** The same checks as in the package's main file, in half the text for the browser to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const options: RunOptions = { resultTypes: ['violations'] };

/** What axe finds wrong with a page, by all its rules. Frames of other sites would need more; our pages hold no frame. */
export async function findViolations(page: Page): Promise<Result[]> {
  // A page reads axe once, when it is first looked at: to read it takes half as long as to look.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(async (options) => {
    // A new colour scheme is taken up with the next frame, and fades in: what is on its way is nobody's page.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map((animation) => animation.finished));
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<{ violations: Result[] }> } };
    return (await axe.run(options)).violations;
  }, options);
}
