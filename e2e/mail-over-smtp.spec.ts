import type { Page } from '@playwright/test';
import type { Postbox, SmtpMail } from '@shortlist/mail/testing';
import { expect } from './fixtures.ts';
import { fillNewPassword, newPerson, type Person, register, signInByPassword } from './sign-up.ts';
import { testWithPost as test } from './test-with-post.ts';

/** Opens a received mail as a mail program shows it, and presses its button. */
async function press(page: Page, mail: SmtpMail, button: string): Promise<void> {
  await page.setContent(mail.html);
  const link = page.getByRole('link', { name: button, exact: true });
  // In this tab, where the journey goes on; a mail program would open another.
  await link.evaluate((element) => element.removeAttribute('target'));
  await link.click();
}

async function signUpOverSmtp(page: Page, post: Postbox, person = newPerson()): Promise<Person> {
  await register(page, person);
  await press(page, await post.receive(person.email), 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/dashboard');
  await post.receive(person.email, /Welcome/);
  return person;
}

test('a mail asked for again replaces the first; a scanner that opens the link uses nothing up', async ({
  page,
  post,
}) => {
  const person = newPerson();
  await register(page, person);
  const first = await post.receive(person.email);
  const resend = page.getByRole('button', { name: /Resend Verification Email/ });
  await resend.click();
  await expect(page.getByText('Verification email sent')).toBeVisible();
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/\(\d+ s\)/);
  const second = await post.receive(person.email);

  await press(page, first, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();

  const link = /https?:\/\/\S+\/auth\/confirm\S+/.exec(second.text)?.[0] ?? '';
  for (let times = 0; times < 3; times++) expect((await page.request.get(link)).status()).toBe(200);
  await press(page, second, 'Confirm my address');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect((await post.receive(person.email)).subject).toMatch(/Welcome/);
});

test('a forgotten password is replaced by the link of a mail, and the change is told', async ({ page, post }) => {
  const person = await signUpOverSmtp(page, post);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await press(page, await post.receive(person.email, /new password/), 'Choose a new password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewPassword(page, 'Höhenzug – 71 Möwen');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL('/login');
  await post.receive(person.email, /password.*changed/i);
  await signInByPassword(page, person);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await signInByPassword(page, { ...person, password: 'Höhenzug – 71 Möwen' });
  await expect(page).toHaveURL('/dashboard');
});

test('a link signs in without a password, once', async ({ page, post }) => {
  const person = await signUpOverSmtp(page, post);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Email me a sign-in link instead' }).click();
  await expect(page.getByText(`If ${person.email} has an account, a link is on its way.`)).toBeVisible();
  const mail = await post.receive(person.email, /^Sign in/);
  await press(page, mail, 'Sign in');
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => localStorage.clear());
  await press(page, mail, 'Sign in');
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('a change of address is confirmed in both mailboxes; forms and sign-in follow it', async ({ page, post }) => {
  const person = await signUpOverSmtp(page, post);
  const moved = newPerson().email;
  await page.goto('/account');
  await page.getByLabel('New email').fill(moved);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Waiting for you to confirm ${moved}`)).toBeVisible();
  await press(page, await post.receive(person.email, /email change/), 'Confirm the change');
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('Confirmed. Now open the link we sent to your other address.')).toBeVisible();
  await press(page, await post.receive(moved), 'Confirm my new address');
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('Email address changed')).toBeVisible();
  await expect(page.getByText(`You sign in with ${moved}.`)).toBeVisible();
  await post.receive(person.email, /address.*changed/i);
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Email')).toHaveValue(moved);
  await page.evaluate(() => localStorage.clear());
  await signInByPassword(page, person);
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await signInByPassword(page, { ...person, email: moved });
  await expect(page).toHaveURL('/dashboard');
});

test('with a mail server there is no mailbox for everyone to read', async ({ page, app }) => {
  expect((await page.request.get(`${app.url}/dev/mailbox/mails.json`)).headers()['content-type']).toContain(
    'text/html',
  );
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
