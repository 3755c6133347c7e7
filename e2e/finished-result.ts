import type { Locator, Page } from '@playwright/test';

/** The links of the dashboard to finished results for a job with this title: they name the score. */
export const finishedResult = (page: Page, title = /Operations Manager/): Locator =>
  page.getByRole('link', { name: title }).filter({ hasText: /of 100|from \d/ });
