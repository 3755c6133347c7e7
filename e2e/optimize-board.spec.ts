import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

type ReceiveMail = Parameters<typeof signUp>[1];

/** Signs up, submits on the page with these choices, and opens the finished result. */
async function openResult(page: Page, receiveMail: ReceiveMail): Promise<void> {
  await signUp(page, receiveMail);
  await submit(page);
  await finishedResult(page).click();
  await expect(page.getByRole('heading', { name: 'Your tailored resume and letter' })).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your resume').setInputFiles(pdf);
  await page.getByLabel('Job description').fill(samplePosting);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
}

const shots = process.env.SHOTS;
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a result is put on the board and moved by keyboard; it keeps posting, files and dates', async ({
  page,
  receiveMail,
}) => {
  await openResult(page, receiveMail);
  await shoot(page, 'result');
  await page.getByRole('button', { name: 'Add to board' }).click();
  await page.getByRole('link', { name: 'On your board' }).click();
  const saved = page.getByRole('region', { name: 'Saved' });
  await expect(saved.getByRole('button', { name: 'Operations Manager' })).toBeVisible();
  const stage = page.getByLabel('Stage of Operations Manager');
  await stage.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Applied' }).getByText('Operations Manager').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'moved to Applied' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add an application' }).click();
  await page.getByLabel('Job title').fill('Site Manager');
  await page.getByLabel('Employer').fill('Harbour Mills');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to board' }).click();
  await expect(saved.getByRole('button', { name: 'Site Manager' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'board');
  await saved
    .getByRole('listitem')
    .filter({ hasText: 'Site Manager' })
    .dragTo(page.getByRole('region', { name: 'Interview' }));
  await expect(page.getByRole('region', { name: 'Interview' }).getByText('Harbour Mills')).toBeVisible();

  await page.getByRole('button', { name: 'Operations Manager' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Posting', { exact: true })).toHaveValue(/Brightwater Foods/);
  await expect(dialog.getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  await expect(dialog.getByLabel('Applied')).not.toHaveValue('');
  await dialog.getByLabel('Date of next step').fill('2030-05-06');
  await dialog.getByLabel('Notes').fill('Ask for the shift plan.');
  await shoot(page, 'board-dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Next: May 6, 2030')).toBeVisible();
  await page.goto('/dashboard');
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Add to calendar: Follow up: Operations Manager/ }).click();
  const event = await calendar;
  expect(event.suggestedFilename()).toBe('2030-05-06.ics');
  expect(await readFile(await event.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR.*DTSTART;VALUE=DATE:20300506/s);
  await page.getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('button', { name: 'Operations Manager' }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Ask for the shift plan.');
  await dialog.getByRole('button', { name: 'Remove from the board' }).click();
  await page.getByRole('button', { name: 'Remove application' }).click();
  await expect(page.getByRole('button', { name: 'Operations Manager' })).toHaveCount(0);
});

test('two results stand side by side; the tailored resume opens in the editor and is submitted from there', async ({
  page,
  receiveMail,
}) => {
  await openResult(page, receiveMail);
  await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Tech Innovator' });
  await expect(page.getByLabel('Template', { exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Open in editor' }).click();
  await expect(page).toHaveURL(/\/resume-editor\?id=/);
  await expect(page.getByLabel('Full Name')).not.toHaveValue('');
  // The posting comes along: the editor compares with it at once.
  await expect(page.getByRole('button', { name: /^Match/ })).not.toContainText('No posting yet');

  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('Start from').selectOption({ index: 1 });
  await expect(page.getByLabel('Your resume')).toHaveCount(0);
  // Another posting: the same one, tried again, would count once.
  await page.getByLabel('Job description').fill(`${samplePosting}- Power BI\n`);
  await shoot(page, 'form');
  await page.getByLabel('Files', { exact: true }).selectOption({ label: 'As links (sign-in required)' });
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  const results = finishedResult(page);
  await expect(results).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'What your 2 postings ask for' })).toBeVisible();
  await expect(page.getByText('Most often missing')).toBeVisible();
  await shoot(page, 'dashboard');
  expect(await findViolations(page)).toEqual([]);

  // Opened by its address, the comparison asks which two.
  await page.goto('/optimizations/compare');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Match after tailoring' })).toBeVisible();

  await page.goto('/optimizations');
  await page.getByLabel('Search').fill('nothing of this name');
  await expect(page.getByText('No results for “nothing of this name”.')).toBeVisible();
  await page.getByLabel('Search').fill('brightwater');
  await page.getByText('Compare two results').click();
  await shoot(page, 'history');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Two results side by side' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Match after tailoring' })).toBeVisible();
  await shoot(page, 'compare');
  expect(await findViolations(page)).toEqual([]);
});

test('work that was stopped gives the trial back and is tried again as it was sent', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  const stored = await page.evaluate(() => localStorage.getItem('shortlist.auth'));
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const accepted = await page.request.post('/api/optimizations/resume', {
    headers,
    multipart: {
      fullName: 'Mara Quill',
      email: 'mara@example.com',
      jobDescription: samplePosting,
      resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) },
    },
  });
  const { id } = (await accepted.json()) as { id: string };
  await page.request.post(`/api/optimizations/${id}/cancel`, { headers });
  await page.goto(`/optimizations/${id}`);
  await expect(page.getByText('We refunded the optimization.')).toBeVisible();
  await shoot(page, 'failure');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your tailored resume and letter' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Refunded:')).toBeVisible();
  await expect(page.getByText('Used:')).toHaveCount(2);
});
