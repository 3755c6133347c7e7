import { draftResume, type ResumeRecord } from '@shortlist/schema';
import { authorization, expectClean, openKept, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

const imported = {
  basics: { name: 'Ilse Brandt', summary: 'Runs three sites and *.csv imports.' },
  work: [{ name: 'Nordhamn', position: 'Lead', startDate: '2020-01', highlights: ['Cut order errors by half.'] }],
  skills: [{ name: 'SQL' }],
};

test('words are made bold, italic and linked by keys and buttons, and stand so on the page and plain in a text file', async ({
  page,
  app,
  receiveMail,
}) => {
  const id = await openKept({ page, app, receiveMail }, 'Ilse', imported);
  const headers = await authorization(page);
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('article');
  const summary = page.getByRole('textbox', { name: 'Professional Summary' });
  const select = (from: number, to: number) =>
    summary.evaluate(
      (field, [start, end]) => (field as HTMLTextAreaElement).setSelectionRange(start ?? 0, end ?? 0),
      [from, to],
    );
  await expect(shown.getByText('*.csv imports')).toBeAttached();

  await summary.focus();
  await select(5, 16);
  await page.keyboard.press('Control+b');
  await expect(summary).toHaveValue('Runs **three sites** and *.csv imports.');
  await expect(shown.locator('strong', { hasText: 'three sites' })).toBeAttached();
  // What is typed next takes the place of the words that are still selected.
  await page.keyboard.type('four sites');
  await expect(summary).toHaveValue('Runs **four sites** and *.csv imports.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(summary).not.toHaveValue(/four/);

  await summary.fill('Runs sites well.');
  await select(11, 15);
  await page.getByRole('button', { name: 'Italic in Professional Summary' }).click();
  await expect(summary).toHaveValue('Runs sites *well*.');
  await expect(summary).toBeFocused();
  await select(5, 10);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('example.com/sites');
  await expect(summary).toHaveValue('Runs [sites](example.com/sites) *well*.');
  await expect(shown.getByRole('link', { name: 'sites' })).toHaveAttribute('href', 'https://example.com/sites');
  await expectClean(page);

  // Single words of lists have no style.
  await expect(page.getByRole('toolbar', { name: 'Style of Skills' })).toHaveCount(0);
  const results = page.getByRole('textbox', { name: 'Achievements' });
  if (!(await results.isVisible()))
    await page
      .getByRole('button', { name: /Nordhamn/ })
      .first()
      .click();
  await results.focus();
  await results.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(4, 16));
  await page.keyboard.press('Control+b');
  await expect(results).toHaveValue('Cut **order errors** by half.');
  await expect(shown.locator('strong', { hasText: 'order errors' })).toBeAttached();
  await saved(page);
  const kept = (await (await fetch(`${app.url}/api/resumes/${id}`, { headers })).json()) as ResumeRecord;
  expect(draftResume(kept.draft).work?.[0]?.highlights).toEqual(['Cut **order errors** by half.']);
});

test('a section of ours is hidden without losing its text, and gets a heading of its own on the page', async ({
  page,
  app,
  receiveMail,
}) => {
  await openKept({ page, app, receiveMail }, 'Ilse', imported);
  const shown = page.getByRole('region', { name: 'Preview' });
  const heading = (name: string) => shown.getByRole('heading', { name, exact: true });
  await expect(heading('Skills')).toBeAttached();

  await page.getByRole('button', { name: 'Hide Skills' }).click();
  await expect(heading('Skills')).toHaveCount(0);
  await expect(page.getByText('Hidden from the page and from your files.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Skills', exact: true })).toHaveValue('SQL');
  await page.getByRole('button', { name: 'Hide Skills' }).click();
  await expect(heading('Skills')).toBeAttached();

  await page.getByRole('button', { name: 'Heading of Work Experience on the page' }).click();
  await page.getByRole('textbox', { name: 'Heading on the page' }).fill('Selected Roles');
  await page.keyboard.press('Enter');
  await expect(heading('Selected Roles')).toBeAttached();
  await expect(page.getByText('On the page: Selected Roles')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Heading of Work Experience on the page' }).click();
  await page.getByRole('textbox', { name: 'Heading on the page' }).fill('');
  await page.keyboard.press('Enter');
  await expect(heading('Work Experience')).toBeAttached();
});

test('the buttons and the controls of a section have room on a phone', async ({ page, app, receiveMail }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openKept({ page, app, receiveMail }, 'Ilse', imported);
  await expect(page.getByRole('textbox', { name: 'Professional Summary' })).toBeVisible();
  await expectClean(page);
});
