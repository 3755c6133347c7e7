import { parentPort } from 'node:worker_threads';
import { compileReport, type ReportRequest } from '../report/compile-report.ts';
import { compileDocument } from './compile-document.ts';
import type { Rendered, RenderRequest } from './request.ts';

/** What passes between a typesetter and its thread. */
export type Order = { id: number; request: RenderRequest | ReportRequest };
export type Delivery = { id: number; rendered: Rendered } | { id: number; error: string; name: string };

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

async function compile(request: RenderRequest | ReportRequest): Promise<Rendered> {
  if (!('report' in request)) return compileDocument(request);
  return { pdf: await compileReport(request), pageCount: 0, fits: true, dropped: [] };
}
