import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openWasm } from '../browser/wasm-press.ts';
import { chooseFallback } from '../compile/choose-fallback.ts';
import { documentData } from '../compile/document-data.ts';
import { joinLists } from '../compile/join-lists.ts';
import { CompileError, type Sheet } from '../compile/press.ts';
import { setDocument } from '../compile/set-document.ts';
import { splitSvg } from '../compile/split-svg.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { textFaces } from '../fonts/font-faces.ts';
import { letterCover } from '../fonts/letter-cover.ts';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { OwnRendered, OwnRequest, TemplateFault } from './own-request.ts';
import { readFaults } from './read-faults.ts';

/** Where a person's file stands in the compiler's world: beside ours, so that it may import `parts/…` as they do. */
const id = 'own';
const most = { pages: 20, bytes: 8_000_000 };

/** Sets a document with a template's source. Run it in a process that may be killed: a template can take any time. */
export async function setOwn(source: string, request: OwnRequest): Promise<OwnRendered> {
  try {
    return checkSize(await render(source, request));
  } catch (error) {
    if (error instanceof CompileError) return { ok: false, code: 'does-not-compile', faults: readFaults(error, id) };
    // The compiler has no other way to say that its memory is full.
    if (error instanceof WebAssembly.RuntimeError) return fail('out-of-memory', 'The template needs too much memory.');
    return fail('failed', error instanceof Error ? error.message : String(error));
  }
}

type Done = Extract<OwnRendered, { ok: true }>;

async function render(source: string, request: OwnRequest): Promise<Done> {
  const data = documentData(request.content, { ...request, template: id });
  const scripts = findScripts(JSON.stringify(data));
  const [fonts, open] = await Promise.all([loadFonts(scripts), openWasm({ ...compilers(), sources: sources(source) })]);
  const { sheet, fits, dropped } = setDocument(
    await open(fonts.files),
    { ...data, fallback: chooseFallback(scripts) },
    { ...request, template: id, fonts: familiesOf(source) },
    letterCover(fonts.coverage),
  );
  return { ok: true, ...output(sheet, request), pageCount: sheet.pageCount, fits, dropped };
}

function output(sheet: Sheet, request: OwnRequest): { pdf: Uint8Array } | { pages: string[] } {
  return request.output === 'pdf' ? { pdf: joinLists(sheet.pdf('1.7')) } : { pages: splitSvg(sheet.svg()) };
}

/** The families of ours that the file names; without any, the one of the first template. */
function familiesOf(source: string): string[] {
  const named = new Set(textFaces.map((face) => face.family).filter((family) => source.includes(`"${family}"`)));
  return named.size > 0 ? [...named] : ['Source Sans 3'];
}

function compilers(): { compiler: Uint8Array<ArrayBuffer>; renderer: Uint8Array<ArrayBuffer> } {
  const require = createRequire(import.meta.url);
  const read = (name: string) => new Uint8Array(readFileSync(require.resolve(name)));
  return {
    compiler: read('@myriaddreamin/typst-ts-web-compiler/wasm'),
    renderer: read('@myriaddreamin/typst-ts-renderer/wasm'),
  };
}

/** The person's file and the parts that all templates share. Ours themselves are not among them. */
function sources(source: string): [string, string][] {
  const folder = new URL('../../templates/parts/', import.meta.url);
  const parts = readdirSync(folder).map((name): [string, string] => [
    `/templates/parts/${name}`,
    readFileSync(new URL(name, folder), 'utf8'),
  ]);
  return [...parts, [`/templates/${id}.typ`, source]];
}

function checkSize(done: Done): OwnRendered {
  const size = done.pdf?.length ?? done.pages?.reduce((sum, page) => sum + page.length, 0) ?? 0;
  if (done.pageCount > most.pages)
    return fail('too-large', `The document has ${done.pageCount} pages; ${most.pages} is the most.`);
  if (size > most.bytes) return fail('too-large', `The document has more than ${most.bytes / 1e6} MB.`);
  return done;
}

function fail(code: Extract<OwnRendered, { ok: false }>['code'], message: string): OwnRendered & { ok: false } {
  return { ok: false, code, faults: [{ message } satisfies TemplateFault] };
}
