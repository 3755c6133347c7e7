import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openWasm, type WasmPress } from '../browser/wasm-press.ts';
import { chooseFallback } from '../compile/choose-fallback.ts';
import { documentData } from '../compile/document-data.ts';
import { joinLists } from '../compile/join-lists.ts';
import { CompileError, type Sheet } from '../compile/press.ts';
import { setDocument } from '../compile/set-document.ts';
import { splitSvg } from '../compile/split-svg.ts';
import { findScripts } from '../fonts/find-scripts.ts';
import { type Script, textFaces } from '../fonts/font-faces.ts';
import { type LetterCover, letterCover } from '../fonts/letter-cover.ts';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { OwnRendered, OwnRequest, TemplateFault } from './own-request.ts';
import { readFaults } from './read-faults.ts';

/** Where a person's file stands in the compiler's world: beside ours, so that it may import `parts/…` as they do. */
const id = 'own';
const most = { pages: 20, bytes: 8_000_000 };

/** A compiler that is open before anybody's template is known. */
export type OwnSetting = {
  /** Sets a document with a template's source. Run it in a process that may be killed: a template can take any time. */
  set(source: string, request: OwnRequest): Promise<OwnRendered>;
};

type Opened = { press: WasmPress; cover: LetterCover };

/** Opens the compiler with the fonts that most documents need. */
export function openSetting(): OwnSetting {
  const opening = openWasm({ ...compilers(), sources: sharedParts() });
  const pressFor = async (scripts: Script[]): Promise<Opened> => {
    const [fonts, open] = await Promise.all([loadFonts(scripts), opening]);
    return { press: await open(fonts.files), cover: letterCover(fonts.coverage) };
  };
  const usual = pressFor([]);
  // What failed is told to whoever sets a document.
  usual.catch(() => undefined);

  async function render(source: string, request: OwnRequest): Promise<Done> {
    const data = documentData(request.content, { ...request, template: id });
    const scripts = findScripts(JSON.stringify(data));
    const { press, cover } = await (scripts.length === 0 ? usual : pressFor(scripts));
    press.addSource(`/templates/${id}.typ`, source);
    const arranged = { ...data, fallback: chooseFallback(scripts) };
    const how = { ...request, template: id, fonts: familiesOf(source) };
    const { sheet, fits, dropped } = setDocument(press, arranged, how, cover);
    return { ok: true, ...output(sheet, request), pageCount: sheet.pageCount, fits, dropped };
  }

  return {
    async set(source, request) {
      try {
        return checkSize(await render(source, request));
      } catch (error) {
        if (error instanceof CompileError)
          return { ok: false, code: 'does-not-compile', faults: readFaults(error, id) };
        // The compiler has no other way to say that its memory is full.
        if (error instanceof WebAssembly.RuntimeError)
          return fail('out-of-memory', 'The template needs too much memory.');
        return fail('failed', error instanceof Error ? error.message : String(error));
      }
    },
  };
}

type Done = Extract<OwnRendered, { ok: true }>;

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

/** The parts that all templates share. Ours themselves are not among them. */
function sharedParts(): [string, string][] {
  const folder = new URL('../../templates/parts/', import.meta.url);
  return readdirSync(folder).map((name) => [`/templates/parts/${name}`, readFileSync(new URL(name, folder), 'utf8')]);
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
