import type { Page } from '@playwright/test';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openPart } from './open-part.ts';
import { signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

/** Submits on the page and opens the finished result. */
/** Demands that the sample resume does not show, so that something would change the number. */
const harderPosting = `${samplePosting}- At least 3 years of experience with HACCP audits\n- Fluent Polish\n- SQL and Power BI\n`;

async function openResult(page: Page): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Your resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await samplePdf()),
  });
  await page.getByLabel('Job description').fill(harderPosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await finishedResult(page).click();
  await expect(page.getByRole('heading', { name: 'Your tailored resume and letter' })).toBeVisible();
}

test('a person sees the page itself, rejects an edit, changes the letter and deletes the result', async ({
  page,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  await openResult(page);
  await expect(page.getByRole('img', { name: /^Page 1 of \d of the tailored resume$/ })).toBeVisible();
  const change = page.getByRole('heading', { name: 'What would raise your score' });
  await expect(change).toBeVisible();
  await page.getByRole('button', { name: 'Expand: What would raise your score' }).click();
  await expect(
    page
      .locator('#what-would-change')
      .getByText(/^\+[\d.]+ points?$/)
      .first(),
  ).toBeVisible();

  await openPart(page, 'Edits');
  const choice = page.getByRole('switch').first();
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
  // Who works by keyboard goes on where they are.
  await expect(choice).toBeFocused();
  const edits = page.locator('#edits');
  const acceptAll = edits.getByRole('button', { name: 'Accept all' });
  await acceptAll.press('Enter');
  await expect(choice).toBeChecked();
  await expect(acceptAll).toBeDisabled();
  await expect(acceptAll).toBeFocused();
  await edits.getByRole('button', { name: 'Undo' }).click();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
  const sources = page.waitForEvent('download');
  await page.getByRole('button', { name: /Sources/ }).click();
  expect((await sources).suggestedFilename()).toMatch(/sources.*\.txt$/);

  await openPart(page, 'Letter');
  await page.getByRole('button', { name: 'Change the wording', exact: true }).click();
  await page.getByLabel('Greeting').fill('Dear Ms Brightwater,');
  await page.getByLabel('Closing').fill('With kind regards from Leeds,');
  await page.reload();
  await expect(page.getByText('We restored what you typed earlier. It isn’t saved yet.')).toBeVisible();
  await expect(page.getByLabel('Greeting')).toHaveValue('Dear Ms Brightwater,');
  await page.getByRole('link', { name: 'All results' }).click();
  await page.goBack();
  await expect(page.getByLabel('Closing')).toHaveValue('With kind regards from Leeds,');
  await page.getByLabel('Letter', { exact: true }).fill('I ran two warehouses for six years.');
  await page.getByRole('button', { name: 'Save the letter' }).click();
  await expect(page.getByText('Letter saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dear Ms Brightwater,')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the wording', exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Rewrite letter' }).click();
  const asked = page.getByRole('dialog', { name: 'Replace your own words?' });
  await expect(asked.getByText('Your version is kept under Versions')).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('I ran two warehouses for six years.')).toBeVisible();
  await openPart(page, 'Edits');
  await expect(page.getByRole('switch').first()).not.toBeChecked();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete result' }).click();
  await expect(page).toHaveURL('/optimizations');
  await expect(page.getByText('No results yet')).toBeVisible();
  await page.goto('/optimizations/compare');
  await expect(page.getByText('You need two completed resume results')).toBeVisible();
});

test('the answer to a question becomes a fact of the result, and is deleted in the account', async ({
  page,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  await openResult(page);
  const question = page.getByRole('button', { name: 'Yes, add details' });
  await question.first().click();
  await page
    .getByLabel(/^Your answer about/)
    .fill('I ran project management for the move of three warehouses in 2022.');
  await page.reload();
  await page.getByRole('button', { name: 'Add answer' }).click();
  await expect(page.getByText('Your result has been updated')).toBeVisible();
  await page.getByRole('link', { name: 'See all your answers' }).click();
  await page.getByRole('button', { name: /^Delete your answer about/ }).click();
  const asked = page.getByRole('dialog', { name: 'Delete this answer?' });
  await expect(asked.getByText('I ran project management for the move of three warehouses in 2022.')).toBeVisible();
  await asked.getByRole('button', { name: 'Delete answer' }).click();
  await expect(page.getByText(/^Nothing yet\. When a posting asks/)).toBeVisible();
});

test('an answer that says where it was is proposed as a line under that job', async ({ page, receiveMail }) => {
  await signUp(page, receiveMail);
  await openResult(page);
  await page.getByRole('button', { name: 'Yes, add details' }).first().click();
  const where = page.getByLabel('Where did you do this?');
  const employer = (await where.locator('option').nth(1).textContent()) ?? '';
  expect(employer).not.toBe('');
  await where.selectOption(employer);
  await page.getByLabel(/^Your answer about/).fill('I moved three warehouses into one building in 2022.');
  await page.reload();
  await expect(where).toHaveValue(employer);
  await page.getByRole('button', { name: 'Add answer' }).click();
  await expect(page.getByText('Your result has been updated')).toBeVisible();
  await openPart(page, 'Edits');
  await expect(page.getByText(`Adds what you told us about your work at ${employer}.`)).toBeVisible();
  const line = 'Moved three warehouses into one building in 2022';
  await expect(page.locator('#edits').getByText(line, { exact: true })).toBeVisible();
});

test('questions come one at a time and can be skipped, and the reason for this job goes into the letter', async ({
  page,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  await openResult(page);
  const asked = page.locator('#questions li p').first();
  const first = (await asked.textContent()) ?? '';
  const reason = page.getByLabel('Your reason');
  const skip = page.getByRole('button', { name: 'Skip for now' });
  await skip.click();
  await expect(asked).not.toHaveText(first);
  for (let i = 0; i < 4 && !(await reason.isVisible()); i++) await skip.click();
  const words = 'I have read your work since 2019 and want to build things that last.';
  await reason.fill(words);
  await page.getByRole('button', { name: 'Add to the letter' }).click();
  await expect(page.getByText('Your result has been updated')).toBeVisible();
  await openPart(page, 'Letter');
  await expect(page.locator('#letter').getByText(words).first()).toBeVisible();
});

test('a no closes its question for good, writes nothing, and can be taken back', async ({ page, receiveMail }) => {
  await signUp(page, receiveMail);
  await openResult(page);
  const no = page.getByRole('button', { name: /^No, I don’t have it: / }).first();
  const name = (await no.getAttribute('aria-label')) ?? '';
  const about = name.replace('No, I don’t have it: ', '');
  await no.click();
  await expect(page.getByText('Got it. We won’t ask again or add it to your resume.')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(page.getByText('You told us you don’t have this. We won’t mention it or ask again.')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Delete your answer about ${about}`, exact: true }).click();
  await expect(page.getByText('Answer deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toHaveCount(0);
});

test('the letter is written again in another tone, compared with the one before, and brought back', async ({
  page,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  await openResult(page);
  await openPart(page, 'Letter');
  const sheet = page.locator('#letter article');
  const plain = (await sheet.textContent()) ?? '';
  await page.getByLabel('Tone').selectOption('formal');
  await page.getByRole('button', { name: 'Rewrite letter' }).click();
  await expect(page.getByText('We rewrote the letter')).toBeVisible();
  await expect(sheet).not.toHaveText(plain);

  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of the letter' });
  await expect(dialog.getByText(/^Plain, full: /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('Letter: changes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Letter restored. The previous one is kept as a version.')).toBeVisible();
  await expect(sheet).toHaveText(plain);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog.getByText(/^Formal, full: /)).toBeVisible();
});
