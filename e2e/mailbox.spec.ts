import { expect, test } from './fixtures.ts';
import { newPerson, register } from './sign-up.ts';

test('the development mailbox shows each mail as it was sent, and nothing scrolls sideways on a telephone', async ({
  page,
  receiveMail,
}) => {
  const person = newPerson();
  await register(page, person);
  await receiveMail(person.email, /confirm/i);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/dev/mailbox');
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click();
  const mail = page.frameLocator('iframe[title="The mail"]');
  await expect(mail.getByRole('heading', { name: /confirm your email/i })).toBeVisible();
  expect(await sideways()).toBeLessThanOrEqual(0);
  const opening = page.waitForEvent('popup');
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  const confirming = await opening;
  await expect(confirming).toHaveURL(/\/auth\/confirm/);
  await expect(confirming.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
});
