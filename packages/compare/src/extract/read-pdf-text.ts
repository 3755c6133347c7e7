import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SourceLine, SourceLink, SourceText } from '@shortlist/schema';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { gap } from './fill-gaps.ts';
import { makeLines } from './make-lines.ts';
import { markIcons } from './mark-icons.ts';
import type { Run } from './run.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Type smaller than this, in points, is not seen. */
const smallest = 1.5;

/** The text layer of a PDF by pdf.js's own extraction. Throws for a file that it cannot open. */
export async function readPdfText(bytes: Uint8Array): Promise<SourceText> {
  // Loaded with the first PDF: who compares no PDF pays nothing for it.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const lines: SourceLine[] = [];
    const links: SourceLink[] = [];
    const pages: Run[][] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      pages.push(await runsOf(page));
      links.push(...(await linksOf(page, number)));
      page.cleanup();
    }
    for (const [index, runs] of markIcons(pages).entries())
      lines.push(...makeLines(runs, index + 1, (lines.at(-1)?.column ?? -1) + 1));
    return { format: 'pdf', lines, links };
  } finally {
    await task.destroy();
  }
}

async function runsOf(page: PDFPageProxy): Promise<Run[]> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  return items.flatMap((item): Run[] => {
    if (!('str' in item) || item.str === '') return [];
    const [a, b, c, d, e, f] = multiply(transform, item.transform);
    const size = Math.hypot(c, d);
    // Text that does not run to the right is placed by where it begins.
    const across = Math.abs(b) < 0.2 * Math.abs(a);
    const offPage = e > width + 1 || e + item.width < -1 || f < -1 || f - size > height + 1;
    const hidden = size < smallest;
    return [
      {
        text: plainSigns(item.str),
        x: e,
        y: f,
        width: across ? item.width : size,
        size: size || 1,
        font: item.fontName,
        ...(offPage ? { unseen: 'off-page' } : hidden ? { unseen: 'hidden' } : {}),
      },
    ];
  });
}

/** A text without the signs that say nothing. A ligature that the font does not name comes as U+0000: it stays, as a gap in its word. */
function plainSigns(text: string): string {
  return text.replaceAll('\u0000', gap).replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '');
}

async function linksOf(page: PDFPageProxy, number: number): Promise<SourceLink[]> {
  const { height } = page.getViewport({ scale: 1 });
  const annotations = await page.getAnnotations();
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }): SourceLink[] => {
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || typeof target !== 'string' || !Array.isArray(rect)) return [];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect as number[];
    return [{ url: target, box: { page: number, x: x1, y: height - y2, width: x2 - x1, height: y2 - y1 } }];
  });
}

type Matrix = [number, number, number, number, number, number];

/** The matrix that applies `second` first. */
function multiply(first: number[], second: number[]): Matrix {
  const [a, b, c, d, e, f] = first as Matrix;
  const [g, h, i, j, k, l] = second as Matrix;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
