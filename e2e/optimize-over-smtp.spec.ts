import type { Page } from '@playwright/test';
import { understand } from '@shortlist/engine';
import type { SmtpMail } from '@shortlist/mail/testing';
import { sampleResume } from '@shortlist/typeset';
import { finishedResult } from './finished-result.ts';
import { expect } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';
import { testWithPost as test } from './test-with-post.ts';

function fileOf({ parts }: SmtpMail, name: string): Uint8Array<ArrayBuffer> {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`No ${name} in the mail: ${parts.map((each) => each.name)}`);
  return part.bytes;
}

/** Word and text come with Famous. */
async function startFamous(page: Page): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start the Famous trial' }).click();
  await expect(page).toHaveURL('/dashboard');
}

test('from the sign-up to the mail: the tailored resume and the letter arrive and can be read back', async ({
  page,
  receiveMail,
  post,
}) => {
  const person = await signUp(page, receiveMail);
  await startFamous(page);
  await page.getByRole('link', { name: 'Get Optimized Resume' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your resume').setInputFiles(pdf);
  // A term that the resume lacks, so that something is reworded.
  await page.getByLabel('Job description').fill(`${samplePosting}- Warehouse management system (WMS)\n`);
  await page.getByLabel('Template for the files').selectOption({ label: 'Executive Classic' });
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page.getByText(/^Thank you for using/)).toBeVisible();

  const mail = await post.receive(person.email, /^Your resume and cover letter are ready/);
  expect(mail.text).toMatch(/Your ATS match score: \d+ of 100/);
  for (const name of ['resume.pdf', 'resume.docx']) {
    const read = await understand(fileOf(mail, name), name, new Date().toISOString());
    expect(read.ok && read.reading.resume.basics?.email, name).toBe(sampleResume.basics?.email);
    expect(read.ok && read.reading.resume.work?.length, name).toBe(sampleResume.work?.length);
  }
  expect(Buffer.from(fileOf(mail, 'letter.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(fileOf(mail, 'letter.docx')).subarray(0, 2).toString()).toBe('PK');

  await finishedResult(page).first().click();
  await expect(page.getByText(`Sent to ${person.email}.`)).toBeVisible();
  await expect(page.getByLabel('Template', { exact: true })).toHaveValue('executive-classic');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(`On its way to ${person.email}`, { exact: true })).toBeVisible();
  const again = await post.receive(person.email, /^Your resume and cover letter are ready/);
  expect(fileOf(again, 'resume.pdf')).toEqual(fileOf(mail, 'resume.pdf'));
});

test('from the sign-up to the mail: the optimised LinkedIn profile arrives as report and as text', async ({
  page,
  receiveMail,
  post,
}) => {
  const person = await signUp(page, receiveMail);
  await startFamous(page);
  await page.getByRole('link', { name: 'Optimize LinkedIn Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const pdf = { name: 'Profile.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your LinkedIn profile').setInputFiles(pdf);
  await page.getByLabel('Target role').fill('Head of Operations');
  await page.getByLabel('Industry').fill('Logistics');
  await page.getByLabel('Location').fill('Leeds');
  await page.getByLabel('Career stage').selectOption('senior');
  await page.getByLabel('Career goals').fill('Lead the operations of a larger company.');
  await page.getByRole('button', { name: 'Optimize my profile' }).click();
  await expect(
    page.getByText(
      'Thank you! You will receive an email shortly with your optimized LinkedIn profile and personalized recommendations.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const mail = await post.receive(person.email, /LinkedIn profile/);
  expect(Buffer.from(fileOf(mail, 'report.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.from(fileOf(mail, 'report.md')).toString('utf8')).toMatch(/headline/i);
  await page
    .getByRole('link', { name: /Head of Operations/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Ready to paste' })).toBeVisible();
});
