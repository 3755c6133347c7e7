import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { authorization, keepLongResume } from './editor-page.ts';
import { expect, test } from './fixtures.ts';
import { openAccount } from './sign-up.ts';

/** Kilobytes that the editor's screen fetches with the dialogs that come after it, compressed as they are sent: scripts and styles. */
const budget = 370;

test('the downloaded PDF says page by page what the preview says; the screen is light', async ({
  page,
  app,
  receiveMail,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page, receiveMail);
  const id = await keepLongResume(page, app.url);

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = new Map<string, number>();
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const shown = page.waitForResponse(`**/api/resumes/${id}/pages`);
  const dialogs = page.waitForResponse(/editor-dialogs-[^/]*\.js/);
  await page.goto(`/resume-editor?id=${id}`);
  await expect(page.locator('[data-preview] .sheet').nth(5)).toBeAttached();
  await (await dialogs).finished();
  const light = [...sizes].filter(([request]) => /Script|Stylesheet/.test(kinds.get(request) ?? ''));
  const kilobytes = Math.round(light.reduce((sum, [, size]) => sum + size, 0) / 1024);
  console.log(`The editor's screen fetches ${kilobytes} kB of scripts and styles.`);
  expect(kilobytes).toBeLessThanOrEqual(budget);

  const { pages } = (await (await shown).json()) as { pages: string[] };
  const drawn = pages.map((svg) => {
    const glyphs = new Set([...svg.matchAll(/<path id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/<use [^>]*href="#([^"]+)"/g)].map(([, id]) => id);
    // A blank has no outline.
    return used.filter((glyph) => glyphs.has(glyph));
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const data = new Uint8Array(await readFile(await (await download).path()));
  const pdf = await getDocument({ data }).promise;
  expect(pdf.numPages).toBe(drawn.length);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = [
      ...items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    ];
    const glyphs = drawn[number - 1] ?? [];
    expect(text.length).toBeGreaterThan(200);
    expect(glyphs.length, `letters on page ${number}`).toBe(text.length);
    // Letter by letter: each glyph of the preview stands for one letter of the file, always the same.
    const meant = new Map(glyphs.map((glyph, index) => [glyph, text[index]]));
    expect(glyphs.map((glyph) => meant.get(glyph)).join(''), `page ${number}`).toBe(text.join(''));
  }

  // Printed from the browser, the screen is the resume and nothing else; so is the page that others see.
  await expectPrinted(page, drawn.length);
  const headers = { ...(await authorization(page)), 'Content-Type': 'application/json' };
  const address = `marta-${crypto.randomUUID().slice(0, 8)}`;
  const body = JSON.stringify({ days: 7, address });
  expect((await fetch(`${app.url}/api/resumes/${id}/shares`, { method: 'POST', headers, body })).ok).toBe(true);
  await page.goto(`/shared/${address}`);
  await expect(page.locator('[data-preview] .sheet')).toHaveCount(drawn.length);
  await expect(page.getByRole('img', { name: 'QR code for this page' }).locator('svg')).toBeAttached();
  await expectPrinted(page, drawn.length);
});

/** The screen prints so many pages of A4, whatever paper the printer is set to: the resume and nothing else. */
async function expectPrinted(page: Page, pages: number): Promise<void> {
  const data = new Uint8Array(await page.pdf({ format: 'Letter', preferCSSPageSize: true, printBackground: true }));
  const printed = await getDocument({ data }).promise;
  expect(printed.numPages).toBe(pages);
  const first = await printed.getPage(1);
  expect(first.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const { items } = await first.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(words).toContain('Operations manager with eleven years');
  expect(words).not.toMatch(/Save Draft|Add Section|Preview|Scan to open/);
}
