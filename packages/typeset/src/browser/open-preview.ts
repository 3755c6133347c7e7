import rendererUrl from '@myriaddreamin/typst-ts-renderer/wasm?url';
import compilerUrl from '@myriaddreamin/typst-ts-web-compiler/wasm?url';
import type { FromWorker, LoadProgress, PreviewPages, PreviewRequest, ToWorker } from './messages.ts';

export type PreviewOptions = {
  /** Sets pages on the server: used until the browser's own compiler is loaded, and whenever it cannot do a document. */
  renderOnServer(request: PreviewRequest, signal: AbortSignal): Promise<PreviewPages>;
  onProgress?(progress: LoadProgress): void;
  /** Told once, when the browser sets its own pages from now on, or why it does not. */
  onReady?(outcome: { ok: true } | { ok: false; reason: string }): void;
};

export type Preview = {
  /** The pages of a document; undefined when a later call came in before this one was done. Rejects when neither side can set it. */
  render(request: PreviewRequest): Promise<PreviewPages | undefined>;
  /** Loads the compiler into a worker of the browser. Call it when the page is idle. */
  loadCompiler(template: string): void;
  close(): void;
};

/** One preview over two compilers with the same output: the server's at once, the browser's when it has loaded. */
export function openPreview(options: PreviewOptions): Preview {
  const waiting = new Map<number, { resolve(pages: PreviewPages): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let ready = false;
  let latest = 0;
  let pages: string[] = [];
  let aborter = new AbortController();

  async function render(request: PreviewRequest): Promise<PreviewPages | undefined> {
    const id = ++latest;
    aborter.abort();
    aborter = new AbortController();
    const { signal } = aborter;
    // While one is being set in the browser, only the newest of those that wait is worth setting.
    if (ready) await idle();
    if (id !== latest) return undefined;
    const pages = await (ready
      ? inBrowser(id, request).catch(() => onServer(request, signal))
      : onServer(request, signal));
    return id === latest ? pages : undefined;
  }

  async function onServer(request: PreviewRequest, signal: AbortSignal): Promise<PreviewPages | undefined> {
    return options.renderOnServer(request, signal).catch((error) => {
      if (signal.aborted) return undefined;
      throw error;
    });
  }

  function inBrowser(id: number, request: PreviewRequest): Promise<PreviewPages> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      post({ kind: 'render', id, request });
    });
  }

  async function idle(): Promise<void> {
    while (waiting.size > 0) await new Promise<void>((resolve) => idleCallbacks.push(resolve));
  }
  const idleCallbacks: (() => void)[] = [];

  function settle(
    id: number,
    settle: (caller: { resolve(pages: PreviewPages): void; reject(error: Error): void }) => void,
  ): void {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (caller) settle(caller);
    for (const next of idleCallbacks.splice(0)) next();
  }

  function hear({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'progress') options.onProgress?.(data.progress);
    else if (data.kind === 'rendered') {
      pages = data.pages.pages.map((page, index) => page ?? pages[index] ?? '');
      const all = { ...data.pages, pages };
      settle(data.id, (caller) => caller.resolve(all));
    } else if (data.kind === 'refused') settle(data.id, (caller) => caller.reject(new Error(data.reason)));
    else if (data.kind === 'failed') giveUp(data.reason);
    else {
      ready = true;
      options.onReady?.({ ok: true });
    }
  }

  function giveUp(reason: string): void {
    worker?.terminate();
    worker = undefined;
    ready = false;
    for (const id of [...waiting.keys()]) settle(id, (caller) => caller.reject(new Error(reason)));
    options.onReady?.({ ok: false, reason });
  }

  function post(message: ToWorker): void {
    worker?.postMessage(message);
  }

  return {
    render,
    loadCompiler(template) {
      if (worker) return;
      worker = new Worker(new URL('./wasm-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', hear);
      worker.addEventListener('error', (event) => giveUp(event.message));
      post({ kind: 'open', template, compilerUrl, rendererUrl });
    },
    close() {
      latest += 1;
      aborter.abort();
      worker?.terminate();
      worker = undefined;
      waiting.clear();
      for (const next of idleCallbacks.splice(0)) next();
    },
  };
}
