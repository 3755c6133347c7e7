import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { letterDocx, resumeDocx } from '../formats/write-docx.ts';
import { compileReport, type ReportRequest } from '../report/compile-report.ts';
import { compileDocument } from './compile-document.ts';
import type { Rendered, RenderRequest, WordRequest } from './request.ts';

/** What passes between a typesetter and its thread. */
export type Order = { id: number; request: Request };
export type Request = RenderRequest | WordRequest | ReportRequest;
export type Delivery = { id: number; rendered: Rendered } | { id: number; error: string; name: string };

// On Linux this is this thread's own priority: whoever waits for the thread that called goes first.
if (process.platform === 'linux') setPriority(0, 5);

// One document at a time: the compiler is not shared between two.
let queue: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, request }: Order) => {
  queue = queue.then(async () => {
    const delivery = await compile(request).then(
      (rendered): Delivery => ({ id, rendered }),
      (error: unknown): Delivery => ({
        id,
        error: error instanceof Error ? error.message : String(error),
        name: error instanceof Error ? error.name : 'Error',
      }),
    );
    parentPort?.postMessage(delivery);
  });
});

async function compile(request: Request): Promise<Rendered> {
  if ('report' in request) return { pdf: await compileReport(request), ...unmeasured };
  if (request.output === 'docx') return { docx: await writeWord(request), ...unmeasured };
  return compileDocument(request);
}

/** Of a report and of a Word file nobody asks how many pages they have. */
const unmeasured = { pageCount: 0, fits: true, dropped: [] };

function writeWord({ content, ...options }: WordRequest): Promise<Uint8Array> {
  return content.kind === 'resume' ? resumeDocx(content.resume, options) : letterDocx(content.letter, options);
}
