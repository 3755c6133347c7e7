import { resumeDraft } from '@shortlist/schema';
import { sampleResume } from '@shortlist/typeset';
import { authorization, tabTo } from './editor-page.ts';
import { findViolations } from './find-violations.ts';
import { finishedResult } from './finished-result.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf, samplePosting } from './submit-resume.ts';

const deed = 'Ran Kubernetes clusters for 40 services of the group';

test('a line of an older resume is offered for an open question, added by the person, and found among their facts', async ({
  page,
  app,
  receiveMail,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page, receiveMail);
  const [job, ...rest] = sampleResume.work ?? [];
  const older = { ...sampleResume, work: [{ ...job, highlights: [...(job?.highlights ?? []), deed] }, ...rest] };
  const kept = await fetch(`${app.url}/api/resumes`, {
    method: 'POST',
    headers: { ...(await authorization(page)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Resume 2023', draft: resumeDraft(older, Date.now()) }),
  });
  expect(kept.status).toBe(201);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveValue('');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf()) };
  await page.getByLabel('Your resume').setInputFiles(resume);
  await page.getByLabel('Job description').fill(`${samplePosting}- Experience with Kubernetes\n`);
  await page.getByRole('button', { name: 'Optimize my resume' }).click();
  await finishedResult(page).click();
  const offered = page.getByRole('region', { name: 'From your other documents' });
  await expect(offered.getByText(deed)).toBeVisible();
  await expect(offered.getByText('About Kubernetes, from “Resume 2023”')).toBeVisible();
  await expect(page.locator('#edits').getByText(deed)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await tabTo(page, 'button', 'Add it to this resume');
  await page.keyboard.press('Enter');
  await expect(offered).toBeHidden();
  // On a phone the edits are folded.
  await expect(page.locator('#edits').getByText(deed).first()).toBeAttached();

  await page.goto('/account');
  await page.getByRole('link', { name: 'See all your experience' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My experience' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await page.getByLabel('Search your experience').fill('kubernetes 40');
  await expect(page.getByText('2 entries')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Resume 2023' })).toHaveAttribute('href', /resume-editor\?id=/);
  await tabTo(page, 'button', `Don’t suggest again: ${deed}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('We won’t suggest this line for other resumes.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Search your experience').fill('clusters');
  await expect(page.getByRole('button', { name: `Suggest again: ${deed}` })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByLabel('Search your experience').fill('');
  expect(await findViolations(page)).toEqual([]);
});
