import type { Page, Request } from '@playwright/test';
import { openTestProvider, type Visitor } from '../packages/auth/test/support/open-test-provider.ts';
import { findFreePort } from './find-free-port.ts';
import { test as base, expect } from './fixtures.ts';
import {
  fillNewPassword,
  linkIn,
  newPerson,
  openAccount,
  register,
  shownAs,
  signInByPassword,
  signOut,
  signUp,
} from './sign-up.ts';
import { startApp } from './start-app.ts';

type Provider = Awaited<ReturnType<typeof openTestProvider>>;

/** The application with an OpenID provider on loopback in Google's place. Whoever is seated there signs in and consents. */
const test = base.extend<object, { google: Provider; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  port: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  google: [
    async ({ port }, use) => {
      const provider = await openTestProvider(`http://localhost:${port}`);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ google, port }, use) => {
      const { clientId, clientSecret, issuer } = google.google;
      const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer };
      const app = await startApp({
        port,
        env: { ...env, AUTH_MAIL_MIN_INTERVAL_S: '1', AUTH_MANUAL_LINKING: 'true', READERS: '1' },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const visitorOf = (email: string): Visitor => ({
  sub: crypto.randomUUID(),
  email,
  email_verified: true,
  name: 'Mara Quill',
});
async function signInWithGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

/** Goes to Google and back up to the last step: gives the address that would end the sign-in, with the cookies in the browser. */
async function stopBeforeTheEnd(page: Page): Promise<string> {
  const way = /\/auth\/v1\/authorize/;
  const held = new Promise<Request>((resolve) => {
    void page.route(way, (route) => {
      resolve(route.request());
      return route.abort();
    });
  });
  await signInWithGoogle(page);
  let address = (await held).url();
  await page.unroute(way);
  while (!address.includes('/auth/v1/callback')) {
    const answer = await page.context().request.get(address, { maxRedirects: 0 });
    address = new URL(answer.headers().location ?? '', address).href;
  }
  return address;
}

test('a new person signs in with Google, is welcomed, and comes back to the same account', async ({
  page,
  google,
  receiveMail,
}) => {
  const { email } = newPerson();
  google.seat(visitorOf(email));
  const asked = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'));
  await signInWithGoogle(page);
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({ provider: 'google', access_type: 'offline', prompt: 'consent' });
  await expect(page.getByText('Completing authentication...')).toBeVisible();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${shownAs(email)}`);
  await receiveMail(email, /welcome/i);
  await page.goBack();
  expect(page.url()).not.toContain('access_token');

  await page.goto('/dashboard');
  await signOut(page, email);
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Full name')).toHaveValue('Mara Quill');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('who says no at Google is back at the sign-in, with a word', async ({ page, google }) => {
  google.seat({ ...visitorOf(newPerson().email), denies: true });
  await signInWithGoogle(page);
  await expect(page.getByText('Sign-in was canceled.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('a state that was never given out opens nothing, nor does one begun in another browser', async ({
  page,
  browser,
  app,
  google,
}) => {
  const person = newPerson();
  google.seat(visitorOf(person.email));
  await page.goto(`/auth/v1/callback?code=stolen&state=${crypto.randomUUID()}`);
  await expect(page.getByText('Sign-in took too long. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('shortlist.auth'))).toBeNull();

  const address = await stopBeforeTheEnd(page);
  const victim = await (await browser.newContext({ baseURL: app.url })).newPage();
  await victim.goto(address);
  await expect(victim.getByText('Sign-in took too long. Please try again.')).toBeVisible();
  expect(await victim.evaluate(() => localStorage.getItem('shortlist.auth'))).toBeNull();
  await victim.context().close();
});

test('the code of a sign-in works once: played again it opens nothing and ends nothing', async ({ page, google }) => {
  const { email } = newPerson();
  google.seat(visitorOf(email));
  const address = await stopBeforeTheEnd(page);
  await page.goto(address);
  await expect(page).toHaveURL('/dashboard');
  const before = await page.evaluate(() => localStorage.getItem('shortlist.auth'));
  await page.goto(address);
  await expect(page.getByText('Sign-in took too long. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('shortlist.auth'))).toBe(before);
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('shortlist.auth'))).toBeNull();
});

test('an address that Google has not proved must be proved by a mail first', async ({ page, google, receiveMail }) => {
  const { email } = newPerson();
  google.seat({ ...visitorOf(email), email_verified: false });
  await signInWithGoogle(page);
  await expect(page.getByText('Please verify your email address first. We sent you an email.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto(linkIn((await receiveMail(email, /confirm/i)).text));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page).toHaveURL('/dashboard');
  await signOut(page, email);
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
});

test('Google finds the account of the same address: both ways lead in, and the owner is told', async ({
  page,
  google,
  receiveMail,
}) => {
  const person = await signUp(page, receiveMail);
  await signOut(page, person.email);
  google.seat(visitorOf(person.email));
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
  await receiveMail(person.email, /sign-in method was added/);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeEnabled();
  await signOut(page, person.email);
  await signInByPassword(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('who signed up with an address that is not theirs keeps nothing when its owner comes by Google', async ({
  page,
  google,
}) => {
  const owner = newPerson();
  await register(page, { name: 'Somebody Else', email: owner.email, password: 'a trap for later 99' });

  google.seat(visitorOf(owner.email));
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Quill');
  await signOut(page, owner.email);
  await signInByPassword(page, { email: owner.email, password: 'a trap for later 99' });
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
});

test('a signed-in person links another Google account, and unlinks it; one of somebody else stays theirs', async ({
  page,
  google,
  receiveMail,
}) => {
  const taken = visitorOf(newPerson().email);
  google.seat(taken);
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
  await signOut(page, taken.email);

  const person = await openAccount(page, receiveMail);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('This Google account is already linked.')).toBeVisible();
  await expect(page).toHaveURL('/account');

  google.seat(visitorOf(newPerson().email));
  await page.getByRole('button', { name: 'Link Google' }).click();
  await expect(page.getByText('Google account linked')).toBeVisible();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('button', { name: shownAs(person.email) })).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google account unlinked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
});

test('who came by Google sets a password, and may then leave Google', async ({ page, google, receiveMail }) => {
  const { email, password } = newPerson();
  google.seat(visitorOf(email));
  await signInWithGoogle(page);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
  await expect(page.getByText('Set a password first. Google is your only way to sign in.')).toBeVisible();
  await fillNewPassword(page, password);
  await page.getByRole('button', { name: 'Change password' }).click();
  const code = /\b\d{6}\b/.exec((await receiveMail(email, /confirmation code/)).subject)?.[0] ?? '';
  await page.getByLabel('Code from our email').fill(code);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google account unlinked')).toBeVisible();
  await signOut(page, email);
  await signInByPassword(page, { email, password });
  await expect(page).toHaveURL('/dashboard');
});
