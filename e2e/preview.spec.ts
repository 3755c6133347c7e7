import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

const sheets = (page: Page) => page.locator('[data-set-by]');
const setBy = (page: Page, by: 'server' | 'browser', timeout = 60_000) =>
  expect(sheets(page)).toHaveAttribute('data-set-by', by, { timeout });

/** What is drawn: each outline with its place, and each text over it. */
const drawn = (page: Page) =>
  sheets(page).evaluate((element) =>
    [...element.querySelectorAll<SVGGraphicsElement>('path, text')].map((part) => {
      const at = part.getCTM();
      return [part.getAttribute('d') ?? part.textContent, at?.a, at?.d, at?.e, at?.f].join(' ');
    }),
  );

async function typeName(page: Page, name: string) {
  await page.getByLabel('Full Name').fill(name);
  await expect(sheets(page).getByText(name, { exact: true })).toBeAttached();
}

test('the server sets the first preview; the browser takes over with the very same pages and asks the server no more', async ({
  page,
  receiveMail,
}) => {
  const asked: string[] = [];
  const loaded = new Map<string, string>();
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  page.context().on('response', (response) => {
    if (response.request().method() === 'GET') loaded.set(response.url(), response.headers()['cache-control'] ?? '');
  });
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await typeName(page, 'Mara Quill');
  await setBy(page, 'server');
  const fromServer = await drawn(page);
  expect(fromServer.length).toBeGreaterThan(10);
  await expect(page.getByRole('progressbar', { name: 'Loading the live preview' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar', { name: 'Loading the live preview' })).toBeHidden({ timeout: 120_000 });

  await typeName(page, 'Mara Quil');
  await setBy(page, 'browser');
  await typeName(page, 'Mara Quill');
  expect(await drawn(page)).toEqual(fromServer);
  const previews = asked.filter((url) => url.endsWith('/previews')).length;
  await typeName(page, 'Mara Quillfeather');
  await setBy(page, 'browser');
  expect(asked.filter((url) => url.endsWith('/previews'))).toHaveLength(previews);

  const large = [...loaded].filter(([url]) => /\.(wasm|ttf)$/.test(url));
  expect(large.length).toBeGreaterThanOrEqual(4);
  for (const [url, cache] of large) expect(cache, url).toContain('immutable');
});

test('where the browser cannot load its compiler, the server goes on setting the preview', async ({
  page,
  receiveMail,
}) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.wasm'));
  await openAccount(page, receiveMail);
  await page.goto('/resume-editor');
  await typeName(page, 'Ivo Brandt');
  await refused;
  await expect(page.getByRole('progressbar', { name: 'Loading the live preview' })).toBeHidden();
  await typeName(page, 'Ivo Brandtner');
  await setBy(page, 'server');

  // What could not be set without a connection is set once it is back, without another key.
  await page.context().setOffline(true);
  await page.getByLabel('Full Name').fill('Ivo Brandtmann');
  await expect(page.getByText('We couldn’t update the preview. Your text is safe.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(sheets(page).getByText('Ivo Brandtmann', { exact: true })).toBeAttached();
});
