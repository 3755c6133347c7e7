import { sampleResume } from '@shortlist/typeset';
import { keepResume, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, signOut } from './sign-up.ts';

test('the page that was seen last stands before the server answers, as it was left, and signing out forgets it', async ({
  page,
  app,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  const id = await keepResume(page, app.url, 'Sample', sampleResume);
  await page.goto(`/resume-editor?id=${id}`);
  const first = page.locator('[data-preview] .sheet svg').first();
  await expect(first).toContainText('Marta Lindqvist');
  await page.getByLabel('Full Name').fill('Marta Quill');
  await expect(first).toContainText('Marta Quill');
  await saved(page);
  await page.goto('about:blank');

  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/resumes/*/pages', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`/resume-editor?id=${id}`, { waitUntil: 'commit' });
  await expect(first).toBeVisible();
  await expect(first).toContainText('Marta Quill');
  answer();
  await expect(page.getByLabel('Full Name')).toHaveValue('Marta Quill');
  await expect(page.locator('#early-screen')).toHaveCount(0);
  await expect(page.locator('[data-preview] .sheet')).toHaveCount(1);

  await signOut(page, person.email);
  expect(await page.evaluate(() => localStorage.getItem('shortlist:page'))).toBeNull();
});
