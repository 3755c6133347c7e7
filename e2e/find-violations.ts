import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page, by all its rules. Only frames of other sites would need its other mode, which opens a page beside
 * each that it looks at; our pages hold no frame.
 */
export async function findViolations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return (await axe.analyze()).violations;
}
