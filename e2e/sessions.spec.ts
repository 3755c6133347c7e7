import type { Page } from '@playwright/test';
import { authenticatorCode } from './authenticator-code.ts';
import { expect, test } from './fixtures.ts';
import { fillNewPassword, linkIn, openAccount, register, signInByPassword, signOut, signUp } from './sign-up.ts';

type Kept = { access_token: string; refresh_token: string; expires_at: number };

const keptSession = (page: Page): Promise<Kept> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('shortlist.auth') ?? 'null'));

/** Moves the end of the access token, as the browser knows it, to half a minute from now: the next page load refreshes it. */
const nearTheEnd = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('shortlist.auth') ?? 'null');
    localStorage.setItem(
      'shortlist.auth',
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 30 }),
    );
  });

const refreshes = /\/auth\/v1\/token\?grant_type=refresh_token/;

test('a sign-out in one tab ends the other tab and every call at once', async ({ page, receiveMail }) => {
  const person = await signUp(page, receiveMail);
  const other = await page.context().newPage();
  await other.goto('/account');
  await expect(other.getByText('This device')).toBeVisible();
  const { access_token: token } = await keptSession(page);
  await signOut(page, person.email);
  await expect(other).toHaveURL('/login');
  const answer = await page.request.get('/api/account', { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('a refresh whose answer is lost, that tabs race for, or that the server cannot give signs nobody out', async ({
  page,
  receiveMail,
}) => {
  const person = await signUp(page, receiveMail);
  const name = person.email.split('@')[0] ?? '';
  const context = page.context();
  const first = await keptSession(page);

  await context.route(refreshes, (route) => route.fulfill({ status: 503, body: '{"message":"down"}' }));
  await nearTheEnd(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);
  expect((await keptSession(page)).refresh_token).toBe(first.refresh_token);
  await context.unroute(refreshes);

  let lost = 0;
  await context.route(refreshes, async (route) => {
    lost += 1;
    await route.fetch();
    return lost === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);
  await expect.poll(async () => (await keptSession(page)).refresh_token).not.toBe(first.refresh_token);
  expect(lost).toBeGreaterThan(1);
  await context.unroute(refreshes);

  const answers: number[] = [];
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs)
    tab.on('response', (response) => {
      if (refreshes.test(response.url())) answers.push(response.status());
    });
  await nearTheEnd(page);
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);
  expect(answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([200]));
  await page.goto('/account');
  await expect(page.getByText('This device')).toBeVisible();
});

test('a stolen copy of the local storage opens nothing once its token has ended', async ({
  page,
  browser,
  app,
  receiveMail,
}) => {
  await signUp(page, receiveMail);
  const session = await keptSession(page);
  const thief = await browser.newContext({ baseURL: app.url });
  const there = await thief.newPage();
  await there.goto('/login');
  await there.evaluate(
    (stolen) => localStorage.setItem('shortlist.auth', JSON.stringify({ ...stolen, expires_at: 1 })),
    session,
  );
  await there.goto('/dashboard');
  await expect(there).toHaveURL('/login');
  await thief.close();
});

test('a person with a second factor shows it before a mail link sets a new password', async ({ page, receiveMail }) => {
  const person = await openAccount(page, receiveMail);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  const code = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await page.evaluate(() => localStorage.clear());
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(linkIn((await receiveMail(person.email, /new password/)).text));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewPassword(page, 'another harbour 72');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('whoever has not confirmed the address is told at the sign-in and gets the mail again', async ({ page }) => {
  const email = `mara-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await register(page, { name: 'Mara Quill', email, password: 'a quiet harbour 71' });
  await signInByPassword(page, { email, password: 'a quiet harbour 71' });
  await expect(page.getByText('Email not confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Send the email again' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: /Resend Verification Email/ }).click();
  await expect(page.getByText('Verification email sent')).toBeVisible();
});
