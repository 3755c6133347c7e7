import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectClean, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-templates-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

async function startTrial(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: `Start the ${plan} trial` }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('a template of one’s own: faults by line, what a machine reads, kept, used in the editor, deleted', async ({
  page,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/my-templates');
  await expect(page.getByText('Your own templates are part of Premium')).toBeVisible();
  await expectClean(page);
  await startTrial(page, 'Premium');
  await page.goto('/my-templates');
  await expect(page.getByText('No templates of your own yet')).toBeVisible();

  await page.getByRole('button', { name: 'Upload a template' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload a template' });
  const [start] = await Promise.all([
    page.waitForEvent('download'),
    upload.getByRole('button', { name: 'Download this template’s file' }).click(),
  ]);
  expect(start.suggestedFilename()).toBe('modern-professional.typ');
  const broken = join(folder, 'broken.typ');
  await writeFile(broken, '#let resume(data) = [\n#let x = (1, \n]');
  await upload.getByLabel('Template file').setInputFiles(broken);
  await expect(upload.getByText('This template has errors')).toBeVisible();
  await expect(upload.getByText(/^Line \d+, column \d+: /)).toBeVisible();
  await expect(upload.getByRole('button', { name: 'Save this template' })).toBeDisabled();
  await expectClean(page);
  await upload.getByRole('button', { name: /^Remove/ }).click();
  await upload.getByLabel('Template file').setInputFiles(await start.path());
  await expect(upload.getByText(/of the sample (can be|are) read/)).toBeVisible({ timeout: 60_000 });
  await upload.getByLabel('Name').fill('Harbour');
  await expectClean(page);
  await upload.getByRole('button', { name: 'Save this template' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'New variant' }).click();
  const variant = page.getByRole('dialog', { name: 'New variant' });
  await variant.getByLabel('Name').fill('Tight and green');
  await variant.getByLabel('Based on').selectOption('executive-classic');
  await variant.getByLabel('Accent').fill('#0b5a3c');
  await variant.getByRole('button', { name: 'Move Skills up' }).click();
  await expect(variant.getByRole('img')).toBeVisible();
  await expectClean(page);
  await variant.getByRole('button', { name: 'Save this variant' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Tight and green' })).toBeVisible();
  await expectClean(page);

  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Mara Quill');
  await page.getByRole('button', { name: /^Design/ }).click();
  await page.getByRole('radio', { name: 'Tight and green (your variant)' }).check();
  await expect(page.getByLabel('Accent')).toHaveValue('#0b5a3c');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 }).nth(2)).toHaveText('Skills');
  await page.getByRole('button', { name: /^Design/ }).click();
  await expect(page.getByRole('radio', { name: 'Tight and green (your variant)' })).toBeChecked();
  await page.getByRole('radio', { name: 'Executive Classic', exact: true }).check();
  await expect(page.getByLabel('Accent')).not.toHaveValue('#0b5a3c');
  await page.getByRole('radio', { name: 'Harbour (yours)' }).check();
  await expect(page.getByLabel('Font', { exact: true })).not.toHaveAccessibleDescription(/own font/);
  await saved(page);
  await expect(page.locator('[data-preview] svg').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Design/ }).click();
  await expect(page.getByRole('radio', { name: 'Harbour (yours)' })).toBeChecked();

  await page.goto('/my-templates');
  await page.getByRole('button', { name: 'Delete Harbour' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Harbour', exact: true })).toBeHidden();
});

test('branding: on Free our line stands at the foot; with Famous the person’s logo does, and files for archives are had, photo and all', async ({
  page,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await page.getByLabel('Full Name').fill('Mara Quill');
  const paper = page.locator('[data-preview] svg').first();
  await expect(paper).toContainText('Created with Shortlist');
  await page.getByRole('button', { name: /^Design/ }).click();
  await expect(page.getByLabel('Accent')).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Famous uses your color and your logo' })).toBeVisible();
  await expectClean(page);
  await saved(page);

  await startTrial(page, 'Famous');
  await page.goto('/resume-editor');
  await expect(paper).toContainText('Mara Quill');
  await expect(paper).not.toContainText('Created with Shortlist');
  await page.getByRole('button', { name: /^Design/ }).click();
  const file = join(folder, 'logo.svg');
  await writeFile(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" fill="#0b5a3c"/></svg>',
  );
  await page.getByLabel('My logo', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(page.getByLabel('Page footer')).toHaveValue('own');
  await expect(paper.locator('image')).toHaveCount(1);
  await expectClean(page);
  const words = join(folder, 'words.png');
  await writeFile(words, 'no picture at all');
  await page.getByLabel('My logo', { exact: true }).setInputFiles(words);
  await expect(page.getByText(/We can’t open this image/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeHidden();
  await expect(paper.locator('image')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Photo (optional)').setInputFiles('packages/typeset/test/fixtures/photo.png');
  const crop = page.getByRole('dialog', { name: 'Your photo' });
  await crop.getByRole('slider', { name: 'Zoom' }).fill('1.5');
  await expectClean(page);
  await crop.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'Your portrait' })).toBeVisible();
  await expect(paper.locator('image')).toHaveCount(1);
  await saved(page);
  await page.getByRole('button', { name: 'Other formats' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF/A' }).click();
  const pdf = (await readFile(await (await download).path())).toString('latin1');
  expect(pdf).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(pdf).toMatch(/\/Subtype\s*\/Image/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(paper.locator('image')).toHaveCount(0);
});
