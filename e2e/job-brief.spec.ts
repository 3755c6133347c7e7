import type { Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openPart } from './open-part.ts';
import { openAccount, signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

const posting = `${samplePosting}- Driving license class B is required
- Occasional weekend shifts
- Team player
`;

async function choose(page: Page, text: string): Promise<void> {
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page
    .getByLabel('Your resume')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) });
  await page.getByLabel('Job description').fill(text);
}

const brief = (page: Page) => page.getByRole('region', { name: 'Job brief' });

test('a person checks the brief before an optimization is used, and the result follows what they confirmed', async ({
  page,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  await choose(page, posting);
  const panel = brief(page);
  await expect(panel.getByRole('img', { name: /Current match: \d+ out of 100/ })).toBeVisible();
  await expect(panel.getByText('Operations Manager · Brightwater Foods · Leeds')).toBeVisible();

  // A license that nothing shows is the one reason to skip; the person has it.
  await expect(panel.getByText('Skip', { exact: true })).toBeVisible();
  const license = panel.getByRole('group', { name: /Can you meet this: Driving license/ });
  await license.getByRole('button', { name: 'Yes' }).click();
  await expect(panel.getByText('Skip', { exact: true })).toBeHidden();
  const shifts = panel.getByRole('group', { name: /weekend shifts/ });
  await shifts.getByRole('button', { name: 'Yes' }).click();

  // One click takes a row out, another brings it back: the focus stays.
  await panel.getByRole('button', { name: 'Not a requirement: Excel' }).click();
  const undo = panel.getByRole('button', { name: 'Undo: Excel' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await panel.getByRole('button', { name: 'Not a requirement: Excel' }).press('Enter');
  await expect(undo).toBeVisible();

  // Order by the keyboard: taken, moved up, put down.
  const needs = panel.getByRole('list').first().getByRole('listitem');
  const second = await needs.nth(1).locator('p').first().textContent();
  const handle = needs.nth(1).getByRole('button', { name: /Move requirement 2/ });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Over position 1 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(needs.first().locator('p').first()).toHaveText(second ?? '');
  await needs
    .first()
    .getByRole('button', { name: /^Move down/ })
    .click();
  await expect(needs.nth(1).locator('p').first()).toHaveText(second ?? '');

  const missed = panel.getByLabel('Add a requirement we missed');
  await missed.fill('Salesforce');
  await missed.press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Salesforce' })).toContainText('Not shown');

  await panel.getByRole('button', { name: 'Edit job and employer' }).click();
  await panel.getByLabel('Job title').fill('Site Manager');
  await panel.getByRole('button', { name: 'Save job and employer' }).click();
  await expect(panel.getByText('Site Manager · Brightwater Foods · Leeds')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await finishedResult(page, /Site Manager/).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Site Manager');
  await openPart(page, 'Requirements');
  await expect(page.getByRole('rowheader', { name: 'Salesforce' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Excel' })).toBeHidden();

  // The same posting again: what was confirmed stands.
  await choose(page, posting);
  await expect(panel.getByText('Site Manager · Brightwater Foods · Leeds')).toBeVisible();
  await expect(undo).toBeVisible();
});

test('a posting whose job is not clear is asked about, and the form works without an answer', async ({
  page,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await choose(
    page,
    'We are growing and we would love to hear from you!\n\nRequirements:\n- 3 years of experience in operations\n- Excel\n',
  );
  await expect(brief(page).getByText('What job is this?')).toBeVisible();
  await brief(page).getByLabel('Job title').fill('Operations Lead');
  await brief(page).getByLabel('Job title').press('Enter');
  await expect(brief(page).getByText('Operations Lead · no employer named')).toBeVisible();
  await expect(page).toHaveURL('/optimize-resume');
  await choose(page, `${posting}\nApply by mail.`);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('1 of 3 optimizations used')).toBeVisible();
});
