import type { Page } from '@playwright/test';
import { expectClean, tabTo } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

const views = (page: Page) => page.getByRole('group', { name: 'Views' });
const view = (page: Page, name: RegExp) => views(page).getByRole('button', { name });

for (const [width, height] of [
  [390, 844],
  [1100, 800],
] as const)
  test(`at ${width} pixels Check is a view of its own, reached, read and left by keyboard`, async ({
    page,
    receiveMail,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: width < 1000 ? 'light' : 'dark' });
    await page.setViewportSize({ width, height });
    await openAccount(page, receiveMail);
    await page.goto('/resume-editor');
    await page.getByLabel('Full Name').fill('Marit Solberg');
    const summary = page.getByRole('textbox', { name: 'Professional Summary' });
    await summary.fill('Plans the managment of forty deliveries a day.');
    await expect(page.getByText('managment').last()).toBeVisible();

    await view(page, /^Edit/).focus();
    await tabTo(page, 'button', 'Check');
    await page.keyboard.press('Enter');
    await expect(view(page, /^Check/)).toHaveAttribute('aria-pressed', 'true');
    await expect(summary).toBeHidden();
    const panel = page.getByRole('region', { name: 'Check', exact: true });
    await expect(panel.getByText('managment')).toBeVisible();
    await expectClean(page);
    const rows = await views(page)
      .getByRole('button')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top).filter((top) => top > 0)).size);
    expect(rows).toBe(1);

    await tabTo(page, 'button', 'management');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('managment')).toHaveCount(0);
    // The next place is where the focus goes on: nobody is thrown back to the head of the page.
    await expect(panel.locator(':focus')).toHaveCount(1);

    await tabTo(page, 'button', 'Personal Information');
    await page.keyboard.press('Enter');
    await expect(view(page, /^Edit/)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-card=info]')).toBeFocused();
    await expect(page.locator('[data-card=info]')).toBeInViewport();
    await expect(summary).toHaveValue('Plans the management of forty deliveries a day.');
  });

test('templates are chosen by their pages: a radio group of pictures that take their room before they are there', async ({
  page,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/templates/')) asked.push(request.url());
  });
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Marit Solberg');
  await expect(page.locator('[data-preview] .sheet svg').first()).toBeVisible();
  // Nothing of them is on its way while the first page is.
  expect(asked).toEqual([]);

  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/api/templates/**', async (route) => {
    await held;
    await route.continue();
  });
  await view(page, /^Design/).click();
  const group = page.getByRole('group', { name: 'Template', exact: true });
  const choices = group.getByRole('radio');
  await expect(choices).toHaveCount(5);
  const paper = page.getByLabel('Paper', { exact: true });
  const before = await paper.boundingBox();
  letIn();
  const pictures = group.locator('img');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await paper.boundingBox()).toEqual(before);
  await expectClean(page);

  await expect(group.getByRole('radio', { name: 'Modern Professional' })).toBeChecked();
  await tabTo(page, 'radio', 'Modern Professional');
  const sheet = page.locator('[data-preview] .sheet').first();
  const drawn = () => sheet.innerHTML();
  const modern = await drawn();
  await page.keyboard.press('ArrowRight');
  await expect(group.getByRole('radio', { name: 'Executive Classic' })).toBeChecked();
  await expect(group.getByRole('radio', { name: 'Executive Classic' })).toBeFocused();
  await expect.poll(drawn).not.toBe(modern);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(group.getByRole('radio', { name: 'Modern Professional' })).toBeChecked();
  // One stop for the whole group.
  await group.getByRole('radio', { name: 'Modern Professional' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'My templates' })).toBeFocused();
});
