import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { dropUnsettable } from '../fonts/drop-unsettable.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import type { Script } from '../fonts/font-faces.ts';
import { type FontSet, loadFonts } from '../fonts/load-fonts.ts';
import { findTemplate } from '../registry/templates.ts';
import { chooseFallback, settableIn } from './choose-fallback.ts';
import { documentData } from './document-data.ts';
import { fitPages } from './fit-pages.ts';
import type { Rendered, RenderRequest } from './request.ts';
import { splitSvg } from './split-svg.ts';

type Press = { compiler: NodeCompiler; fonts: FontSet };

const presses = new Map<string, Promise<Press>>();
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Sets one document. Runs on the thread that calls it: use it through a typesetter. Throws for an unknown template or bad options. */
export async function compileDocument(request: RenderRequest): Promise<Rendered> {
  const template = findTemplate(request.template);
  const arranged = documentData(request.content, request);
  const scripts = findScripts(JSON.stringify(arranged));
  const { compiler, fonts } = await pressFor(scripts);
  const fallback = chooseFallback(scripts);
  const { data, dropped } = dropUnsettable(
    arranged,
    settableIn([...template.fonts.slice(0, 1), ...fallback], fonts.coverage),
  );
  const pages = request.options?.fitPages;
  compiler.resetShadow();
  if (request.photo) compiler.mapShadow(`${workspace}photo`, Buffer.from(request.photo));
  const preview = request.output === 'svg';
  let document: NodeTypstDocument | undefined;
  const fitted = fitPages(data.options, pages, (scale) => {
    document = compile(compiler, template.id, { ...data, fallback, options: { ...data.options, ...scale } }, preview);
    return document.numOfPages;
  });
  document ??= compile(compiler, template.id, { ...data, fallback }, preview);
  compiler.evictCache(30);
  const outcome = { pageCount: document.numOfPages, fits: fitted.fits, dropped };
  if (preview) return { ...outcome, pages: splitSvg(compiler.svg(document)) };
  return { ...outcome, pdf: compiler.pdf(document, { pdfStandard: request.standard ?? 'ua-1' }) };
}

function pressFor(scripts: Script[]): Promise<Press> {
  const key = scripts.join();
  const known = presses.get(key);
  if (known) return known;
  const made = loadFonts(scripts).then((fonts) => ({
    fonts,
    compiler: NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts.files }] }),
  }));
  presses.set(key, made);
  return made;
}

function compile(
  compiler: NodeCompiler,
  template: string,
  data: ReturnType<typeof documentData>,
  preview: boolean,
): NodeTypstDocument {
  const result = compiler.compile({
    mainFileContent: `#import "/templates/${template}.typ": ${data.kind}\n#${data.kind}(json(bytes(sys.inputs.data)))`,
    inputs: { data: JSON.stringify(data), preview: preview ? 'yes' : 'no' },
  });
  const document = result.result;
  if (!document)
    throw new Error(
      `The template "${template}" did not compile: ${JSON.stringify(result.takeError()?.shortDiagnostics)}`,
    );
  return document;
}
