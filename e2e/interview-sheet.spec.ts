import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tabTo } from './editor-page.ts';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

test('a person opens the interview sheet on a phone, reads their own lines and takes it along', async ({
  page,
  receiveMail,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, receiveMail);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your resume').setInputFiles(resume);
  await page.getByLabel('Job description').fill(`${samplePosting}- Certified HACCP auditor\n`);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await finishedResult(page).click();
  const sheet = page.getByRole('region', { name: 'Interview prep' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText('Your example').first()).toBeHidden();
  await tabTo(page, 'button', 'Expand: Interview prep');
  await page.keyboard.press('Enter');
  // A need that the resume shows, told by a line of a job with its years; one that it does not show, told by nothing.
  await expect(sheet.getByText('Your example').first()).toBeVisible();
  await expect(sheet.getByText(/since \d{4}|\d{4} – \d{4}/).first()).toBeVisible();
  await expect(
    sheet.getByText('Nothing in your resume shows this. Think about what you’ll say.').first(),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findViolations(page)).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Interview prep.*PDF/s }).click();
  const file = await (await saved).path();
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('Interview prep');
  expect(text).toContain('Likely question');
});
