import { Worker } from 'node:worker_threads';
import type { Letter, Resume } from '@shortlist/schema';
import type { Rendered, RenderOptions, RenderRequest } from './request.ts';
import type { Delivery, Order, Request } from './typeset-worker.ts';

/** Sets documents on a thread of its own. Every call rejects with a RangeError for an unknown template and an Error for bad options. */
export type Typesetter = {
  /** A tagged PDF. */
  resumePdf(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  /** One SVG a page; each field is a link `field:<JSON Pointer>`. */
  resumeSvg(resume: Resume, options: RenderOptions): Promise<string[]>;
  letterPdf(letter: Letter, options: RenderOptions): Promise<Uint8Array>;
  letterSvg(letter: Letter, options: RenderOptions): Promise<string[]>;
  /** The same as Word files, written on the thread too. */
  resumeDocx(resume: Resume, options: RenderOptions): Promise<Uint8Array>;
  letterDocx(letter: Letter, options: RenderOptions): Promise<Uint8Array>;
  /** A report in simple Markdown (headings, paragraphs, lists, quotes, tables) as a tagged PDF. `language` is BCP 47. */
  reportPdf(report: string, options: { title: string; language: string }): Promise<Uint8Array>;
  /** The same with all that is known of the result: pages, whether it fits, characters left out. */
  render(request: RenderRequest): Promise<Rendered>;
  close(): Promise<void>;
};

/** Opens a typesetter. Its thread starts with the first call and keeps no process alive when idle. */
export function openTypesetter(): Typesetter {
  const waiting = new Map<number, { resolve(rendered: Rendered): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let closed = false;
  let next = 0;

  function render(request: Request): Promise<Rendered> {
    if (closed) return Promise.reject(new Error('The typesetter is closed.'));
    worker ??= start();
    const id = next++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.ref();
      worker?.postMessage({ id, request } satisfies Order);
    });
  }

  function start(): Worker {
    const thread = new Worker(new URL('./typeset-worker.ts', import.meta.url));
    thread.on('message', (delivery: Delivery) => {
      const caller = waiting.get(delivery.id);
      waiting.delete(delivery.id);
      if (waiting.size === 0) thread.unref();
      if ('rendered' in delivery) caller?.resolve(delivery.rendered);
      else caller?.reject(delivery.name === 'RangeError' ? new RangeError(delivery.error) : new Error(delivery.error));
    });
    thread.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => {
      if (worker === thread) worker = undefined;
      failAll(new Error('The typesetter stopped.'));
    });
    return thread;
  }

  function failAll(error: Error): void {
    for (const caller of waiting.values()) caller.reject(error);
    waiting.clear();
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
      const thread = worker;
      worker = undefined;
      await thread?.terminate();
    },
  };
}

function pdfOf(rendered: Rendered): Uint8Array {
  return rendered.pdf ?? new Uint8Array();
}
