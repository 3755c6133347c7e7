import { expectClean } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';
import { samplePdf } from './submit-resume.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`what was read on a phone: the place stays in view while a field is edited, ${colorScheme}`, async ({
    page,
    receiveMail,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAccount(page, receiveMail);
    await page.goto('/resume-creation-options');
    await page.getByRole('link', { name: /Upload Existing Resume/ }).click();
    await page.getByRole('button', { name: 'Choose your file' }).click();
    const buffer = Buffer.from(await samplePdf());
    await page.getByLabel('Your resume').setInputFiles({ name: 'marta.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByLabel('Full Name')).toHaveValue('Marta Lindqvist');
    const frame = page.getByRole('region', { name: 'Your file' });
    const lit = frame.locator('rect').first();
    await expect(page.getByText('Select a field to see where it is in your file.')).toBeVisible();

    for (const field of ['Email', 'Education', 'Full Name']) {
      await page.getByRole('textbox', { name: field }).click();
      await expect(page.getByText(/^We read this (?!as )/)).toBeVisible();
      // The place lies within the window, the window on the screen, and the field below it.
      await expect(lit).toBeInViewport();
      await expect
        .poll(async () => {
          const [place, window, input] = await Promise.all(
            [lit, frame, page.getByRole('textbox', { name: field })].map((one) => one.boundingBox()),
          );
          if (!place || !window || !input) return 'missing';
          const within = place.y >= window.y && place.y < window.y + window.height && place.x < window.x + window.width;
          return within && input.y + input.height > window.y + window.height ? 'seen' : 'hidden';
        })
        .toBe('seen');
    }
    await page.getByRole('textbox', { name: 'Education' }).click();
    const small = await frame.boundingBox();
    await page.getByRole('button', { name: 'Whole page' }).click();
    await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan((small?.height ?? 0) * 2);
    await page.getByRole('button', { name: 'Smaller' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectClean(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByLabel('Email').click();
  });
