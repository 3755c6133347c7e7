import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError } from '../read-error.ts';
import type { CoreHandler, PdfDocument, PdfManager } from './core-types.ts';
import type { PdfFont } from './describe-font.ts';
import { characterMaps, core } from './load-core.ts';
import { skipDrawing } from './skip-drawing.ts';

skipDrawing(core);
core.setVerbosityLevel(0);

/** An open file; `fonts` fills up while its pages are read, `close` frees all that pdf.js holds for it. */
export type OpenPdf = { pdf: PdfDocument; handler: CoreHandler; fonts: Map<string, PdfFont>; close(): void };

/** Opens a PDF for reading only: no scripts, no rendering, nothing fetched. Throws a ReadError for a file that cannot be opened. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const fonts = new Map<string, PdfFont>();
  const handler: CoreHandler = {
    send: (action, data) => {
      if (action === 'commonobj' && Array.isArray(data) && data[1] === 'Font') fonts.set(String(data[0]), data[2]);
    },
    sendWithPromise: fetchData,
  };
  let manager: PdfManager | undefined;
  const close = (): void => manager?.terminate(new Error('closed'));
  try {
    manager = new core.LocalPdfManager({
      source: new Uint8Array(bytes),
      docId: 'd',
      password: null,
      handler,
      enableXfa: false,
      evaluatorOptions: options(),
    });
    await startDocument(manager);
    return { pdf: manager.pdfDocument, handler, fonts, close };
  } catch (error) {
    close();
    throw new ReadError(nameOf(error) === 'PasswordException' ? 'encrypted' : 'corrupt');
  }
}

/** Frozen by pdf.js, hence new for each file. */
function options(): Record<string, unknown> {
  return {
    maxImageSize: -1,
    canvasMaxAreaInBytes: -1,
    disableFontFace: false,
    ignoreErrors: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    fontExtraProperties: false,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    cMapUrl: characterMaps,
    cMapPacked: true,
  };
}

/** A file whose table of objects is broken is searched through for its objects. */
async function startDocument(manager: PdfManager): Promise<void> {
  try {
    await manager.initDocument(false);
  } catch (error) {
    if (nameOf(error) !== 'XRefParseException') throw error;
    await manager.initDocument(true);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

async function fetchData(_: string, data: unknown): Promise<unknown> {
  const { kind, filename } = data as { kind?: string; filename?: string };
  if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename ?? '')) throw new Error('not needed');
  return new Uint8Array(await readFile(join(characterMaps, filename as string)));
}
