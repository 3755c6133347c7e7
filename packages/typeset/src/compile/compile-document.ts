import { findScripts } from '../fonts/find-scripts.ts';
import { findTemplate } from '../registry/templates.ts';
import { chooseFallback, settableIn } from './choose-fallback.ts';
import { documentData } from './document-data.ts';
import { nodePress } from './node-press.ts';
import type { Rendered, RenderRequest } from './request.ts';
import { setDocument } from './set-document.ts';
import { splitSvg } from './split-svg.ts';

/** Sets one document. Runs on the thread that calls it: use it through a typesetter. Throws for an unknown template or bad options. */
export async function compileDocument(request: RenderRequest): Promise<Rendered> {
  const template = findTemplate(request.template);
  const data = documentData(request.content, request);
  const scripts = findScripts(JSON.stringify(data));
  const { press, fonts } = await nodePress(scripts);
  const fallback = chooseFallback(scripts);
  const settable = settableIn([...template.fonts, ...fallback], fonts.coverage);
  const { sheet, fits, dropped } = setDocument(press, { ...data, fallback }, request, settable);
  const outcome = { pageCount: sheet.pageCount, fits, dropped };
  if (request.output === 'svg') return { ...outcome, pages: splitSvg(sheet.svg()) };
  return { ...outcome, pdf: sheet.pdf(request.standard ?? 'ua-1') };
}
