import { startService } from '../packages/auth/test/support/start-service.ts';
import { findFreePort } from './find-free-port.ts';
import { expect } from './fixtures.ts';
import { fillNewPassword, newPerson, register, signOut } from './sign-up.ts';
import { startApp } from './start-app.ts';
import { testWithPost } from './test-with-post.ts';

type Project = Awaited<ReturnType<typeof startService>>;

/** The application on an operator's own project: here our auth service, alone at another origin, with its own database and mail. */
const test = testWithPost.extend<object, { port: number; project: Project }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  port: [async ({}, use) => use(await findFreePort()), { scope: 'worker' }],
  project: [
    async ({ port, post }, use) => {
      const env = { SITE_URL: `http://localhost:${port}`, SMTP_URL: post.url, AUTH_MAIL_MIN_INTERVAL_S: '1' };
      const service = await startService(env);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: [
    async ({ port, project }, use) => {
      const env = {
        SUPABASE_URL: new URL(project.url).origin,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_operator',
        READERS: '1',
      };
      const app = await startApp({ port, env });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const linkOf = (text: string) => /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? '';

test('people sign up, come back by mail links and use the product, all on the project of the operator', async ({
  page,
  post,
  project,
  app,
}) => {
  const person = newPerson();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await register(page, person);
  await page.goto(linkOf((await post.receive(person.email)).text));
  await expect(page.getByText('Completing authentication...')).toBeVisible();
  await expect(page.getByText('Successfully signed in!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(page.url()).not.toContain('access_token');
  await page.goto('/optimize-resume');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await page.goto('/dashboard');
  await signOut(page, person.email);

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(linkOf((await post.receive(person.email, /new password/)).text));
  await expect(page).toHaveURL(/\/reset-password#?$/);
  await fillNewPassword(page, 'another harbour 72');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another harbour 72');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  expect(asked.filter((url) => url.startsWith(`${app.url}/auth/v1/`))).toEqual([]);
  expect(asked.some((url) => url.startsWith(`${project.url}/token`))).toBe(true);
});
