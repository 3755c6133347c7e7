import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sampleResume } from '@shortlist/typeset';
import { authorization, keepResume } from './editor-page.ts';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

test('a new person sees the example figures marked as such, their account and their plan', async ({
  page,
  receiveMail,
}) => {
  const person = await signUp(page, receiveMail);
  for (const figure of ['85%', '92%', 'Top 10%']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Mara Quill, here’s your job search so far.')).toBeVisible();
  await expect(page.getByText('Free plan', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
  await expect(page.getByText('0 / 3')).toBeVisible();
  for (const [name, path] of [
    ['Build Resume', '/resume-creation-options'],
    ['Get Optimized Resume', '/optimize-resume'],
    ['Optimize LinkedIn Profile', '/optimize-linkedin'],
    ['Upgrade Plan', '/pricing'],
  ]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path as string);
  }
  expect(await findViolations(page)).toEqual([]);
});

test('who has resumes sees them first, and the next interview before the figures', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  await keepResume(page, app.url, 'For planners', sampleResume);
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const job = { title: 'Planner', employer: 'Havna', stage: 'interview' };
  const made = await fetch(`${app.url}/api/applications`, { method: 'POST', headers, body: JSON.stringify(job) });
  const { id } = (await made.json()) as { id: string };
  const nextOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await fetch(`${app.url}/api/applications/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ nextOn }) });
  await page.goto('/dashboard');
  const resume = page.getByRole('region', { name: 'Your resumes' }).getByRole('link', { name: /For planners/ });
  await expect(resume.locator('img')).toBeVisible();
  await expect(page.getByText('Interview: Planner, Havna')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your scores' })).toBeVisible();
  const regions = await page
    .locator('main section[aria-labelledby]')
    .evaluateAll((sections) => sections.map((section) => section.querySelector('h2')?.textContent));
  expect(regions.slice(0, 5)).toEqual([
    'Your resumes',
    'What would you like to do?',
    'Your results',
    'Your applications',
    'Your scores',
  ]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar: Interview: Planner, Havna' }).click();
  const event = await readFile(await (await saving).path(), 'utf8');
  expect(event).toContain(`DTSTART;VALUE=DATE:${nextOn.replaceAll('-', '')}`);
  expect(await findViolations(page)).toEqual([]);
});

test('the return from a subscription is announced once', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  await page.goto('/dashboard?status=success&plan=Famous');
  await expect(page.getByText('Successfully subscribed to Famous plan!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('the trial of a paid plan starts without a card, with its end on the page and in a mail', async ({
  page,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/pricing');
  await expect(page.getByText(/^Card and PayPal payments aren’t available on this site yet/)).toBeVisible();
  let upgrades = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/plans/upgrade')) upgrades++;
  });
  await page.getByRole('button', { name: 'Start the Famous trial' }).dblclick();
  await expect(page.getByText('Successfully subscribed to Famous plan!')).toBeVisible();
  await expect(page.getByText('0 of 45 optimizations used')).toBeVisible();
  await expect(page.getByText('Custom branding options')).toBeVisible();
  expect(upgrades).toBe(1);
  const end = /Free trial until .+\d{4}\. Nothing is charged when it ends\./;
  await expect(page.getByText(end)).toBeVisible();
  await receiveMail(person.email, /^Your Famous trial has started$/);

  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start the Premium trial' }).click();
  await expect(page.getByText('Successfully subscribed to Premium plan!')).toBeVisible();
  // No language model is set up here.
  await expect(page.getByText('Not available on this site yet.')).toBeVisible();
  await receiveMail(person.email, /^Your Premium trial has started$/);
  await page.goto('/pricing');
  await expect(page.getByText('Your Premium trial includes everything in Famous.')).toBeVisible();
  await expect(page.getByText(end)).toBeVisible();
});

test('who is signed in writes to us without saying who they are', async ({ page, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/contact');
  await expect(page.getByText(`We’ll reply to Mara Quill, ${person.email}.`)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await expect(page.getByText(/Sign in first/)).toHaveCount(0);
  await page.getByLabel('Message').fill('Can I change my template later?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Your message is on its way.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('at the limit both forms are closed and lead to the plans', async ({ page, receiveMail }) => {
  await openAccount(page, receiveMail);
  for (const key of ['first-trial', 'second-trial', 'third-trial']) expect(await submit(page, key)).toBe(202);
  await page.goto('/dashboard');
  await expect(page.getByText("You've reached your optimization limit")).toBeVisible();
  await expect(page.getByRole('button', { name: /Get Optimized Resume/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Optimize LinkedIn Profile/ })).toBeDisabled();
  await page.goto('/optimize-resume');
  await expect(page.getByText("You've reached your optimization limit")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Optimize my resume' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
});

/** Submits over HTTP with the session of the page; answers the status. */
async function submit(page: Page, key: string): Promise<number> {
  const stored = await page.evaluate(() => localStorage.getItem('shortlist.auth'));
  const { access_token: token } = JSON.parse(stored ?? '{}') as { access_token: string };
  const response = await page.request.post('/api/optimizations/resume', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    multipart: {
      fullName: 'Mara Quill',
      email: 'mara@example.com',
      jobDescription: samplePosting,
      resume: { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) },
    },
  });
  return response.status();
}
