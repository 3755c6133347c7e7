import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

/** Submits on the page and opens the finished result. */
async function openResult(page: Page): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Your resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await samplePdf()),
  });
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await page
    .getByRole('link', { name: /Operations Manager/ })
    .filter({ hasText: 'from' })
    .click({ timeout: 40_000 });
  await expect(page.getByRole('heading', { name: 'Your tailored resume and letter' })).toBeVisible();
}

test('a person sees the page itself, rejects an edit, changes the letter and deletes the result', async ({
  page,
  receiveMail,
}) => {
  test.setTimeout(120_000);
  await signUp(page, receiveMail);
  await openResult(page);
  await expect(page.getByRole('img', { name: /^Page 1 of \d of the tailored resume$/ })).toBeVisible();

  const choice = page.getByRole('switch').first();
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();

  await page.getByRole('button', { name: 'Change the wording' }).click();
  await page.getByLabel('Greeting').fill('Dear Ms Brightwater,');
  await page.getByRole('button', { name: 'Save the letter' }).click();
  await expect(page.getByText('Letter saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dear Ms Brightwater,')).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/optimizations');
  await expect(page.getByText('No results yet')).toBeVisible();
});

test('the answer to a question becomes a fact of the result', async ({ page, receiveMail }) => {
  test.setTimeout(120_000);
  await signUp(page, receiveMail);
  await openResult(page);
  const question = page.getByRole('button', { name: 'Yes, I can tell you' });
  await question.first().click();
  await page
    .getByLabel(/^Your answer about/)
    .fill('I ran project management for the move of three warehouses in 2022.');
  await page.getByRole('button', { name: 'Add it as a fact' }).click();
  await expect(page.getByText('Your answer is in: the result was worked out anew')).toBeVisible();
});
