import type { Link, Page, TextItem } from '@shortlist/schema';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describeFont, type FontInUse, type PdfFont } from './describe-font.ts';
import { interpretOperators } from './interpret-operators.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { markHidden } from './mark-hidden.ts';
import { toMatrix, transformBounds } from './matrix.ts';
import { sortShapes } from './sort-shapes.ts';

/** Reads one page: its text with place and style, its links and its graphics. Fonts are collected in `fonts` across pages. */
export async function readPage(
  page: PDFPageProxy,
  fonts: Map<string, FontInUse>,
  maxGlyphs: number,
): Promise<{ page: Page; shown: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: 0 });
  const fontOf = (id: string): FontInUse => {
    const known = fonts.get(id);
    if (known) return known;
    const found = page.commonObjs.has(id) ? (page.commonObjs.get(id) as PdfFont) : undefined;
    const font = describeFont(id, found);
    fonts.set(id, font);
    return font;
  };
  const content = interpretOperators(list, toMatrix(viewport.transform), fontOf, maxGlyphs);
  const { width, height } = viewport;
  const items = joinGlyphs(content.glyphs, page.pageNumber);
  const graphics = sortShapes(content.shapes, page.pageNumber, width, height);
  markHidden(items, content.shapes, width, height);
  const links = await readLinks(page, toMatrix(viewport.transform));
  attachLinks(items, links);
  return { page: { number: page.pageNumber, width, height, items, links, graphics }, shown: content.shown };
}

type Annotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };

async function readLinks(page: PDFPageProxy, viewport: ReturnType<typeof toMatrix>): Promise<Link[]> {
  // Asked for display, pdf.js evaluates the whole text again to say what each link covers; asked for print, it does not.
  const printed = (await page.getAnnotations({ intent: 'print' })) as Annotation[];
  const annotations = printed.length > 0 ? printed : ((await page.getAnnotations()) as Annotation[]);
  const links: Link[] = [];
  for (const { subtype, url, unsafeUrl, rect } of annotations) {
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || !target || !rect || rect.length < 4) continue;
    const [left, top, right, bottom] = transformBounds(
      viewport,
      rect[0] ?? 0,
      rect[1] ?? 0,
      rect[2] ?? 0,
      rect[3] ?? 0,
    );
    links.push({
      url: target,
      box: { page: page.pageNumber, x: left, y: top, width: right - left, height: bottom - top },
    });
  }
  return links;
}

function attachLinks(items: TextItem[], links: Link[]): void {
  for (const link of links) {
    const { x, y, width, height } = link.box;
    for (const item of items) {
      const middle = item.box.y + item.box.height / 2;
      if (middle < y || middle > y + height) continue;
      const overlap = Math.min(item.box.x + item.box.width, x + width) - Math.max(item.box.x, x);
      if (overlap > 0.5 * Math.min(item.box.width, width)) item.link ??= link.url;
    }
  }
}
