import { chooseFallback } from '../compile/choose-fallback.ts';
import { documentData } from '../compile/document-data.ts';
import type { Press } from '../compile/press.ts';
import { setDocument } from '../compile/set-document.ts';
import { splitSvg } from '../compile/split-svg.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { textFaces } from '../fonts/font-faces.ts';
import { type LetterCover, letterCover } from '../fonts/letter-cover.ts';
import { readCoverage } from '../fonts/read-coverage.ts';
import { findTemplate } from '../registry/templates.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { fontUrl } from './font-urls.ts';
import type { FromWorker, PreviewPages, PreviewRequest, ToWorker } from './messages.ts';
import { templateSources } from './template-sources.ts';
import { openWasm } from './wasm-press.ts';

type Ready = { press: Press; cover: LetterCover };

const send = (message: FromWorker) => self.postMessage(message);
const ready = new Map<string, Promise<Ready>>();
const progress = { loaded: 0, total: 0 };
let addFonts: ReturnType<typeof openWasm> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open')
    open(data).then(
      () => send({ kind: 'ready' }),
      (error) => send({ kind: 'failed', reason: String(error) }),
    );
  else
    render(data.request).then(
      (pages) => send({ kind: 'rendered', id: data.id, pages }),
      (error) => send({ kind: 'refused', id: data.id, reason: String(error) }),
    );
});

async function open({ template, compilerUrl, rendererUrl }: Extract<ToWorker, { kind: 'open' }>): Promise<void> {
  const [compiler, renderer] = await Promise.all([load(compilerUrl), load(rendererUrl)]);
  addFonts = openWasm({ compiler, renderer, sources: templateSources });
  await readyFor(template);
}

function readyFor(template: string): Promise<Ready> {
  const known = ready.get(template);
  if (known) return known;
  const made = prepare(template);
  ready.set(template, made);
  made.catch(() => ready.delete(template));
  return made;
}

/** A template's own faces and those that stand in for its missing letters. */
async function prepare(template: string): Promise<Ready> {
  const families = [...findTemplate(template).fonts, ...chooseFallback([])];
  const faces = textFaces.filter((face) => families.includes(face.family));
  const files = await Promise.all(faces.map((face) => load(fontUrl(face.file))));
  const coverage = new Map(faces.map((face, index) => [face.family, readCoverage(files[index] ?? new Uint8Array())]));
  const press = await (await addFonts)?.(files);
  if (!press) throw new Error('The compiler is not open.');
  return { press, cover: letterCover(coverage) };
}

async function render(request: PreviewRequest): Promise<PreviewPages> {
  const data = documentData(request.content, request);
  if (findScripts(JSON.stringify(data)).length > 0) throw new Error('The fonts of this script stand on the server.');
  const { press, cover } = await readyFor(request.template);
  const { sheet, fits, dropped } = setDocument(
    press,
    { ...data, fallback: chooseFallback([]) },
    { ...request, output: 'svg' },
    cover,
  );
  return { pages: splitSvg(sheet.svg()), pageCount: sheet.pageCount, fits, dropped, by: 'browser' };
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const head = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  progress.total += Number(head?.headers.get('content-length') ?? 0);
  return fetchWithProgress(url, (bytes) => {
    progress.loaded += bytes;
    progress.total = Math.max(progress.total, progress.loaded);
    send({ kind: 'progress', progress: { ...progress } });
  });
}
