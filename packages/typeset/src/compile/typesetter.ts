import type { Letter, Resume } from '@shortlist/schema';
import type { ReportRequest } from '../report/compile-report.ts';
import { DocumentLimitError, isTooLong } from './document-limits.ts';
import type { Rendered, RenderOptions, RenderRequest } from './request.ts';
import type { Request } from './typeset-child.ts';
import { startTypesetProcess, type TypesetProcess } from './typeset-process.ts';

/**
 * Sets documents in a process of its own. Every call rejects with a RangeError for an unknown template, a DocumentLimitError for what is
 * beyond the limits, and an Error for bad options.
 */
export type Typesetter = {
  /** A tagged PDF. */
  resumePdf(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  /** One SVG a page; each field is a link `field:<JSON Pointer>`. */
  resumeSvg(resume: Resume, options: RenderOptions): Promise<string[]>;
  letterPdf(letter: Letter, options: RenderOptions): Promise<Uint8Array>;
  letterSvg(letter: Letter, options: RenderOptions): Promise<string[]>;
  /** The same as Word files, written in the process too. */
  resumeDocx(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  letterDocx(letter: Letter, options: RenderOptions): Promise<Uint8Array>;
  /** A report in simple Markdown (headings, paragraphs, lists, quotes, tables) as a tagged PDF. */
  reportPdf(report: string, options: Omit<ReportRequest, 'report'>): Promise<Uint8Array>;
  /** The same with all that is known of the result: pages, whether it fits, characters left out. */
  render(request: RenderRequest): Promise<Rendered>;
  close(): Promise<void>;
};

/**
 * Limits for one document: milliseconds of processor time, and megabytes of its process. With `idleMs` the process ends when nothing was
 * set for so long.
 */
export type TypesetterOptions = { timeMs?: number; memoryMb?: number; niceness?: number; idleMs?: number };

/**
 * Opens a typesetter: a process of its own that sets one document after the other, starts with the first call, and is replaced where a
 * document took it past its limits.
 */
export function openTypesetter(options: TypesetterOptions = {}): Typesetter {
  const { timeMs = 20_000, memoryMb = 700, niceness = 5, idleMs } = options;
  let process: TypesetProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  async function set(request: Request): Promise<Rendered> {
    if (closed) throw new Error('The typesetter is closed.');
    clearTimeout(idle);
    if (process && !process.fit()) stop();
    process ??= startTypesetProcess({ timeMs, memoryMb, niceness });
    try {
      return await process.set(request);
    } finally {
      if (idleMs !== undefined) idle = setTimeout(stop, idleMs).unref();
    }
  }

  function stop(): void {
    process?.stop();
    process = undefined;
  }

  /** One document at a time, in the order of the calls. */
  function render(request: Request): Promise<Rendered> {
    if (isTooLong('report' in request ? request.report : request.content))
      return Promise.reject(new DocumentLimitError('too-long'));
    const mine = last.then(() => set(request));
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    render,
    resumePdf: async (resume, options) =>
      pdfOf(await render({ ...options, content: { kind: 'resume', resume }, output: 'pdf' })),
    resumeDocx: async (resume, options) =>
      (await render({ ...options, content: { kind: 'resume', resume }, output: 'docx' })).docx ?? new Uint8Array(),
    letterDocx: async (letter, options) =>
      (await render({ ...options, content: { kind: 'letter', letter }, output: 'docx' })).docx ?? new Uint8Array(),
    reportPdf: async (report, options) => pdfOf(await render({ report, ...options })),
    letterPdf: async (letter, options) =>
      pdfOf(await render({ ...options, content: { kind: 'letter', letter }, output: 'pdf' })),
    resumeSvg: async (resume, options) =>
      (await render({ ...options, content: { kind: 'resume', resume }, output: 'svg' })).pages ?? [],
    letterSvg: async (letter, options) =>
      (await render({ ...options, content: { kind: 'letter', letter }, output: 'svg' })).pages ?? [],
    async close() {
      closed = true;
      clearTimeout(idle);
      stop();
    },
  };
}

function pdfOf(rendered: Rendered): Uint8Array {
  return rendered.pdf ?? new Uint8Array();
}
