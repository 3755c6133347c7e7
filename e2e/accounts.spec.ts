import { expect, test } from './fixtures.ts';
import { fillNewPassword, linkIn, newPerson, signOut, signUp, submitSignUp } from './sign-up.ts';

test('a visitor signs up, confirms by the mail and is welcomed', async ({ page, receiveMail }) => {
  const person = newPerson();
  await submitSignUp(page, person);
  await expect(page.getByText('Registration successful! Please check your email for verification.')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto(linkIn((await receiveMail(person.email, /confirm/i)).text));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  const shown = person.email.split('@')[0] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${shown}`);
  await receiveMail(person.email, /welcome/i);
});

test('the texts of the sign-up form stand at their fields and go away on edit', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const text of ['Name is required', 'Email is required', 'Password is required']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Email is required')).toBeHidden();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  for (const text of ['Invalid email format', 'Password must be at least 6 characters', 'Passwords do not match']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
});

test('a weak password is explained under its field, and nothing of that try stays beside the next one', async ({
  page,
}) => {
  const person = newPerson();
  await submitSignUp(page, { ...person, password: 'password1' });
  const weak = 'Password is known to be weak and easy to guess, please choose a different one.';
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(new RegExp(weak));
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  // The toast of the refusal stands, and would for as long as the pointer is over it.
  await page.getByRole('status').getByText(weak).hover();
  await page.getByLabel('Confirm password', { exact: true }).press('Enter');
  await expect(page.getByText(/^Registration successful!/)).toBeVisible();
  expect(await page.getByText(weak).count()).toBe(0);
});

test('a visitor is asked to sign in first and then comes to where they wanted to go', async ({ page, receiveMail }) => {
  const person = await signUp(page, receiveMail);
  await signOut(page, person.email);

  await page.goto('/optimize-linkedin');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL('/optimize-linkedin');

  await page.goto('/register');
  await expect(page).toHaveURL('/dashboard');
});

test('a forgotten password is replaced by the code of a mail', async ({ page, receiveMail }) => {
  const person = await signUp(page, receiveMail);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  const { text } = await receiveMail(person.email, /password/i);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Code from the email').fill('1');
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('Enter the code from the email')).toBeVisible();
  await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/reset-password');
  await fillNewPassword(page, 'another harbour 72');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a link that was used before says so', async ({ page }) => {
  await page.goto('/auth/confirm?token_hash=0000000000&type=signup');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a link that the service cannot check for the moment may be pressed again', async ({ page }) => {
  const check = /\/auth\/v1\/verify/;
  await page.route(check, (route) => route.fulfill({ status: 503, body: '{"message":"down"}' }));
  await page.goto('/auth/confirm?token_hash=0000000000&type=signup');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('We couldn’t check this link. Please try again in a moment.')).toBeVisible();
  await page.unroute(check);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a sign-in that comes back without a session ends at the sign-in with a word', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page.getByText('Completing authentication...')).toBeVisible();
  await expect(page.getByText('No session found after authentication')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a session from a link that nobody asked for is not taken without asking', async ({ page }) => {
  const payload = btoa(JSON.stringify({ email: 'stranger@example.com' }));
  await page.goto(`/auth/callback#access_token=x.${payload}.y&refresh_token=z&expires_in=900&token_type=bearer`);
  await expect(page.getByRole('heading', { name: 'Sign in as stranger@example.com?' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  expect(await page.evaluate(() => localStorage.getItem('shortlist.auth'))).toBeNull();
});

test('the verification screen names no address when none is known', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByText('your email', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend Verification Email/ })).toBeDisabled();
});

test('a password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
