import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { ReadError } from '../read-error.ts';

// pdf.js looks here for its worker before it would start one: our process is the worker, and can be killed as a whole.
Object.assign(globalThis, { pdfjsWorker: worker });

/** Opens a PDF for reading only: no scripts, no rendering, nothing fetched. Throws a ReadError for a file that cannot be opened. */
export async function openPdf(bytes: Uint8Array): Promise<pdfjs.PDFDocumentProxy> {
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    disableFontFace: false,
    fontExtraProperties: true,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
  } as Parameters<typeof pdfjs.getDocument>[0]);
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy().catch(() => undefined);
    throw explainOpening(error);
  }
}

function explainOpening(error: unknown): ReadError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new ReadError('encrypted');
  return new ReadError('corrupt');
}
