import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { understand } from '@shortlist/engine';
import { makePage, resumeLines, setLines } from '../packages/engine/test/make-pdf.ts';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openPart } from './open-part.ts';
import { openAccount } from './sign-up.ts';
import { samplePosting } from './submit-resume.ts';

const stray = 'Ref 4471-B / Tuesday list';
const withStray = makePage(setLines([...resumeLines.slice(0, 2), stray, ...resumeLines.slice(2)]));

async function choose(page: Page, bytes: Uint8Array): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('');
  await page
    .getByLabel('Your resume')
    .setInputFiles({ name: 'casey.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
}

test('a line without a place is shown before an optimization is used, is given its place, and stands in the new resume', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await choose(page, withStray);
  await expect(page.getByText('2 jobs · 1 degree · 3 skills · 1 line we couldn’t place')).toBeVisible();
  await page.getByLabel('Job description').fill(samplePosting);

  // The file is another person's than the form says: asked, not guessed.
  await page.getByRole('button', { name: 'Keep Casey Testperson' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Casey Testperson');
  await page.getByRole('button', { name: 'Keep casey.testperson@example.org' }).click();

  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByText('We couldn’t tell where 1 line in your file belongs.')).toBeVisible();
  await expect(page).toHaveURL('/optimize-resume');
  await page.getByRole('button', { name: 'Review your details' }).click();
  const review = page.getByRole('dialog', { name: 'Review your details' });
  await expect(review.locator('canvas')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // Clicked on the page, a line without a place leads to its choice; one that was read says what it was read as.
  const move = review.getByLabel(`Move “${stray}” to`);
  await review.locator('[data-spot="unplaced"]').click();
  await expect(move).toBeFocused();
  await review.locator('[data-spot="read"]').first().click();
  await expect(review.getByRole('region', { name: 'Selected line' })).toBeFocused();
  await review.getByRole('button', { name: 'Keep this type' }).click();
  await move.selectOption({ label: 'Bullet point' });
  await expect(move).toBeHidden();

  // Or it is dragged to its entry.
  await review.getByRole('button', { name: 'Undo' }).click();
  const entry = review.getByRole('group', { name: 'Job 1', exact: true });
  await review.locator('[draggable]').hover();
  await page.mouse.down();
  for (const y of [16, 24]) await entry.hover({ position: { x: 16, y } });
  await page.mouse.up();
  await expect(move).toBeHidden();

  // A job that was read as one is two, and is one again.
  const first = review.getByRole('group', { name: 'Job 1', exact: true });
  await first.getByRole('button', { name: `Start a new job here: ${stray}` }).click();
  await expect(review.getByRole('group', { name: 'Job 3', exact: true })).toBeVisible();
  await review.getByRole('group', { name: 'Job 2', exact: true }).getByRole('button', { name: 'Merge' }).click();
  await expect(review.getByRole('group', { name: 'Job 3', exact: true })).toBeHidden();

  const dates = review.getByRole('group', { name: 'Job 2', exact: true }).getByLabel('Dates');
  await dates.fill('some day');
  await dates.press('Enter');
  await expect(review.getByText('Type dates like')).toBeVisible();
  await dates.fill('Feb 2015 – Dec 2018');
  await dates.press('Enter');
  await review.getByRole('button', { name: 'Save corrections' }).click();
  await expect(review).toBeHidden();
  await expect(page.getByText('2 jobs · 1 degree · 3 skills', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await finishedResult(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download resume\.pdf/ }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const read = await understand(bytes, 'resume.pdf', new Date().toISOString());
  if (!read.ok) throw new Error(read.failure.code);
  const { work = [], basics } = read.reading.resume;
  expect(basics?.name).toBe('Casey Testperson');
  expect(JSON.stringify(work[0])).toContain(stray);
  expect(work[1]?.startDate).toBe('2015-02');
});

test('a file without name and email takes those of the form; the letter is signed', async ({ page, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  await choose(page, makePage(setLines(resumeLines.slice(2))));
  await expect(page.getByText(`We found no name in your file, so we’ll use ${person.name}.`)).toBeVisible();
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  const mail = await receiveMail(person.email, /Operations Manager|result|resume/i);
  expect(mail).toBeTruthy();
  await finishedResult(page).click();
  await openPart(page, 'Letter');
  await expect(page.getByRole('region', { name: 'Cover letter' }).getByText(person.name).last()).toBeVisible();
});

test('without a review, a resume that was hard to read comes back as it is, with a list of changes and no page of ours', async ({
  page,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  // A date that no year can be read from stays a loose piece of its line.
  const bytes = makePage(
    setLines(resumeLines.map((line) => line.replace('Mar 2016 - Dec 2018', 'March 20XX - Dec 20XX'))),
  );
  await choose(page, bytes);
  await expect(page.getByText('Otherwise, you’ll get your original file')).toBeVisible();
  await page.getByRole('button', { name: 'Continue without reviewing' }).click();
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Keep Casey Testperson' }).click();
  await page.getByRole('button', { name: 'Keep casey.testperson@example.org' }).click();
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  const result = finishedResult(page);
  await result.click();

  await expect(page.getByText('We kept your original file')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Your original resume/ }).click(),
  ]);
  expect((await readFile(await download.path())).equals(Buffer.from(bytes))).toBe(true);
  await expect(page.getByRole('button', { name: /Rebuilt resume/ })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /of the tailored resume/ })).toHaveCount(0);
  const mail = await receiveMail(person.email, /resume and cover letter are ready/);
  expect(mail.text).toContain('we kept your file');
  expect(mail.attachments.join()).toMatch(/resume\.pdf/);
  expect(mail.attachments.join()).not.toMatch(/rebuilt/);
  expect(mail.attachments.join()).toMatch(/letter\.pdf.*|edits\.txt/);
  expect(mail.text).toMatch(/match score/);

  // Each line placed and the dates typed, the same file is rebuilt.
  await choose(page, bytes);
  await page.getByRole('button', { name: 'Review your details' }).click();
  const review = page.getByRole('dialog', { name: 'Review your details' });
  const places = review.getByLabel(/^Move “/);
  for (let left = await places.count(); left > 0; left--)
    await places.first().selectOption({ label: 'A new section: Additional information' });
  const dates = review.getByRole('group', { name: 'Job 2', exact: true }).getByLabel('Dates');
  await dates.fill('Mar 2016 – Dec 2018');
  await dates.press('Enter');
  await review.getByRole('button', { name: 'Save corrections' }).click();
  await expect(review).toBeHidden();
  await page.getByLabel('Job description').fill(`${samplePosting}- Power BI\n`);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(result).toHaveCount(2);
  await result.first().click();
  await expect(page.getByText('We kept your original file')).toBeHidden();
  const [rebuilt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Download resume\.pdf/ }).click(),
  ]);
  const read = await understand(new Uint8Array(await readFile(await rebuilt.path())), 'resume.pdf', '2026-06-01');
  if (!read.ok) throw new Error(read.failure.code);
  expect(read.reading.resume.work?.[1]?.startDate).toBe('2016-03');
});
