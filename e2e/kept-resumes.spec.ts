import { readFile } from 'node:fs/promises';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

test('an uploaded resume is there for another posting, with its original file, and keeping it can be switched off', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('');
  const pdf = Buffer.from(await samplePdf());
  await page.getByLabel('Your resume').setInputFiles({ name: 'marta.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  const resumes = page.getByRole('region', { name: 'Your resumes' });
  await expect(resumes.getByRole('link', { name: /^Operations Manager at Brightwater Foods Tailored/ })).toBeVisible();
  await expect(resumes.locator('img').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Operations Manager/ })
    .filter({ hasText: /of 100|from \d/ })
    .click();
  await page.getByRole('link', { name: 'Optimize for another posting' }).click();
  await expect(page.getByLabel('Start from').locator('option:checked')).toHaveText('Uploaded: marta');
  await page.getByLabel('Job description').fill(samplePosting.replace('Operations Manager', 'Warehouse Manager'));
  await expect(page.getByRole('region', { name: 'Job brief' }).getByText('Warehouse Manager · ')).toBeVisible();

  await page.goto('/resumes');
  await expect(page.getByText('0 of 3 resumes in your plan. 2 more from uploads and results')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the original file of marta' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('marta.pdf');
  expect((await readFile(await download.path())).equals(pdf)).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  const keep = page.getByRole('checkbox', { name: /Keep every resume/ });
  await keep.click();
  await expect(keep).not.toBeChecked();
  await page.reload();
  await expect(keep).not.toBeChecked();
});
