import type { Locator, Page } from '@playwright/test';
import { expectClean, keepLongResume, openLongResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

const sheets = (page: Page) => page.locator('[data-preview] .sheet');
const view = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Views' }).getByRole('button', { name });

/** The first page's box, and how many pixels of its height stand in the window. */
async function firstSheet(page: Page) {
  await expect(sheets(page).first()).toBeVisible();
  return sheets(page)
    .first()
    .evaluate((sheet) => {
      const { width, top, bottom } = sheet.getBoundingClientRect();
      return { width, shown: Math.min(bottom, window.innerHeight) - Math.max(top, 0) };
    });
}

const middleOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

const zoomShown = (page: Page) =>
  page
    .getByLabel('Zoom', { exact: true })
    .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.textContent);

test('beside Design and Match the page stays in sight and takes the width that there is; its zoom is what it says', async ({
  page,
  app,
  receiveMail,
}) => {
  await openLongResume({ page, app, receiveMail });
  const before = await firstSheet(page);
  expect(before.width).toBeGreaterThan(520);
  // The title and the tools share a line, so that the page begins near the head of the window.
  const title = await middleOf(page.getByRole('heading', { level: 1 }));
  expect(Math.abs(title - (await middleOf(page.getByRole('button', { name: 'Download PDF' }))))).toBeLessThan(8);
  // A name of usual length does not push the page down, and the header is as wide as what is below it.
  await page.getByLabel('Resume name').fill('Resume of Johanna Weber-Lindqvist');
  await page.keyboard.press('Enter');
  expect(await firstSheet(page)).toEqual(before);
  const leftOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().left);
  const begins = await leftOf(page.getByRole('link', { name: 'My resumes' }));
  expect(Math.abs(begins - (await leftOf(page.getByRole('link', { name: 'Shortlist, home' }))))).toBeLessThan(8);
  for (const name of [/^Design/, /^Match/, /^Check/, /^Versions/]) {
    await view(page, name).click();
    await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true');
    expect(await firstSheet(page)).toEqual(before);
  }
  await expectClean(page);
  await view(page, /^Design/).click();
  await page.getByRole('radio', { name: 'Tech Innovator' }).check();
  await expect(sheets(page).first()).toBeInViewport({ ratio: 0.5 });

  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(async () => (await firstSheet(page)).width).toBeGreaterThan(700);
  const { width } = await firstSheet(page);
  expect(await zoomShown(page)).toBe(`Fit (${Math.round((width / 595) * 100)}%)`);
  for (const [step, size] of [
    ['200%', 1190],
    ['50%', 297.5],
  ] as const) {
    await page.getByLabel('Zoom', { exact: true }).selectOption(step);
    await expect.poll(async () => Math.abs((await firstSheet(page)).width - size)).toBeLessThan(2);
  }
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await zoomShown(page)).toBe('75%');
});

test('a view is found again where it was left', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  await expect(page.locator('[data-section=experience]')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await view(page, /^Design/).click();
  await expect(page.getByRole('region', { name: 'Design' })).toBeInViewport();
  await view(page, /^Edit/).click();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

test('on a phone the page is one tap away from every panel, as wide as the screen', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/resume-editor?id=${await keepLongResume(page, app.url)}`);
  for (const name of [/^Design/, /^Match/, /^Check/, /^Edit/]) {
    await view(page, name).click();
    await expect(sheets(page).first()).toBeHidden();
    await view(page, /^Preview/).click();
    expect((await firstSheet(page)).width).toBeGreaterThan(355);
    await expect(sheets(page).first()).toBeInViewport();
  }
  await page.getByLabel('Zoom', { exact: true }).selectOption('100%');
  await expect.poll(async () => Math.round((await firstSheet(page)).width)).toBeGreaterThanOrEqual(595);
  await expectClean(page);
});

/** A stroke of one finger from one place of the window to another. */
async function stroke(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.evaluate(
    ([start, end]) => {
      const target = document.elementFromPoint(start.x, start.y) ?? document.body;
      const finger = ({ x, y }: { x: number; y: number }) =>
        new Touch({ identifier: 1, target, clientX: x, clientY: y });
      const tell = (type: string, at: { x: number; y: number }, touches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [finger(at)] }));
      tell('touchstart', start, [finger(start)]);
      tell('touchend', end, []);
    },
    [from, to] as const,
  );
}

test('on a phone one stroke of a finger turns from a panel to the page and back; scrolling and fields turn nothing', async ({
  page,
  app,
  receiveMail,
}) => {
  await openLongResume({ page, app, receiveMail }, { width: 390, height: 844 });
  const pressed = (name: RegExp) => expect(view(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await pressed(/^Edit/);

  const field = await page.getByLabel('Full Name').boundingBox();
  const inField = { x: (field?.x ?? 0) + 250, y: (field?.y ?? 0) + 20 };
  await stroke(page, inField, { x: inField.x - 220, y: inField.y });
  await pressed(/^Edit/);
  await stroke(page, { x: 200, y: 700 }, { x: 170, y: 420 });
  await pressed(/^Edit/);

  const heading = await page.getByRole('heading', { name: 'Personal Information' }).boundingBox();
  const beside = { x: 330, y: (heading?.y ?? 0) + 8 };
  await stroke(page, beside, { x: 90, y: beside.y + 6 });
  await pressed(/^Preview/);
  await expect(sheets(page).first()).toBeInViewport();
  await stroke(page, { x: 90, y: 500 }, { x: 330, y: 504 });
  await pressed(/^Edit/);

  await view(page, /^Design/).click();
  const title = await page.getByRole('heading', { name: 'Design' }).boundingBox();
  const above = { x: 330, y: (title?.y ?? 0) + 8 };
  await stroke(page, above, { x: 90, y: above.y });
  await pressed(/^Preview/);
  await stroke(page, { x: 90, y: 500 }, { x: 330, y: 500 });
  await pressed(/^Design/);

  // A page that is wider than the window is moved by a stroke, not left.
  await view(page, /^Preview/).click();
  await page.getByLabel('Zoom', { exact: true }).selectOption('200%');
  await expect.poll(async () => Math.round((await firstSheet(page)).width)).toBeGreaterThan(1100);
  await stroke(page, { x: 90, y: 500 }, { x: 330, y: 500 });
  await pressed(/^Preview/);
});
