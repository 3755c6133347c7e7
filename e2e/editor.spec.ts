import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectClean, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf } from './submit-resume.ts';

const previewText = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('from scratch: options, template, steps, editor, PDF', async ({ page, receiveMail }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-creation-options');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Resume');
  for (const reason of ['AI-Powered', 'ATS-Optimized', 'Professional']) {
    await expect(page.getByRole('heading', { name: reason })).toBeVisible();
  }
  await expectClean(page);
  await page.getByRole('link', { name: /Build from Scratch/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Template');
  await expect(page.getByRole('button', { name: 'Select a Template to Continue' })).toBeDisabled();
  await expect(page.locator('img[src*="thumbnail.svg"]')).toHaveCount(5);
  await expectClean(page);
  await page.getByRole('button', { name: 'Preview of Executive Classic' }).click();
  const zoom = page.getByRole('dialog', { name: 'Executive Classic' });
  const sample = await page.request.get(
    (await zoom.getByRole('link', { name: 'Preview PDF' }).getAttribute('href')) ?? '',
  );
  expect((await sample.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await zoom.getByRole('button', { name: 'Select Template' }).click();
  await expect(zoom.getByRole('button', { name: 'Selected' })).toBeVisible();
  await zoom.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Continue with Executive Classic' }).click();

  await expect(page).toHaveURL('/guided-resume-creation');
  const modal = page.getByRole('dialog', { name: 'Add Section' });
  await expect(modal).toContainText('Using Executive Classic template');
  // It is modal: it has the focus and keeps it, and the page behind it waits.
  await expect(modal.getByRole('button', { name: 'Start' })).toBeFocused();
  await expect(modal).toHaveAccessibleDescription('Using Executive Classic template');
  expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expectClean(page);
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName);
    // Past its last control the browser's own bar has its turn, never the page.
    expect(outside === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
  }
  await modal.getByRole('button', { name: 'Start' }).click();
  await expect(modal).toHaveCount(0);
  await expect(page.locator('main :focus')).toContainText('Full Name');
  await page.getByLabel('Full Name').fill('Mara Quill');
  await page.getByLabel('Job Title').fill('Software Engineer');
  await page.getByLabel('Email').fill('johanna@');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('mara@example.com');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('Network').fill('GitHub');
  await page.getByLabel('Web address').fill('maraquill');
  await expectClean(page);
  await page.getByRole('button', { name: 'Remove GitHub' }).click();
  await expect(page.getByLabel('Web address')).toHaveCount(0);
  await page.locator('span', { hasText: 'Link removed.' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Web address')).toHaveValue('https://github.com/maraquill');
  await page.getByRole('button', { name: 'Next' }).click();
  // An example has the names of the form beside it; the text has it as it is typed.
  const example = page.getByRole('figure', { name: 'Example: software' });
  await expect(example.getByRole('term')).toHaveText(['Position', 'Employer', 'Location', 'Dates', 'Achievements']);
  await expect(example).not.toContainText('|');
  await page.getByLabel('Position').fill('Engineer');
  await page.getByLabel('Employer').fill('Brightlane');
  await page.getByLabel('Dates').fill('2020 – 2022');
  await page.getByRole('textbox', { name: 'Achievements' }).fill('Built the till');
  await expectClean(page);
  await page.getByRole('group', { name: 'Work Experience, entry 1' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('Employer')).toHaveCount(0);
  await page.locator('span', { hasText: 'Entry 1 removed.' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByLabel('Employer')).toHaveValue('Brightlane');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Quill');
  await page.goForward();
  await expect(page.getByLabel('Employer')).toHaveValue('Brightlane');
  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(
    'Engineer | Brightlane\n2020 – 2022\n- Built the till',
  );
  await expect(example).toContainText('|');
  await page.getByRole('button', { name: 'Skip to the editor' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Builder');
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Quill');
  await expect(previewText(page).getByRole('heading', { name: 'Mara Quill' })).toBeAttached();
  await expect(previewText(page).getByRole('link', { name: 'github.com/maraquill' })).toBeAttached();
  await expect(page.locator('[data-preview] svg').first()).toBeVisible();
  await expectClean(page);
  const downloading = page.waitForEvent('download');
  await page.getByLabel('Full Name').fill('Mara Quill-Berg');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await downloading;
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(download.suggestedFilename()).toBe('Mara-Quill-Berg-Resume.pdf');
  await expect(page.getByLabel('Resume name')).toHaveValue('Mara Quill-Berg’s resume');
});

test('from a PDF: what was read beside the page, corrected, in the editor; the address alone opens the modal', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/guided-resume-creation');
  await expect(page.getByRole('dialog', { name: 'Add Section' })).toContainText(
    'Build your professional resume step by step',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Add Section' })).toHaveCount(0);
  await page.goto('/resume-creation-options');
  await page.getByRole('link', { name: /Upload Existing Resume/ }).click();
  await page.getByRole('button', { name: 'Choose your file' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const path = join(folder, 'marta.pdf');
  await writeFile(path, await samplePdf());
  await page.getByLabel('Your resume').setInputFiles(path);
  await expect(page.getByRole('img', { name: 'Page 1 of your file' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Marta Lindqvist');
  await page.getByLabel('Email').focus();
  await expect(page.locator('svg rect').first()).toBeAttached();
  await expectClean(page);
  await page.getByLabel('Job Title').fill('Head of Operations');
  await page.getByRole('button', { name: 'Continue to the editor' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Head of Operations');
  // Entries that are there already are shown as forms.
  await page.getByRole('group', { name: 'Work Experience, entry 1' }).getByLabel('Employer').fill('Sydhamn');
  await page.getByRole('button', { name: 'Work Experience as forms' }).click();
  await expect(page.getByRole('textbox', { name: 'Work Experience' })).toHaveValue(/Operations Manager \| Sydhamn/);
  await saved(page);
  await page.goto('/resume-creation-options');
  await page.getByRole('link', { name: /Upload Existing Resume/ }).click();
  await page.getByRole('button', { name: 'Choose your file' }).click();
  await page.getByLabel('Your resume').setInputFiles(path);
  await expect(page.getByText(/^You corrected this file on .+ We kept your corrections\./)).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('Head of Operations');
  await expectClean(page);
  await page.getByRole('button', { name: 'Read the file again' }).click();
  await expect(page.getByLabel('Job Title')).toHaveValue('Operations Manager');
  await expect(page.getByText('You corrected this file')).toBeHidden();
  await rm(folder, { recursive: true });
});

test('sections: added, renamed, moved by keyboard, deleted, taken back', async ({ page, receiveMail }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByRole('button', { name: 'Add Section' }).click();
  const modal = page.getByRole('dialog', { name: 'Add Section' });
  await expect(modal.getByRole('listitem')).toHaveText([
    'Certifications',
    'Projects',
    'Awards & Honors',
    'Publications',
    'Custom Section',
  ]);
  await modal.getByRole('button', { name: 'Custom Section' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Custom Section' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Rename/ })).toHaveCount(1);

  await page.getByRole('button', { name: 'Rename Custom Section' }).click();
  await page.getByLabel('Section title').fill('Licences');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Custom Section' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename Custom Section' }).click();
  await page.getByLabel('Section title').fill('   ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rename Custom Section' }).click();
  await page.getByLabel('Section title').fill('Licences');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Licences' })).toBeVisible();

  await page.getByRole('button', { name: 'Move Skills', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^(?:Picked up )?Skills.* position 4 of 5/)).toBeAttached();
  // As fast as a key that is held down repeats itself.
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowUp', { delay: 40 });
  await page.keyboard.press('Space');
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles.nth(3)).not.toHaveText('Skills');
  await page.getByRole('button', { name: 'Delete Licences' }).click();
  await expect(page.getByRole('heading', { name: 'Licences' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 3, name: 'Licences' })).toBeVisible();
  await saved(page);
});

test('what is typed lives: reload, offline and back, two tabs, versions', async ({ page, context, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.getByLabel('Full Name').fill('Mara Quill');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Mara Quill');
  await saved(page);

  await context.setOffline(true);
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await expect(page.getByText('Offline. Your changes are kept in this browser')).toBeVisible();
  await context.setOffline(false);
  await saved(page);

  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByLabel('Version name').fill('First');
  await page.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/resume-editor');
  await expect(other.getByLabel('Phone')).toHaveValue('+44 20 7946 0000');
  await other.getByLabel('Location').first().fill('Leeds');
  await saved(other);
  await page.getByLabel('Job Title').fill('Engineer');
  await saved(page);
  await expect(page.getByLabel('Location').first()).toHaveValue('Leeds');

  await other.getByLabel('Job Title').fill('Welder');
  const conflict = other.getByRole('dialog', { name: 'This resume was also changed elsewhere' });
  await expect(conflict).toContainText('Engineer');
  await expect(conflict).toContainText('Welder');
  await expectClean(other);
  await other.keyboard.press('Escape');
  await expect(conflict).toBeHidden();
  await other.getByRole('button', { name: 'Choose a version' }).click();
  await conflict.getByRole('radio', { name: /Engineer/ }).check();
  await conflict.getByRole('radio', { name: /Welder/ }).check();
  await conflict.getByRole('button', { name: 'Save these choices' }).click();
  await saved(other);
  await expect(other.getByLabel('Location').first()).toHaveValue('Leeds');
  await page.close();

  await other.getByRole('button', { name: 'Versions' }).click();
  const versions = other.getByRole('region', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Compare' }).first().click();
  await expect(versions).toContainText('Welder');
  await versions.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByLabel('Job Title')).toHaveValue('');
});

test('a list of resumes with its limit, deletion taken back, and a link for others', async ({
  page,
  browser,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Mara Quill');
  await saved(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await share.getByRole('button', { name: 'Create a link' }).click();
  const address = await share.getByRole('link').getAttribute('href');
  const stranger = await (await browser.newContext({ baseURL: app.url })).newPage();
  const answer = await stranger.goto(address ?? '');
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Mara Quill');
  await expectClean(stranger);
  await share.getByRole('button', { name: 'Revoke' }).click();
  await expect(share.getByRole('link')).toHaveCount(0);

  // A public page: an address of one's own, its views, its QR code.
  const own = `mara-${crypto.randomUUID().slice(0, 8)}`;
  await share.getByLabel('Public address (optional)').fill('x');
  await share.getByRole('button', { name: 'Create a link' }).click();
  await expect(share.getByText('Use 3 to 30 lowercase letters')).toBeVisible();
  await share.getByLabel('Public address (optional)').fill(own);
  await share.getByRole('button', { name: 'Create a link' }).click();
  await expect(share.getByText('not opened yet')).toBeVisible();
  const visitor = await (await browser.newContext({ baseURL: app.url })).newPage();
  await visitor.goto(`/shared/${own}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mara Quill');
  await expect(visitor.getByRole('img', { name: 'QR code for this page' }).locator('svg')).toBeAttached();
  await expectClean(visitor);
  await share.getByLabel('Public address (optional)').fill(own);
  await share.getByRole('button', { name: 'Create a link' }).click();
  await expect(page.getByText('This address is taken')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(share.getByText('opened once')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');

  await page.goto('/resumes');
  await expect(page.getByText('1 of 3 resumes in your plan')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My resume' }).click();
  await page.getByLabel('New name for My resume').fill('Thrown away');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rename My resume' }).click();
  await page.getByLabel('New name for My resume').fill('For planners');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /For planners/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rename For planners' }).click();
  await page.getByLabel('New name for For planners').fill('My resume');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /My resume/ })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate My resume' }).click();
  await expect(page).toHaveURL(/resume-editor\?id=/);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Duplicate My resume', exact: true }).click();
  await expect(page).toHaveURL(/resume-editor\?id=/);
  await page.goto('/resumes');
  await expect(page.getByText('Your plan keeps up to 3 resumes')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: 'Delete My resume', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 of 3 resumes in your plan')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor on a narrow screen, ${colorScheme}`, async ({ page, receiveMail }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAccount(page, receiveMail);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/resume-editor');
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await expectClean(page);
    const skills = page.getByRole('textbox', { name: 'Skills' });
    await skills.fill('Tools: SAP, Excel');
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(skills).toHaveCount(0);
    await expect(page.locator('[data-card=skills]')).toContainText('Tools: SAP, Excel');
    await expectClean(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.locator('[data-preview] svg').first()).toBeVisible();
    await expect(previewText(page).locator('..')).toBeVisible();
    await expectClean(page);

    // What is pressed on the page leads to where it is typed, folded or not.
    const word = page.locator('[data-preview] [data-pointer="/skills/0/keywords/1"]').first();
    await word.scrollIntoViewIfNeeded();
    const box = await word.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 3);
    await expect(skills).toBeFocused();
    expect(await skills.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe('Tools: SAP, '.length);
    // And the page shows the place that was being edited.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.locator('[data-preview] .is-current').first()).toBeVisible();
  });
}
