import type { Link, Page, TextItem } from '@shortlist/schema';
import { ReadError } from '../read-error.ts';
import type { OperatorChunk, PdfPage } from './core-types.ts';
import { describeFont, type FontInUse } from './describe-font.ts';
import { interpretOperators } from './interpret-operators.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { findOffLayers } from './layers.ts';
import { core } from './load-core.ts';
import { markHidden } from './mark-hidden.ts';
import { markUnseen } from './mark-unseen.ts';
import { type Matrix, transformBounds } from './matrix.ts';
import type { OpenPdf } from './open-pdf.ts';
import { placePage } from './place-page.ts';
import { sortShapes } from './sort-shapes.ts';

/** pdf.js's flags for its operators as they stand in the file (OPLIST), without those of annotations. */
const intent = 0x100 | 0x40;

/** Reads one page: its text with place and style, its links and its graphics. Fonts in use are collected in `fonts` across pages. */
export async function readPage(
  file: OpenPdf,
  number: number,
  fonts: Map<string, FontInUse>,
  maxGlyphs: number,
): Promise<{ page: Page; shown: number }> {
  const page = await file.pdf.getPage(number - 1);
  const { width, height, matrix } = placePage(page);
  const fontOf = (id: string): FontInUse => {
    const known = fonts.get(id);
    if (known) return known;
    const font = describeFont(id, file.fonts.get(id));
    fonts.set(id, font);
    return font;
  };
  const { content, run } = interpretOperators(
    matrix,
    fontOf,
    maxGlyphs,
    findOffLayers(file.pdf.catalog.optionalContentConfig),
  );
  const enqueue = (chunk: OperatorChunk): void => {
    run(chunk);
    if (content.shown > maxGlyphs) throw new ReadError('too-much-text');
  };
  await page.getOperatorList({
    handler: file.handler,
    sink: { ready: Promise.resolve(), enqueue },
    task: new core.WorkerTask(`page ${number}`),
    intent,
    cacheKey: '',
  });
  markUnseen(content);
  const unseen = new Set<TextItem>();
  const items = joinGlyphs(content.glyphs, number, unseen);
  const graphics = sortShapes(content.shapes, number, width, height);
  markHidden(items, content.shapes, width, height, unseen);
  const links = await readLinks(page, number, matrix);
  attachLinks(items, links);
  return { page: { number, width, height, items, links, graphics }, shown: content.shown };
}

async function readLinks(page: PdfPage, number: number, viewport: Matrix): Promise<Link[]> {
  const links: Link[] = [];
  for (const { data, viewable, printable } of await page._parsedAnnotations) {
    const { subtype, url, unsafeUrl, rect } = data;
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || !target || !rect || rect.length < 4 || !(viewable || printable)) continue;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
    const [left, top, right, bottom] = transformBounds(viewport, x0, y0, x1, y1);
    links.push({ url: target, box: { page: number, x: left, y: top, width: right - left, height: bottom - top } });
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
