import { expectClean } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { linkedinPdf } from './linkedin-pdf.ts';
import { openAccount } from './sign-up.ts';

test('the LinkedIn form asks for every field in the specified words, and its result shows what each text rests on', async ({
  page,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/optimize-linkedin');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Optimize my profile' }).click();
  for (const text of [
    'Target role is required',
    'Industry is required',
    'Location is required',
    'Career stage is required',
    'Career goals are required',
    'Please upload your LinkedIn profile PDF',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Career stage').locator('option')).toHaveText([
    'Choose one',
    'Entry-Level (0-2 years experience)',
    'Mid-Level (3-7 years experience)',
    'Senior-Level (8+ years experience)',
  ]);
  await page
    .getByLabel('Your LinkedIn profile')
    .setInputFiles({ name: 'Profile.pdf', mimeType: 'application/pdf', buffer: linkedinPdf() });
  await expect(page.getByText(/^2 jobs · /)).toBeVisible();
  await page.getByLabel('Target role').fill('Category Manager');
  await page.getByLabel('Industry').fill('Food retail');
  await page.getByLabel('Location').fill('Leeds');
  await page.getByLabel('Career stage').selectOption('mid');
  await page.getByLabel('Career goals').fill('Lead the fresh category of a grocer.');
  await page.getByRole('button', { name: 'Optimize my profile' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page
    .getByRole('link', { name: /Category Manager/ })
    .filter({ hasText: 'Done' })
    .click();
  await expect(page.getByRole('heading', { name: 'Your profile for Category Manager' })).toBeVisible();
  const about = page.getByRole('article', { name: 'About' });
  await about.getByText('Sources').click();
  await expect(about.getByText(/^Work · Kestrel Foods · bullet 1, page 1$/).first()).toBeVisible();
  await expect(page.getByText(/Recruiters look at both your resume and your profile/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectClean(page);
});
