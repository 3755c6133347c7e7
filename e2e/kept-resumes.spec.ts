import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import { openTypesetter, sampleResume } from '@shortlist/typeset';
import { saved } from './editor-page.ts';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
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
  await finishedResult(page).click();
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

test('a Word file that was uploaded comes back as the same Word file with the edits in it', async ({
  page,
  receiveMail,
}) => {
  const typesetter = openTypesetter();
  const docx = Buffer.from(await typesetter.resumeDocx(sampleResume, { template: 'executive-classic' }));
  await typesetter.close();
  await openAccount(page, receiveMail);
  await page.goto('/resume-creation-options');
  await page.getByRole('link', { name: /Upload Existing Resume/ }).click();
  await page.getByRole('button', { name: 'Choose your file' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.getByLabel('Your resume').setInputFiles({ name: 'marta.docx', mimeType, buffer: docx });
  await expect(page.getByLabel('Full Name')).toHaveValue('Marta Lindqvist');
  await page.getByRole('button', { name: 'Continue to the editor' }).click();
  await saved(page);

  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('');
  await page.getByLabel('Start from').selectOption({ index: 1 });
  await page.getByLabel('Job description').fill(`${samplePosting}- Recruiting\n- Power BI\n`);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await expect(page).toHaveURL('/dashboard');
  await finishedResult(page).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Your own document with the edits/ }).click(),
  ]);
  const own = await download.path();
  const folder = await mkdtemp(join(tmpdir(), 'own-document-'));
  const before = join(folder, 'marta.docx');
  await writeFile(before, docx);
  const were = partsOf(before);
  expect(partsOf(own).filter((part) => !were.includes(part))).toEqual([expect.stringMatching(/^word\/document\.xml /)]);
  await rm(folder, { recursive: true });
  const read = await understand(new Uint8Array(await readFile(own)), 'marta.docx', '2026-06-01');
  if (!read.ok) throw new Error(read.failure.code);
  const [operations, systems, people] = read.reading.resume.skills ?? [];
  expect(operations?.keywords?.slice(0, 2)).toEqual(['Lean', 'Budgeting']);
  expect(systems?.keywords?.[0]).toBe('Power BI');
  expect(people?.keywords?.[0]).toBe('Recruiting');
});

/** Each part of a Word file with the checksum of its bytes. */
function partsOf(path: string): string[] {
  const rows = execFileSync('unzip', ['-v', path], { encoding: 'utf8' }).split('\n');
  return rows.flatMap((row) => {
    const [, sum, name] = /\s([\da-f]{8})\s+(\S.*)$/.exec(row) ?? [];
    return name === undefined ? [] : [`${name} ${sum}`];
  });
}
