import { languages } from '@shortlist/schema/languages';
import { publicPaths } from '../apps/web/src/app/paths.ts';
import { addressIn } from '../apps/web/src/app/public-address.ts';
import { expectClean } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

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
