import { DocumentLimitError, isTooLong } from '../compile/document-limits.ts';
import { setSource, startProcess } from './own-process.ts';
import type { OwnRendered, OwnRequest } from './own-request.ts';
import { keepSpare } from './spare-process.ts';

/** Limits for one document: milliseconds by the clock, starting included, and megabytes. `atOnce` documents are set at the same time. */
export type OwnTemplatesOptions = { atOnce?: number; timeMs?: number; memoryMb?: number };

export type OwnTemplates = {
  /**
   * Sets a document with a template file that a person wrote. Never rejects for anything that the file does: its faults come back
   * with their lines. Rejects with a DocumentLimitError for a document that is too long.
   */
  compileOwnTemplate(source: string, request: OwnRequest): Promise<OwnRendered>;
  /** Ends what is under way and refuses what comes after, as `failed`. */
  close(): void;
};

/** A template file may have so many characters. The longest of ours has 8,000. */
export const longestSource = 200_000;

/**
 * The sandbox for templates that people wrote. Each document is set in a process of its own that is thrown away afterwards, by the
 * compiler's WASM build: there is no file system, no package and no network to be reached from a template, only the shared parts.
 * Once one has been set, the process for the next is made ready ahead.
 */
export function openOwnTemplates(options: OwnTemplatesOptions = {}): OwnTemplates {
  const { atOnce = 1, timeMs = 20_000, memoryMb = 512 } = options;
  const ending = new AbortController();
  const spare = keepSpare(() => startProcess(memoryMb));
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(work: () => Promise<OwnRendered>): Promise<OwnRendered> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return ending.signal.aborted ? closed : await work();
    } finally {
      // The place is handed on: given back, somebody else could take it before the next in line has woken.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    compileOwnTemplate(source, request) {
      if (source.length > longestSource) return Promise.resolve(tooLong);
      if (isTooLong(request.content)) return Promise.reject(new DocumentLimitError('too-long'));
      return inTurn(() => {
        const rendering = setSource(spare.take(), { source, request }, { timeMs, signal: ending.signal });
        return rendering.finally(spare.prepare);
      });
    },
    close() {
      ending.abort();
      spare.close();
    },
  };
}

const tooLong: OwnRendered = {
  ok: false,
  code: 'too-large',
  faults: [{ message: `A template has at most ${longestSource.toLocaleString('en')} characters.` }],
};

const closed: OwnRendered = { ok: false, code: 'failed', faults: [{ message: 'The sandbox is closed.' }] };
