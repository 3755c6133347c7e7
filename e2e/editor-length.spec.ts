import type { Page } from '@playwright/test';
import { longResume } from '@shortlist/typeset/testing';
import { keepLongResume, keepResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const pageNotes = (page: Page) => page.getByRole('region', { name: 'Notes on the whole page' });

test('what is found of the length agrees with the pages that are shown; the room that is left goes down with each line', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  await expect(preview(page).getByText(/^6 pages, (about \d+ lines?|no line) left$/)).toBeVisible();
  await expect(pageNotes(page)).toContainText('6 pages');

  await page.goto(`/resume-editor?id=${await keepResume(page, app.url, 'Two', longResume(3))}`);
  await expect(preview(page).getByText(/^2 pages, about \d+ lines left$/)).toBeVisible();
  const left = async () => Number(/\d+/.exec((await page.locator('[data-room]').textContent()) ?? '')?.[0]);
  const before = await left();
  const review = page.waitForResponse('**/api/readings/review');
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Custom Section' }).click();
  await expect(page.getByRole('textbox', { name: 'Custom Section' })).toBeFocused();
  await page.keyboard.insertText(['One', 'Two', 'Three', 'Four', 'Five'].map((word) => `- ${word} more`).join('\n'));
  await expect.poll(left).toBeLessThanOrEqual(before - 5);
  await review;
  await expect(pageNotes(page).getByText('longer than two pages')).toHaveCount(0);
});
