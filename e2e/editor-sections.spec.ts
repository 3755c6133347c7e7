import { expectClean, openKept, openLongResume } from './editor-page.ts';
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
  await expect(forms).toHaveAttribute('aria-pressed', 'true');
  const entry = (place: number) => page.getByRole('group', { name: `Work Experience, entry ${place}`, exact: true });
  // So many jobs begin folded.
  await expect(entry(1).getByLabel('Position')).toHaveCount(0);
  await expect(entry(1)).toContainText('Operations Manager, Nordhamn Logistics');
  await expect(entry(1)).toContainText('Mar 2021 – Present');
  await entry(1)
    .getByRole('button', { name: /^Operations Manager/ })
    .press('Enter');
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
  // A page that is just set anew takes the place of the one before.
  await expect(() => place.scrollIntoViewIfNeeded()).toPass();
  const box = await place.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 3);
  await expect(entry(3).getByLabel('Position')).toBeFocused();
  await card.getByRole('button', { name: 'Expand entries' }).click();
  await card.getByRole('button', { name: 'Collapse entries' }).click();
  await expect(card.getByLabel('Position')).toHaveCount(0);
});

test('entries are dragged by pointer and by keyboard, and dated by month and year', async ({
  page,
  app,
  receiveMail,
}) => {
  const work = ['Planner', 'Clerk', 'Driver'].map((position, index) => ({
    position,
    name: 'Havna',
    startDate: `${2020 - index}`,
    endDate: `${2021 - index}`,
  }));
  await openKept({ page, app, receiveMail }, 'Ilse', { basics: { name: 'Ilse Brandt' }, work });
  const card = page.locator('[data-card=experience]');
  const entry = (place: number) => page.getByRole('group', { name: `Work Experience, entry ${place}`, exact: true });
  await card.getByRole('button', { name: 'Collapse entries' }).click();
  const grip = (name: string) => card.getByRole('button', { name: `Move ${name}`, exact: true });
  await grip('Planner').scrollIntoViewIfNeeded();
  const from = await grip('Planner').boundingBox();
  const to = await grip('Driver').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 8, (to?.y ?? 0) + 12, { steps: 8 });
  await page.mouse.up();
  await expect(entry(3)).toContainText('Planner');
  await expect(grip('Planner')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^(?:Picked up )?Planner.* position 3 of 3/)).toBeAttached();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowUp', { delay: 40 });
  await page.keyboard.press('Space');
  await expect(entry(1)).toContainText('Planner');

  await entry(1)
    .getByRole('button', { name: /^Planner/ })
    .click();
  await entry(1).getByRole('button', { name: 'Pick dates' }).click();
  const end = entry(1).getByRole('group', { name: 'End' });
  await end.getByRole('button', { name: 'May 2021' }).click();
  await expect(entry(1).getByLabel('Dates')).toHaveValue('2020 – May 2021');
  await expectClean(page);
  await end.getByRole('button', { name: 'Present' }).click();
  await entry(1).getByRole('group', { name: 'Start' }).getByRole('button', { name: 'Previous year' }).click();
  await entry(1).getByRole('group', { name: 'Start' }).getByRole('button', { name: 'Mar 2019' }).click();
  await expect(entry(1).getByLabel('Dates')).toHaveValue('Mar 2019 – Present');
  await card.getByRole('button', { name: 'Work Experience as forms' }).click();
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(
    /^Planner \| Havna\nMar 2019 – Present\n/,
  );
});
