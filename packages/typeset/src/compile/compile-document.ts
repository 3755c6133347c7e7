import { findScripts } from '../fonts/find-scripts.ts';
import { findTemplate } from '../registry/templates.ts';
import { chooseFallback } from './choose-fallback.ts';
import { documentData } from './document-data.ts';
import { DocumentLimitError, documentLimits } from './document-limits.ts';
import { joinLists } from './join-lists.ts';
import { nodePress } from './node-press.ts';
import { pagesToShow } from './pages-to-show.ts';
import type { Rendered, RenderRequest } from './request.ts';
import { setDocument } from './set-document.ts';
import { splitSvg } from './split-svg.ts';

/** Sets one document. Runs on the thread that calls it: use it through a typesetter. Throws for an unknown template or bad options. */
export async function compileDocument(request: RenderRequest): Promise<Rendered> {
  findTemplate(request.template);
  const data = documentData(request.content, request);
  const scripts = findScripts(JSON.stringify(data));
  const { press, cover } = await nodePress(scripts);
  const { sheet, fits, dropped } = setDocument(press, { ...data, fallback: chooseFallback(scripts) }, request, cover);
  if (sheet.pageCount > documentLimits.pages) throw new DocumentLimitError('too-many-pages');
  const outcome = { pageCount: sheet.pageCount, fits, dropped };
  if (request.output === 'svg') return { ...outcome, pages: pagesToShow(splitSvg(sheet.svg())) };
  return { ...outcome, pdf: joinLists(sheet.pdf(request.standard ?? 'ua-1')) };
}
