import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Script } from '../fonts/font-faces.ts';
import { type LetterCover, letterCover } from '../fonts/letter-cover.ts';
import { type FontSet, loadFonts } from '../fonts/load-fonts.ts';
import { CompileError, mainSource, type Press } from './press.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const presses = new Map<string, Promise<{ press: Press; cover: LetterCover }>>();

/** The native compiler with the fonts of all templates and of these scripts; opened once for each set of scripts. */
export function nodePress(scripts: readonly Script[]): Promise<{ press: Press; cover: LetterCover }> {
  const key = scripts.join();
  const open = presses.get(key);
  if (open) return open;
  const opened = loadFonts(scripts).then((fonts) => ({ cover: letterCover(fonts.coverage), press: openPress(fonts) }));
  presses.set(key, opened);
  return opened;
}

/** For how many documents the compiler keeps what it did not use again, and after how many it throws away what is older. */
const keptSets = 20;
const tidyEvery = 10;

function openPress(fonts: FontSet): Press {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts.files }] });
  let untidied = 0;
  const tidy = () => {
    if (untidied > 0) compiler.evictCache(keptSets / tidyEvery);
    untidied = 0;
  };
  return {
    set({ template, data, preview, photo, logo }) {
      compiler.mapShadow(`${workspace}data.json`, Buffer.from(JSON.stringify(data)));
      if (photo) compiler.mapShadow(`${workspace}photo`, Buffer.from(photo));
      if (logo) compiler.mapShadow(`${workspace}logo`, Buffer.from(logo));
      const result = compiler.compile({
        mainFileContent: mainSource(template, data.kind),
        inputs: { preview: preview ? 'yes' : 'no' },
      });
      const document = result.result;
      if (!document) throw new CompileError(template, problems(result.takeError()?.shortDiagnostics));
      untidied += 1;
      // Going through all that is kept takes its time: seldom, and once the answer is on its way.
      if (untidied === tidyEvery) setImmediate(tidy);
      else if (untidied === 2 * tidyEvery) tidy();
      let svg: string | undefined;
      return {
        pageCount: document.numOfPages,
        svg() {
          svg ??= compiler.svg(document);
          return svg;
        },
        pdf: (standard) => plainBytes(compiler.pdf(document, { pdfStandard: standard })),
      };
    },
  };
}

function plainBytes(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}

function problems(diagnostics: { message?: string }[] | undefined): string[] {
  return (diagnostics ?? []).map((one) => one.message ?? '');
}
