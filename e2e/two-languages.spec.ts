import type { Locator, Page } from '@playwright/test';
import type { Resume } from '@shortlist/schema';
import { expectClean, keepResume, openKept, saved, showAsText } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

const shots = process.env.SHOTS;

/** Clean at both widths; a picture of each where `SHOTS` names a folder. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectClean(page);
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
}

const planner: Resume = {
  basics: {
    name: 'Ilse Brandt',
    label: 'Logistics planner',
    email: 'ilse.brandt@example.com',
    phone: '+49 30 5550 101',
    summary: 'Planner with ten years in freight.',
  },
  work: [
    {
      position: 'Planner',
      name: 'Weserfracht',
      location: 'Bremen, Germany',
      startDate: '2019-03',
      highlights: ['Planned 40 routes a week', 'Trained 18 colleagues'],
    },
  ],
  education: [{ studyType: "Master's degree", area: 'Logistics', institution: 'Hochschule Bremen', endDate: '2014' }],
  languages: [{ language: 'German', fluency: 'native' }],
};

test('a resume gets a German version, a change in English is marked there, and is done', async ({
  page,
  app,
  receiveMail,
}) => {
  await openKept({ page, app, receiveMail }, 'Planner', planner);
  await page.getByRole('button', { name: 'Add another language', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add another language' });
  await dialog.getByLabel('Language').selectOption({ label: 'German' });
  await look(page, 'add-language');
  await dialog.getByRole('button', { name: 'Add language' }).click();

  // The German version: known terms are German, sentences wait.
  const switcher = page.getByRole('navigation', { name: 'Languages of this resume' });
  await expect(switcher.getByRole('link', { name: /^German/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'To translate' })).toBeVisible();
  const row = (text: string) => page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
  await expect(row('Planned 40 routes a week').getByLabel('German')).toHaveValue('Planned 40 routes a week');
  await look(page, 'to-translate');
  const trained = row('Trained 18 colleagues');
  await trained.getByLabel('German').fill('');
  await trained.getByLabel('German').fill('18 Kolleginnen und Kollegen eingearbeitet');
  await expect(trained.getByText('Done', { exact: true })).toBeVisible();
  const title = row('Logistics planner');
  await press(title, 'Done');
  await press(title, 'Mark as not done');
  await title.getByLabel('German').fill('Disponentin');
  for (const text of ['Planner with ten years in freight.', 'Planner', 'Bremen, Germany', 'Planned 40 routes a week'])
    await press(row(text), 'Done');
  await press(row("Master's degree, Logistics"), 'Done');
  await expect(page.getByText('Up to date with English')).toBeVisible();
  await saved(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await showAsText(page, 'Languages as forms');
  await expect(page.getByRole('textbox', { name: 'Languages' })).toHaveValue('Deutsch (Muttersprache)');
  await showAsText(page, 'Work Experience as forms');
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(/eingearbeitet/);

  // By keyboard to English, where a line and a date change.
  await switcher.getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await showAsText(page, 'Work Experience as forms');
  const work = page.getByRole('textbox', { name: 'Work Experience' });
  await expect(work).toHaveValue(/40 routes/);
  const text = await work.inputValue();
  await work.fill(text.replace('40 routes', '55 routes').replace('Mar 2019', 'Apr 2019'));
  await saved(page);
  await switcher.getByRole('link', { name: 'German' }).click();
  await expect(switcher.getByRole('link', { name: /^German.*2 items to update/ })).toBeVisible();
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByRole('heading', { name: 'Changed in English since' })).toBeVisible();
  await look(page, 'changed');
  await page.getByRole('contentinfo').getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Inzwischen auf Englisch geändert' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 Datum aktualisieren' })).toBeVisible();
  await look(page, 'changed-in-german');
  await page.getByRole('contentinfo').getByLabel('Sprache').selectOption('en');
  await page.getByRole('button', { name: 'Update 1 date' }).click();
  await row('Planned 55 routes a week').getByLabel('German').fill('55 Touren pro Woche geplant');
  await expect(page.getByText('Up to date with English')).toBeVisible();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(page.getByText('Up to date with English')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await showAsText(page, 'Work Experience as forms');
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(/Apr 2019 – Present\n- 55 Touren/);

  // Deleting one version unlinks it.
  await page.goto('/resumes');
  await expect(page.getByText('2 of 3 resumes in your plan')).toBeVisible();
  await look(page, 'my-resumes');
  await page.getByRole('button', { name: 'Delete Planner (Deutsch)' }).click();
  await page.getByRole('link', { name: /^Planner Edited/ }).click();
  await expect(page.getByRole('button', { name: 'Add another language', exact: true })).toBeVisible();
  await expect(switcher).toHaveCount(0);
});

const disponentin: Resume = {
  ...planner,
  meta: { language: 'de' },
  basics: {
    ...planner.basics,
    label: 'Disponentin',
    phone: '+49 30 5550 202',
    summary: 'Zehn Jahre in der Spedition.',
  },
  work: [
    {
      position: 'Disponentin',
      name: 'Weserfracht',
      location: 'Bremen, Deutschland',
      startDate: '2019-03',
      highlights: ['40 Touren pro Woche geplant', '18 Kolleginnen und Kollegen eingearbeitet'],
    },
  ],
};

test('two resumes that exist are linked, an edit of one is marked in the other, and both are unlinked and linked again', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const german = await keepResume(page, app.url, 'Lebenslauf', disponentin);
  const english = await keepResume(page, app.url, 'Planner', planner);
  await page.goto(`/resume-editor?id=${english}`);
  await page.getByRole('button', { name: 'Add another language', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add another language' });
  await expect(dialog.getByRole('heading', { name: 'Link an existing resume' })).toBeVisible();
  await look(page, 'link-existing');
  await dialog.getByLabel('Resume', { exact: true }).selectOption({ label: 'Lebenslauf · German' });
  await dialog.getByRole('button', { name: 'Link resume' }).click();

  await expect(page).toHaveURL(new RegExp(`id=${german}`));
  const switcher = page.getByRole('navigation', { name: 'Languages of this resume' });
  await expect(switcher.getByRole('link', { name: /^German/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('+49 30 5550 101')).toBeVisible();
  await look(page, 'linked');
  await page.getByRole('button', { name: 'Keep as is' }).click();

  await switcher.getByRole('link', { name: 'English' }).click();
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await showAsText(page, 'Work Experience as forms');
  const work = page.getByRole('textbox', { name: 'Work Experience' });
  await work.fill((await work.inputValue()).replace('40 routes', '55 routes'));
  await saved(page);
  await switcher.getByRole('link', { name: 'German' }).click();
  await page.getByRole('button', { name: /^Translate/ }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByText('Planned 55 routes a week', { exact: true }) });
  await expect(row.getByLabel('German')).toHaveValue('40 Touren pro Woche geplant');

  await page.getByRole('button', { name: 'Unlink this resume' }).click();
  await expect(page.getByRole('button', { name: 'Add another language', exact: true })).toBeVisible();
  await expect(switcher).toHaveCount(0);
  await page.locator('span', { hasText: 'Unlinked.' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(switcher).toBeVisible();
  await page.getByRole('button', { name: /^Translate/ }).click();
  await expect(row.getByLabel('German')).toHaveValue('40 Touren pro Woche geplant');
});

/** Marks a text, and waits until the server knows: nobody types on within milliseconds. */
async function press(row: Locator, name: string): Promise<void> {
  const known = row
    .page()
    .waitForResponse((answer) => answer.request().method() === 'PUT' && /languages/.test(answer.url()));
  await row.getByRole('button', { name }).click();
  await known;
}
