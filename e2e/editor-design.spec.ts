import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { understand } from '@shortlist/engine';
import { sampleResume } from '@shortlist/typeset';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectClean, openKept, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

const view = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Views' }).getByRole('button', { name });

async function download(page: Page): Promise<Uint8Array> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  return new Uint8Array(await readFile(await (await started).path()));
}

/** The names of the fonts in a PDF, where its text begins in points from the left edge of its first page, and the points between most of its lines. */
async function lookInto(bytes: Uint8Array): Promise<{ fonts: string; left: number; lineDistance: number }> {
  const fonts = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
  ];
  const loading = getDocument({ data: bytes.slice() });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  await loading.destroy();
  const heights = [...new Set(texts.map(({ transform }) => Math.round(transform[5] as number)))].sort((a, b) => b - a);
  const gaps = Map.groupBy(
    heights.slice(1).map((height, index) => (heights[index] ?? 0) - height),
    (gap) => gap,
  );
  const [most] = [...gaps].sort(([, one], [, other]) => other.length - one.length);
  return {
    lineDistance: most?.[0] ?? 0,
    fonts: fonts.map(([, name]) => name).join(),
    left: Math.min(...texts.map(({ transform }) => transform[4] as number)),
  };
}

test('font, line spacing, margins and icons are chosen, stand on the page and in the file, and all is read back', async ({
  page,
  app,
  receiveMail,
}) => {
  await openKept({ page, app, receiveMail }, 'Sample', sampleResume);
  const first = page.locator('[data-preview] .sheet svg').first();
  await expect(first).toBeVisible();
  const before = await lookInto(await download(page));
  const drawn = () => first.evaluate((svg) => svg.querySelectorAll('path').length);
  const shapes = await drawn();

  await view(page, /^Design/).click();
  const font = page.getByLabel('Font', { exact: true });
  await expect(font.locator('option')).toHaveText(['Source Sans 3', 'Inter', 'EB Garamond']);
  await expect(font).toHaveAccessibleDescription('The template’s own font.');
  await font.selectOption('EB Garamond');
  await page.getByLabel(/^Line spacing/).fill('1.4');
  await page.getByLabel(/^Margins/).fill('1.3');
  await page.getByRole('checkbox', { name: 'Icons for contact details' }).check();
  await expect.poll(drawn).not.toBe(shapes);
  await expectClean(page);
  await saved(page);

  const bytes = await download(page);
  const after = await lookInto(bytes);
  expect(before.fonts).toContain('SourceSans3');
  expect(after.fonts).toContain('EBGaramond');
  expect(after.fonts).not.toContain('SourceSans3');
  expect(after.left).toBeGreaterThan(before.left + 10);
  expect(after.lineDistance).toBeGreaterThan(before.lineDistance * 1.2);
  const read = await understand(bytes, 'resume.pdf', '2026-06-01');
  const { basics, work = [] } = read.ok ? read.reading.resume : {};
  expect(basics).toMatchObject({ name: 'Marta Lindqvist', email: 'marta.lindqvist@example.com' });
  expect(work.map(({ position }) => position)).toEqual(sampleResume.work?.map(({ position }) => position));

  // Another template offers other fonts: what it lacks gives way to its own.
  await page.getByRole('radio', { name: 'Tech Innovator' }).check();
  await expect(font).toHaveValue('IBM Plex Sans');
  await page.keyboard.press('Control+z');
  await expect(font).toHaveValue('EB Garamond');

  // In two columns a section stands where the person wants it.
  await page.getByRole('radio', { name: 'Creative Edge' }).check();
  const school = page.locator('[data-preview] [data-pointer="/education/0/institution"]').first();
  const share = async () => {
    const [sheet, place] = [await first.boundingBox(), await school.boundingBox()];
    return sheet && place ? (place.x - sheet.x) / sheet.width : Number.NaN;
  };
  const columns = page.getByRole('group', { name: 'Columns' });
  await columns.getByLabel('Education').selectOption('Side column');
  await expect.poll(share).toBeGreaterThan(0.55);
  await columns.getByLabel('Education').selectOption('Main column');
  await expect.poll(share).toBeLessThan(0.3);
  await expectClean(page);
});
