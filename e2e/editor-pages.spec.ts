import { expect, type Locator } from '@playwright/test';
import { expectClean, keepLongResume, saved } from './editor-page.ts';
import { test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

test('the text of the pages is selected with the pointer, and a click still leads to its field', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  const name = await page.getByLabel('Full Name').inputValue();
  const words = page.locator('[data-preview] .sheet').first().getByText(name, { exact: true });
  // The page is set anew once the browser's own compiler has come: what was drawn over before is let go.
  await expect(async () => {
    const { x, y, width, height } = await boxOf(words);
    await page.mouse.move(x + 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height / 2, { steps: 8 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(name);
  }).toPass();
  await expect(page.getByLabel('Full Name')).not.toBeFocused();

  await words.click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectClean(page);
});

test('a resume is fitted on as many pages as the person allows, and one that cannot be says so', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  const sheets = page.locator('[data-preview] .sheet');
  await expect(sheets).toHaveCount(6);
  await page.getByRole('button', { name: /^Design/ }).click();
  await page.getByLabel('Length').selectOption('Fit on 5 pages');
  await expect(sheets).toHaveCount(5);
  await saved(page);
  await page.reload();
  await expect(sheets).toHaveCount(5);

  await page.getByRole('button', { name: /^Design/ }).click();
  await page.getByLabel('Length').selectOption('Fit on one page');
  await expect(page.getByText('your text needs more than 1 page.')).toBeVisible();
  await expectClean(page);
});

async function boxOf(place: Locator) {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}
