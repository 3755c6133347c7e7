import initRenderer, { type TypstRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import initCompiler, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { mainSource, type Press } from '../compile/press.ts';

export type WasmParts = { compiler: BufferSource; renderer: BufferSource; sources: [string, string][] };

/** Opens the compiler's WASM build with its templates; fonts are added by `openWasmCompiler` for each set of fonts. */
export async function openWasm(parts: WasmParts): Promise<(fonts: Uint8Array[]) => Promise<Press>> {
  await Promise.all([
    initCompiler({ module_or_path: parts.compiler }),
    initRenderer({ module_or_path: parts.renderer }),
  ]);
  const renderer = await new TypstRendererBuilder().build();
  return async (fonts) => {
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const font of fonts) await builder.add_raw_font(font);
    const compiler = await builder.build();
    for (const [path, source] of parts.sources) compiler.add_source(path, source);
    return wasmPress(compiler, renderer);
  };
}

/** Asks for the compiler's messages as plain text. */
const plainDiagnostics = 3;

function wasmPress(compiler: TypstCompiler, renderer: TypstRenderer): Press {
  let main = '';
  return {
    set({ template, data, preview }) {
      const source = mainSource(template, data.kind);
      if (source !== main) compiler.add_source('/main.typ', source);
      main = source;
      compiler.map_shadow('/data.json', new TextEncoder().encode(JSON.stringify(data)));
      const inputs = [['preview', preview ? 'yes' : 'no']];
      const { result, diagnostics } = compiler.compile('/main.typ', inputs, 'vector', plainDiagnostics);
      if (!result) throw new Error(`The template "${template}" did not compile: ${String(diagnostics)}`);
      const session = renderer.session_from_artifact(result, 'vector');
      const pageCount = session.pages_info.page_count;
      const svg = renderer.svg_data(session);
      session.free();
      return {
        pageCount,
        svg: () => svg,
        pdf: () => {
          throw new Error('The browser sets previews; files come from the server.');
        },
      };
    },
  };
}
