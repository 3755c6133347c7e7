import { beginWork, denyAddons, endWork, tidyMemory, watched } from '@shortlist/sandbox/inside';
import { letterDocx, resumeDocx } from '../formats/write-docx.ts';
import { compileReport, type ReportRequest } from '../report/compile-report.ts';
import { compileDocument } from './compile-document.ts';
import { DocumentLimitError, type LimitCode } from './document-limits.ts';
import type { Rendered, RenderRequest, WordRequest } from './request.ts';

/** What passes between a typesetter and its process. `timeMs` is the processor time that the document may take. */
export type Request = RenderRequest | WordRequest | ReportRequest;
export type Order = { request: Request; timeMs: number };
export type Delivery = { ready: true } | ({ rss: number } & ({ rendered: Rendered } | Fault));
type Fault = { error: string; name: string; limit?: LimitCode };

// The typesetting process: one document at a time. It ends at the limit of time or memory, whatever the compiler is doing.
process.on('message', async ({ request, timeMs }: Order) => {
  beginWork(timeMs);
  const outcome = await compile(request).then((rendered) => ({ rendered }), describe);
  endWork();
  deliver({ ...outcome, rss: tidyMemory(0.6) });
});
process.on('disconnect', () => process.exit(0));
denyAddons();
await watched;
deliver({ ready: true });

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

function describe(error: unknown): Fault {
  if (!(error instanceof Error)) return { error: String(error), name: 'Error' };
  const limit = error instanceof DocumentLimitError ? { limit: error.code } : {};
  return { error: error.message, name: error.name, ...limit };
}

function deliver(delivery: Delivery): void {
  process.send?.(delivery);
}
