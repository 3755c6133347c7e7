import type { Page } from '@playwright/test';
import { languages } from '@shortlist/schema/languages';
import { sampleResume } from '@shortlist/typeset';
import { publicPaths } from '../apps/web/src/app/paths.ts';
import { addressIn } from '../apps/web/src/app/public-address.ts';
import { authorization, expectClean, keepResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf, submitResume } from './submit-resume.ts';

/** Bytes of script, as sent, that a public page may load by itself. */
const mostScript = 70 * 1024;

const narrow = { width: 390, height: 844 };

const beforeSignIn = ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/no-such-page'];
const ofApp = [
  '/dashboard',
  '/account',
  '/account/facts',
  '/resumes',
  '/optimize-resume',
  '/optimize-linkedin',
  '/optimizations',
  '/optimizations/compare',
  '/applications',
  '/template-selection',
  '/my-templates',
  '/resume-creation-options',
  '/guided-resume-creation',
];
/** The languages whose texts are the longest: in these every screen is opened. */
const longest = ['de', 'fr'];

/** Opens a screen of the app in a language, and waits until it stands. */
async function open(page: Page, path: string, tag: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await page.waitForLoadState('networkidle');
}

for (const { code, name, tag } of languages)
  test(`in ${name} axe finds nothing, and no page is wider than a phone`, async ({ page, app, receiveMail }) => {
    test.slow();
    await page.setViewportSize(narrow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const weigh = weighScripts(page);
    for (const path of publicPaths) {
      await page.goto(addressIn(code, path));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expectClean(page);
      expect(await weigh(), path).toBeLessThanOrEqual(mostScript);
    }
    await page.evaluate((chosen) => localStorage.setItem('shortlist.language', chosen), code);
    for (const path of longest.includes(code) ? beforeSignIn : []) {
      await open(page, path, tag);
      await expectFits(page, path);
    }
    const { email } = await openAccount(page, receiveMail);
    const headers = await authorization(page);
    const result = await submitResume(app.url, { email, key: `in-every-language-${code}`, headers });
    const resume = await keepResume(page, app.url, 'My resume', sampleResume);
    for (const path of longest.includes(code) ? ofApp : []) {
      await open(page, path, tag);
      await expectFits(page, path);
    }
    for (const path of ['/dashboard', '/account', '/optimize-linkedin', '/applications']) {
      await open(page, path, tag);
      await expectClean(page);
    }
    await open(page, `/optimizations/${result}`, tag);
    await expect(page.locator('#questions, #requirements').first()).toBeVisible({ timeout: 90_000 });
    await unfoldAll(page);
    await expectClean(page);
    await open(page, `/resume-editor?id=${resume}`, tag);
    await expectClean(page);
    for (const view of ['design', 'match', 'preview']) {
      await page.locator(`[data-view=${view}]`).click();
      await expectFits(page, `${view} in the editor`);
    }
  });

/** Gives the bytes of the scripts that a page has fetched since it was last asked. */
function weighScripts(page: Page): () => Promise<number> {
  let fetched: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const sizes = await Promise.all(fetched);
    fetched = [];
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

/** Unfolds the parts of a page, one after the other: an open one is no longer among those that are folded. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded=false]');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
}

async function expectFits(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(wider, where).toBeLessThanOrEqual(0);
}

test('a file that is tried on the home page is judged, and refused, in the language of the page', async ({ page }) => {
  await page.goto('/de/');
  const picker = page.locator('main input[type=file]');
  const file = (buffer: Uint8Array) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) });
  await picker.setInputFiles(file(await samplePdf()));
  await expect(page.getByRole('heading', { name: 'Was Software liest' })).toBeVisible();
  await expect(page.getByText('Fähigkeiten sind aufgeführt, aber bei keiner Stelle belegt')).toBeVisible();
  await expect(page.locator('main li[lang="en"]')).toHaveCount(0);
  await page.getByRole('button', { name: /entfernen/i }).click();
  await picker.setInputFiles(file(new TextEncoder().encode('%PDF-1.7\nnothing that can be read')));
  await expect(page.getByText('Diese Datei ist beschädigt')).toBeVisible();
});

test('what a person types and reads of their own runs in its own direction', async ({ page, app, receiveMail }) => {
  await openAccount(page, receiveMail);
  const id = await keepResume(page, app.url, 'קורות חיים', sampleResume);
  await page.goto('/resumes');
  const direction = (text: string) =>
    page
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => getComputedStyle(element).direction);
  expect([await direction('קורות חיים'), await direction('My resumes')]).toEqual(['rtl', 'ltr']);
  await page.goto(`/resume-editor?id=${id}`);
  const name = page.getByLabel('Full Name');
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  await name.fill('נועה לוי');
  expect(await name.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
});
