import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

test('the LinkedIn form asks for every field in the specified words', async ({ page, receiveMail }) => {
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
});
