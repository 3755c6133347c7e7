import type { Page } from '@playwright/test';
import { sampleResume } from '@shortlist/typeset';
import { keepResume, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount, signOut } from './sign-up.ts';

/** What stands in the page before the app draws the editor. */
const earlyPage = (page: Page) => page.locator('#early-screen [data-early-sheets] svg');
const keptPage = (page: Page) => page.evaluate(() => localStorage.getItem('shortlist:page'));

/** Sees the sample in the editor, with a name of its own, and leaves. */
async function seeAndLeave(page: Page, siteUrl: string): Promise<string> {
  const id = await keepResume(page, siteUrl, 'Sample', sampleResume);
  await page.goto(`/resume-editor?id=${id}`);
  const first = page.locator('[data-preview] .sheet svg').first();
  await expect(first).toContainText('Marta Lindqvist');
  await page.getByLabel('Full Name').fill('Marta Quill');
  await expect(first).toContainText('Marta Quill');
  await saved(page);
  await page.goto('/healthz');
  return id;
}

/** Holds what the editor asks for of a resume, and the rules that are not in its page; answers how to let it all through. */
async function holdAnswers(page: Page, id: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const path of [`**/api/resumes/${id}`, `**/api/resumes/${id}/pages`, '**/assets/*.css']) {
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
  }
  return resolve;
}

test('the page that was seen last stands before the server answers, as it was left, and signing out forgets it', async ({
  page,
  app,
  receiveMail,
}) => {
  const person = await openAccount(page, receiveMail);
  const id = await seeAndLeave(page, app.url);
  const answer = await holdAnswers(page, id);
  await page.goto(`/resume-editor?id=${id}`, { waitUntil: 'commit' });
  await expect(earlyPage(page)).toContainText('Marta Quill');
  const widths = await earlyPage(page).evaluate((svg) => [svg.clientWidth, svg.parentElement?.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  answer();
  await expect(page.getByLabel('Full Name')).toHaveValue('Marta Quill');
  await expect(page.locator('#early-screen')).toHaveCount(0);
  await expect(page.locator('[data-preview] .sheet')).toHaveCount(1);

  await signOut(page, person.email);
  expect(await keptPage(page)).toBeNull();
});

test('another person who signs in here sees nothing of it', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  const id = await seeAndLeave(page, app.url);
  // Another session takes the place of the first, which nobody ended.
  await openAccount(page, receiveMail);
  expect(await keptPage(page)).toContain(id);
  const answer = await holdAnswers(page, id);
  await page.goto(`/resume-editor?id=${id}`, { waitUntil: 'commit' });
  await expect(page.locator('#early-screen')).toBeVisible();
  await expect(earlyPage(page)).toHaveCount(0);
  answer();
  await expect.poll(() => keptPage(page)).toBeNull();
});

test('a session that the service has ended takes the page with it', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  const id = await seeAndLeave(page, app.url);
  await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('shortlist.auth') ?? '{}');
    await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    const ended = { ...JSON.parse(localStorage.getItem('shortlist.auth') ?? '{}'), expires_at: 1 };
    localStorage.setItem('shortlist.auth', JSON.stringify(ended));
  });
  await page.goto(`/resume-editor?id=${id}`);
  await expect(page).toHaveURL(/\/login/);
  expect(await keptPage(page)).toBeNull();
});

test('where the editor’s code cannot be had, the page that says so is not covered', async ({
  page,
  app,
  receiveMail,
}) => {
  await openAccount(page, receiveMail);
  const id = await seeAndLeave(page, app.url);
  await page.route(/\/assets\/resume-editor-[^/]*\.js/, (route) => route.abort());
  await page.goto(`/resume-editor?id=${id}`);
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await expect(page.locator('#early-screen')).toHaveCount(0);
  await page.unrouteAll();
  await page.route(/\/assets\/start-app-[^/]*\.js/, (route) => route.abort());
  await page.goto(`/resume-editor?id=${id}`);
  await expect(page.locator('#early-screen')).toHaveCount(0);
});
