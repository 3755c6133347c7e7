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
 * Limits for one document: milliseconds of processor time (`previewMs` for pages as SVG), and megabytes of its process. So many
 * `processes` set documents at the same time. With `idleMs` a process ends when nothing was set for so long.
 */
export type TypesetterOptions = {
  timeMs?: number;
  previewMs?: number;
  memoryMb?: number;
  niceness?: number;
  processes?: number;
  idleMs?: number;
};

/** A further process beside one that runs on ends after so long without a document. */
const furtherIdleMs = 60_000;

/**
 * Opens a typesetter: processes of its own, each of which sets one document after the other, starts when the others have to do, and is
 * replaced where a document took it past its limits.
 */
export function openTypesetter(options: TypesetterOptions = {}): Typesetter {
  const { processes = 1, idleMs = furtherIdleMs } = options;
  const lines = [openLine(options)];
  let closed = false;

  function leastBusy(): Line {
    const least = lines.reduce((best, line) => (line.waiting() < best.waiting() ? line : best));
    if (least.waiting() === 0 || lines.length === processes) return least;
    const further = openLine({ ...options, idleMs });
    lines.push(further);
    return further;
  }

  async function render(request: Request): Promise<Rendered> {
    if (isTooLong('report' in request ? request.report : request.content)) throw new DocumentLimitError('too-long');
    if (closed) throw new Error('The typesetter is closed.');
    return leastBusy().render(request);
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
      for (const line of lines) line.close();
    },
  };
}

/** One process, and the documents that wait for it. */
type Line = { render(request: Request): Promise<Rendered>; waiting(): number; close(): void };

function openLine(options: TypesetterOptions): Line {
  const { timeMs = 20_000, previewMs = timeMs, memoryMb = 700, niceness = 5, idleMs } = options;
  let process: TypesetProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let closed = false;

  async function set(request: Request): Promise<Rendered> {
    if (closed) throw new Error('The typesetter is closed.');
    clearTimeout(idle);
    if (process && !process.fit()) stop();
    process ??= startTypesetProcess({ timeMs, previewMs, memoryMb, niceness });
    try {
      return await process.set(request);
    } finally {
      waiting--;
      if (idleMs !== undefined && !closed) idle = setTimeout(stop, idleMs).unref();
    }
  }

  function stop(): void {
    process?.stop();
    process = undefined;
  }

  return {
    /** One document at a time, in the order of the calls. */
    render(request) {
      waiting++;
      const mine = last.then(() => set(request));
      last = mine.catch(() => undefined);
      return mine;
    },
    waiting: () => waiting,
    close() {
      closed = true;
      clearTimeout(idle);
      stop();
    },
  };
}

function pdfOf(rendered: Rendered): Uint8Array {
  return rendered.pdf ?? new Uint8Array();
}
