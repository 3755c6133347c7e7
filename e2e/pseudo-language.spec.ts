import type { Page } from '@playwright/test';
import { sampleResume } from '@shortlist/typeset';
import { keepResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { findLiterals, speakPseudoLanguage } from './pseudo-language.ts';
import { openAccount } from './sign-up.ts';
import { submitResume } from './submit-resume.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };

/** Nothing that is seen or heard is outside of the catalogs. */
async function expectCatalogs(page: Page, where: string, own: readonly string[]): Promise<void> {
  expect.soft(await findLiterals(page, own), where).toEqual([]);
}

/** The page runs from right to left and is no wider than the window. */
async function expectFits(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wider, `${where}, ${size.width} pixels`).toBeLessThanOrEqual(0);
  }
}

/**
 * Opens a screen and presses one of each kind of button, to look at what comes: a part that unfolds, a dialog, a refusal, a toast. What a dialog has to send is
 * sent as it is. Escape takes it back.
 */
async function pressEach(page: Page, path: string, own: readonly string[]): Promise<void> {
  const open = async () => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };
  const buttons = page.locator('main button:visible:enabled');
  await open();
  await expectCatalogs(page, path, own);
  await expectFits(page, path);
  const faces = await buttons.evaluateAll((all) => all.map((button) => button.innerHTML));
  for (const [index, face] of faces.entries()) {
    if (faces.indexOf(face) !== index) continue;
    if (!page.url().endsWith(path)) await open();
    const where = `${path}, button ${index}`;
    await buttons
      .nth(index)
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.waitForTimeout(200);
    await expectCatalogs(page, where, own);
    const send = page.locator('dialog[open] button[type=submit]:visible:enabled').first();
    if ((await send.count()) > 0) {
      await send.click({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(200);
      await expectCatalogs(page, `${where}, sent`, own);
    }
    await page.keyboard.press('Escape');
  }
}

test('before the sign-in, every screen and refusal speaks by the catalogs only, from right to left', async ({
  page,
}) => {
  await speakPseudoLanguage(page);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/no-such-page'])
    await pressEach(page, path, []);
  for (const path of ['/auth/confirm', '/auth/confirm?token_hash=0&type=signup']) await pressEach(page, path, []);
});

for (const paths of [
  ['/dashboard', '/account', '/resumes'],
  ['/optimizations', '/optimizations/compare', '/applications', '/my-templates', '/template-selection'],
  ['/resume-creation-options', '/guided-resume-creation', '/optimize-resume', '/optimize-linkedin'],
])
  test(`${paths.join(', ')}: every dialog, refusal and toast speaks by the catalogs only, from right to left`, async ({
    page,
    receiveMail,
  }) => {
    const { name, email } = await openAccount(page, receiveMail);
    await speakPseudoLanguage(page);
    for (const path of paths) await pressEach(page, path, [name, email]);
  });

test('the page of a result, unfolded, speaks by the catalogs only, from right to left', async ({
  page,
  app,
  receiveMail,
}) => {
  const { name, email } = await openAccount(page, receiveMail);
  const kept = (await page.evaluate(() => localStorage.getItem('shortlist.auth'))) ?? '{}';
  const { access_token: token } = JSON.parse(kept) as { access_token?: string };
  const headers = { Authorization: `Bearer ${token}` };
  const id = await submitResume(app.url, { email, key: 'in-pseudo-language', headers });
  await page.goto(`/optimizations/${id}`);
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible({ timeout: 90_000 });
  await speakPseudoLanguage(page);
  for (const path of [`/optimizations/${id}`, '/dashboard']) await pressEach(page, path, [name, email]);
});

test('the editor, its panels and its dialogs speak by the catalogs only, from right to left', async ({
  page,
  app,
  receiveMail,
}) => {
  const { name, email } = await openAccount(page, receiveMail);
  const id = await keepResume(page, app.url, 'My resume', sampleResume);
  await speakPseudoLanguage(page);
  await pressEach(page, `/resume-editor?id=${id}`, [name, email]);
});
