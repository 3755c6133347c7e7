import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { ReadError } from '../read-error.ts';
import { linkPorts } from './direct-port.ts';

// pdf.js would hand every font to the browser as a style sheet; with a document whose fonts take anything, it does not.
const fontsTakeAnything = { fonts: { add: () => undefined, delete: () => true, clear: () => undefined } };
if (!('FontFace' in globalThis))
  Object.assign(globalThis, {
    FontFace: class {
      loaded = Promise.resolve(this);
      family = '';
    },
  });

/** An open file; `close` frees all that pdf.js holds for it. */
export type OpenPdf = { pdf: pdfjs.PDFDocumentProxy; close(): Promise<void> };

/** Opens a PDF for reading only: no scripts, no rendering, nothing fetched. Throws a ReadError for a file that cannot be opened. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const [near, far] = linkPorts();
  // The worker runs in our own process, which can be killed as a whole.
  const pdfWorker = pdfjs.PDFWorker.create({ port: near as unknown as Worker });
  worker.WorkerMessageHandler.initializeFromPort(far);
  const task = pdfjs.getDocument({
    data: bytes.slice(),
    worker: pdfWorker,
    ownerDocument: fontsTakeAnything,
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
  } as unknown as Parameters<typeof pdfjs.getDocument>[0]);
  const close = async (): Promise<void> => {
    await task.destroy().catch(() => undefined);
    pdfWorker.destroy();
    near.terminate();
    far.terminate();
  };
  try {
    return { pdf: await task.promise, close };
  } catch (error) {
    await close();
    throw explainOpening(error);
  }
}

function explainOpening(error: unknown): ReadError {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new ReadError('encrypted');
  return new ReadError('corrupt');
}
