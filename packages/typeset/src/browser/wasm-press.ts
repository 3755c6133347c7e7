import initRenderer, { type TypstRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import initCompiler, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { CompileError, mainSource, type Press } from '../compile/press.ts';
import { withoutEval } from './without-eval.ts';

export type WasmParts = { compiler: BufferSource; renderer: BufferSource; sources: [string, string][] };

/** A press that can be given further sources. */
export type WasmPress = Press & { addSource(path: string, source: string): void };

/** Opens the compiler's WASM build with its templates; what it returns opens a press for each set of fonts. */
export async function openWasm(parts: WasmParts): Promise<(fonts: Uint8Array[]) => Promise<WasmPress>> {
  await Promise.all([
    initCompiler({ module_or_path: parts.compiler }),
    initRenderer({ module_or_path: parts.renderer }),
  ]);
  const renderer = await new TypstRendererBuilder().build();
  return async (fonts) => {
    // It opens without files and packages of its own: all sources are added below.
    const builder = withoutEval(() => new TypstCompilerBuilder());
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    for (const [path, source] of parts.sources) compiler.add_source(path, source);
    return wasmPress(compiler, renderer);
  };
}

/** Asks for the compiler’s messages as lines of text, each with its place. */
const plainDiagnostics = 2;

/** Asks the renderer for the pages and their glyphs, without its style sheet and script. */
const pagesAndGlyphs = 0b11;

function wasmPress(compiler: TypstCompiler, renderer: TypstRenderer): WasmPress {
  let main = '';
  return {
    addSource: (path, source) => compiler.add_source(path, source),
    set({ template, data, preview, photo, logo }) {
      const source = mainSource(template, data.kind);
      if (source !== main) compiler.add_source('/main.typ', source);
      main = source;
      compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)));
      if (photo) compiler.map_shadow('/photo', photo);
      if (logo) compiler.map_shadow('/logo', logo);
      const inputs = [['preview', preview ? 'yes' : 'no']];
      const { result, diagnostics } = compiler.compile('/main.typ', inputs, 'vector', plainDiagnostics);
      if (!result) throw new CompileError(template, [diagnostics].flat().map(String));
      const session = renderer.session_from_artifact(result, 'vector');
      const pageCount = session.pages_info.page_count;
      const svg = renderer.svg_data(session, pagesAndGlyphs);
      session.free();
      return {
        pageCount,
        svg: () => svg,
        // Tagged PDF 1.7: this build of the compiler cannot be told to hold a standard.
        pdf: () => compiler.compile('/main.typ', inputs, 'pdf', plainDiagnostics).result,
      };
    },
  };
}
