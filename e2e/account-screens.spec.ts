import type { Locator, Page } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, openAccount } from './sign-up.ts';

// Each width and each scheme once: colours do not hang on the width, nor the layout on the colours.
const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** Accessible, one heading, and nothing that runs out at the side. */
async function expectSound(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const violations = await findViolations(page);
  expect({ screen, violations: violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]) }).toEqual({
    screen,
    violations: [],
  });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect({ screen, overhang: Math.max(0, overhang) }).toEqual({ screen, overhang: 0 });
}

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('every account screen is sound, with and without its errors', async ({ page }) => {
      for (const [path, ready] of [
        ['/login', 'Sign in'],
        ['/register', 'Create your account'],
        ['/forgot-password', 'Forgot your password?'],
        ['/reset-password', 'Choose a new password'],
        ['/verify-email', 'Verify your email'],
        ['/auth/confirm?token_hash=0&type=signup', 'Confirm your email'],
        ['/auth/confirm', 'This link doesn’t work'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible();
        await expectSound(page, path);
      }
      for (const [path, button] of [
        ['/register', 'Sign Up'],
        ['/login', 'Sign In'],
        ['/forgot-password', 'Send reset link'],
      ] as const) {
        await page.goto(path);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByText('Email is required')).toBeVisible();
        await expectSound(page, `${path} with errors`);
      }
      await page.getByLabel('Email').fill(newPerson().email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      await expectSound(page, 'check your inbox');
      const payload = btoa(JSON.stringify({ email: 'stranger@example.com' }));
      await page.goto(`/auth/callback#access_token=x.${payload}.y&refresh_token=z&expires_in=900&token_type=bearer`);
      await expect(page.getByRole('heading', { name: /Sign in as stranger/ })).toBeVisible();
      await expectSound(page, 'a session nobody asked for');
    });

    test('the account is sound, with its dialogs open', async ({ page, receiveMail }) => {
      await openAccount(page, receiveMail);
      await page.goto('/account');
      await expect(page.getByText('This device')).toBeVisible();
      await expectSound(page, '/account');
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expectSound(page, 'two-factor set-up');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByRole('button', { name: 'Delete everything' })).toBeVisible();
      await expectSound(page, 'deletion');
    });
  });
}

/** Goes on with the tabulator until a control has the focus, and it shows. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      const ring = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring).not.toBe('none');
      return;
    }
  }
  throw new Error('The control cannot be reached by the tabulator.');
}

test('a person signs up and signs in without a mouse; a mistake takes the focus to its field', async ({
  page,
  receiveMail,
}) => {
  const person = newPerson();
  await page.goto('/register');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(person.name);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/verify-email');
  const link = /\/auth\/confirm\S+/.exec((await receiveMail(person.email, /confirm/i)).text)?.[0] ?? '';
  await page.goto(link);
  await tabTo(page, page.getByRole('button', { name: 'Confirm my email' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await tabTo(page, page.getByRole('button', { name: person.email.split('@')[0] }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
