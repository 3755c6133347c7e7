import { languages } from '@shortlist/schema/languages';
import { publicPaths } from '../apps/web/src/app/paths.ts';
import { addressIn } from '../apps/web/src/app/public-address.ts';
import { expectClean } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf } from './submit-resume.ts';

const narrow = { width: 390, height: 844 };

for (const { code, name, tag } of languages)
  test(`in ${name} axe finds nothing, and nothing is wider than a phone`, async ({ page, receiveMail }) => {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of publicPaths) {
      await page.goto(addressIn(code, path));
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expectClean(page);
    }
    await openAccount(page, receiveMail);
    await page.evaluate((chosen) => localStorage.setItem('shortlist.language', chosen), code);
    for (const path of ['/dashboard', '/account', '/optimize-linkedin', '/template-selection', '/applications']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expectClean(page);
    }
  });

test('a file that is tried on the home page is judged, and refused, in the language of the page', async ({ page }) => {
  await page.goto('/de/');
  const picker = page.locator('main input[type=file]');
  const file = (buffer: Uint8Array) => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(buffer) });
  await picker.setInputFiles(file(await samplePdf()));
  await expect(page.getByRole('heading', { name: 'Was eine Maschine liest' })).toBeVisible();
  await expect(page.getByText('Eine Abkürzung wird nirgends ausgeschrieben')).toBeVisible();
  await expect(page.locator('main li[lang="en"]')).toHaveCount(0);
  await page.getByRole('button', { name: /entfernen/i }).click();
  await picker.setInputFiles(file(new TextEncoder().encode('%PDF-1.7\nnothing that can be read')));
  await expect(page.getByText('Diese Datei ist beschädigt')).toBeVisible();
});
