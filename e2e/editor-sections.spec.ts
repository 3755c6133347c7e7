import { openLongResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

test('a long text is walked by its sections: each is a jump, the one that the person is at is marked', async ({
  page,
  app,
  receiveMail,
}) => {
  await openLongResume({ page, app, receiveMail });
  const nav = page.getByRole('navigation', { name: 'Sections' });
  const marked = nav.locator('[aria-current]');
  await expect(marked).toHaveText('Personal Information');
  await nav.getByRole('button', { name: 'Skills' }).press('Enter');
  await expect(page.locator('[data-card=skills]')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeInViewport();
  await expect(marked).toHaveText('Skills');
  await page.keyboard.press('Alt+PageUp');
  await expect(marked).toHaveText('Education');
  await expect(page.locator('[data-card=education]')).toBeFocused();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, -20_000);
  await expect(marked).toHaveText('Personal Information');

  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await nav.getByRole('button', { name: 'Education' }).click();
    // Below what sticks to the top of the window.
    const top = await page.locator('[data-card=education]').evaluate((card) => card.getBoundingClientRect().top);
    const stuck = await nav.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(stuck);
    await expect(marked).toHaveText('Education');
    await expect(marked).toBeInViewport({ ratio: 1 });
  }
});

test('entries fold to a line that says what they are, are moved folded, and unfold where the page is pressed', async ({
  page,
  app,
  receiveMail,
}) => {
  await openLongResume({ page, app, receiveMail });
  const card = page.locator('[data-card=experience]');
  const forms = card.getByRole('button', { name: 'Work Experience as forms' });
  await expect(forms).toHaveText('Forms');
  await forms.click();
  const entry = (place: number) => page.getByRole('group', { name: `Work Experience, entry ${place}`, exact: true });
  // So many jobs begin folded.
  await expect(entry(1).getByLabel('Position')).toHaveCount(0);
  await expect(entry(1)).toContainText('Operations Manager, Nordhamn Logistics');
  await expect(entry(1)).toContainText('Mar 2021 – Present');
  await entry(1).getByRole('button', { name: 'Operations Manager' }).first().press('Enter');
  await expect(entry(1).getByLabel('Position')).toHaveValue('Operations Manager');
  const line = 'Shift Lead, Nordhamn Logistics';
  await expect(entry(2)).toContainText(line);
  await entry(2)
    .getByRole('button', { name: /^Move .* down$/ })
    .press('Enter');
  await expect(entry(3)).toContainText(line);
  await expect(entry(3).getByRole('button', { name: /^Move .* down$/ })).toBeFocused();
  await expect(entry(1).getByLabel('Position')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(entry(2)).toContainText(line);

  const place = page.locator('[data-preview] [data-pointer="/work/2/position"]').first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 3);
  await expect(entry(3).getByLabel('Position')).toBeFocused();
  await card.getByRole('button', { name: 'Expand entries' }).click();
  await card.getByRole('button', { name: 'Collapse entries' }).click();
  await expect(card.getByLabel('Position')).toHaveCount(0);
});
