import type { Page } from '@playwright/test';
import { keepLongResume, openLongResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

/**
 * The controls of the editor that the toast lies on, once it stands still; the paper, over which it stands, and what is only read aloud are none. Asked for
 * before the toast comes: on a slow machine it may be gone before anybody looks.
 */
const coveredBy = async (page: Page, words: string) =>
  (
    await page.waitForFunction((text) => {
      const shown = document.querySelector('[aria-label="Dismiss"]')?.parentElement;
      const toast = shown?.getBoundingClientRect();
      if (!toast || !shown?.textContent?.includes(text)) return undefined;
      const { dataset } = document.documentElement;
      const before = dataset.toast;
      dataset.toast = `${toast.top} ${toast.left}`;
      if (before !== dataset.toast) return undefined;
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
    }, words)
  ).jsonValue();

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
      const covered = coveredBy(page, 'Draft saved');
      await page.getByRole('button', { name: 'Save this version' }).click();
      expect(await covered).toEqual([]);
      // It goes by itself, so a slow machine finds nothing to press.
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
    }
  });
}

test('what unfolds has the product’s own sign', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  // The early page has only the rules that it needs itself.
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('details')));
  const sign = await page.evaluate(() => {
    const details = document.querySelector('body > details');
    const summary = document.createElement('summary');
    details?.append(summary);
    return [getComputedStyle(summary).listStyleType, getComputedStyle(summary, '::before').content];
  });
  expect(sign).toEqual(['none', '""']);
});
