import type { TextFamily } from '@shortlist/schema';
import { chooseFallback } from '../compile/choose-fallback.ts';
import { documentData } from '../compile/document-data.ts';
import type { Press } from '../compile/press.ts';
import { setDocument } from '../compile/set-document.ts';
import { type KnownPages, splitSvg } from '../compile/split-svg.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { lightScripts, type Script, scriptFaces, textFaces } from '../fonts/font-faces.ts';
import { type LetterCover, letterCover } from '../fonts/letter-cover.ts';
import { readCoverage } from '../fonts/read-coverage.ts';
import { fontsOf } from '../registry/text-family.ts';
import { sampleResume } from '../sample/sample-resume.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { fontUrl } from './font-urls.ts';
import type { FromWorker, PreviewPages, PreviewRequest, ToWorker } from './messages.ts';
import { templateSources } from './template-sources.ts';
import { openWasm } from './wasm-press.ts';

/** At most so many ms are spent on running the compiler warm. */
const warmUpTime = 1500;

type Ready = { press: Press; cover: LetterCover };

const send = (message: FromWorker) => self.postMessage(message);
const ready = new Map<string, Promise<Ready>>();
const known: KnownPages = new Map();
let sent: string[] = [];
let opened = false;
let pagesBefore: number | undefined;
let stepBefore: number | undefined;
const progress = { loaded: 0, total: 0 };
let addFonts: ReturnType<typeof openWasm> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open')
    open(data).then(
      () => {
        opened = true;
        send({ kind: 'ready' });
      },
      (error) => send({ kind: 'failed', reason: String(error) }),
    );
  else
    render(data.request).then(
      (pages) => send({ kind: 'rendered', id: data.id, pages: onlyChanged(pages) }),
      (error) => send({ kind: 'refused', id: data.id, reason: String(error) }),
    );
});

async function open({ template, compilerUrl, rendererUrl }: Extract<ToWorker, { kind: 'open' }>): Promise<void> {
  const [compiler, renderer] = await Promise.all([load(compilerUrl), load(rendererUrl)]);
  addFonts = openWasm({ compiler, renderer, sources: templateSources });
  warmUp(await readyFor(template), template);
}

/**
 * Sets a sample again and again, unseen: the browser translates the compiler's code the better the more often it ran. Until then
 * the server sets the pages.
 */
function warmUp({ press, cover }: Ready, template: string): void {
  const end = performance.now() + warmUpTime;
  for (let round = 0; round < 60 && performance.now() < end; round += 1) {
    const summary = `${sampleResume.basics?.summary?.slice(0, 60 + round)}`;
    const resume = { ...sampleResume, basics: { ...sampleResume.basics, summary } };
    const data = { ...documentData({ kind: 'resume', resume }, { template }), fallback: chooseFallback([]) };
    splitSvg(setDocument(press, data, { template, output: 'svg' }, cover).sheet.svg());
  }
}

function onlyChanged(pages: PreviewPages): Extract<FromWorker, { kind: 'rendered' }>['pages'] {
  const before = sent;
  sent = pages.pages;
  return { ...pages, pages: pages.pages.map((page, index) => (page === before[index] ? undefined : page)) };
}

function readyFor(template: string, scripts: Script[] = [], font?: TextFamily): Promise<Ready> {
  const fonts = fontsOf(template, font);
  const key = [...fonts, ...scripts].join();
  const known = ready.get(key);
  if (known) return known;
  const made = prepare(fonts, scripts);
  ready.set(key, made);
  made.catch(() => ready.delete(key));
  return made;
}

/** The faces of these families and those that stand in for their missing letters. */
async function prepare(fonts: string[], scripts: Script[]): Promise<Ready> {
  const families = [...fonts, ...chooseFallback([])];
  const faces = [
    ...textFaces.filter((face) => families.includes(face.family)),
    ...scripts.flatMap((script) => scriptFaces[script]),
  ];
  const files = await Promise.all(faces.map((face) => load(fontUrl(face.file))));
  const coverage = new Map(faces.map((face, index) => [face.family, readCoverage(files[index] ?? new Uint8Array())]));
  const press = await (await addFonts)?.(files);
  if (!press) throw new Error('The compiler is not open.');
  return { press, cover: letterCover(coverage) };
}

async function render(request: PreviewRequest): Promise<PreviewPages> {
  const data = documentData(request.content, request);
  const scripts = findScripts(JSON.stringify(data));
  if (scripts.some((script) => !lightScripts.includes(script)))
    throw new Error('The fonts of this script stand on the server.');
  const { press, cover } = await readyFor(request.template, scripts, request.options?.font);
  const { sheet, fits, dropped, step } = setDocument(
    press,
    { ...data, fallback: chooseFallback(scripts) },
    { ...request, output: 'svg', guess: pagesBefore, step: stepBefore },
    cover,
  );
  pagesBefore = sheet.pageCount;
  stepBefore = step;
  return { pages: splitSvg(sheet.svg(), known), pageCount: sheet.pageCount, fits, dropped, by: 'browser' };
}

async function load(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const head = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
  progress.total += Number(head?.headers.get('content-length') ?? 0);
  return fetchWithProgress(url, (bytes) => {
    progress.loaded += bytes;
    progress.total = Math.max(progress.total, progress.loaded);
    // What comes in later, faces of another template, is small and holds nothing up.
    if (!opened) send({ kind: 'progress', progress: { ...progress } });
  });
}
