import type { Page } from '@playwright/test';
import { keepLongResume, openLongResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

/** The controls of the editor that a toast lies on; the paper, over which it stands, and what is only read aloud are none. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[aria-label="Dismiss"]')?.parentElement?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    return [
      ...document.querySelectorAll(
        'main :is(button, select, a[href]):not([data-preview] *, .sr-only *), nav[aria-label="Sections"] button',
      ),
    ]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const apart =
          box.right <= toast.left || box.left >= toast.right || box.bottom <= toast.top || box.top >= toast.bottom;
        return box.width > 0 && !apart;
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'));
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a toast covers no button of the editor, ${size.width} pixels wide`, async ({ page, app, receiveMail }) => {
    await openLongResume({ page, app, receiveMail }, size);
    await expect(page.getByLabel('Full Name')).toBeVisible();
    for (const top of [0, 600]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Save this version' }).click();
      await expect(page.getByText('Draft saved')).toBeVisible();
      expect(await covered(page)).toEqual([]);
      // It goes by itself, so a slow machine finds nothing to press.
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
    }
  });
}

test('what unfolds has the product’s own sign', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  await page.evaluate(() => document.body.append(document.createElement('details')));
  const sign = await page.evaluate(() => {
    const details = document.querySelector('body > details');
    const summary = document.createElement('summary');
    details?.append(summary);
    return [getComputedStyle(summary).listStyleType, getComputedStyle(summary, '::before').content];
  });
  expect(sign).toEqual(['none', '""']);
});
