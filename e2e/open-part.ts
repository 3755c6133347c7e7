import type { Page } from '@playwright/test';

/** Opens a part of a result by its link beside the page. */
export async function openPart(
  page: Page,
  label: 'Edits' | 'Letter' | 'Interview' | 'Scores' | 'Requirements',
): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'On this page' });
  await parts.getByRole('link', { name: new RegExp(`^${label}`) }).click();
}
