import type { ChildProcess } from 'node:child_process';
import { startSealed } from '@shortlist/sandbox';
import { DocumentLimitError, type LimitCode } from './document-limits.ts';
import type { Rendered } from './request.ts';
import type { Delivery, Order, Request } from './typeset-child.ts';

export type TypesetProcess = {
  /** Sets one document. Rejects with a RangeError for an unknown template, a DocumentLimitError at a limit, an Error for bad options. */
  set(request: Request): Promise<Rendered>;
  /** Whether it can set another document: alive, and not grown near its limit of memory. */
  fit(): boolean;
  stop(): void;
};

export type TypesetLimits = { timeMs: number; previewMs: number; memoryMb: number; niceness: number };

/** By the clock a document gets this many times its processor time: for a machine with much else to do. */
const patience = 6;
const startLimitMs = 60_000;
/** A process that holds more than this share of its memory between two documents is replaced. */
const wornShare = 0.75;

/** Starts a sealed process that sets one document at a time and ends at its limits. It keeps no program running while it is idle. */
export function startTypesetProcess({ timeMs, previewMs, memoryMb, niceness }: TypesetLimits): TypesetProcess {
  const child = startSealed(new URL('./typeset-child.ts', import.meta.url), {
    memoryMb,
    niceness,
    addons: true,
    flags: ['--expose-gc', '--max-old-space-size=512'],
  });
  let alive = true;
  let rss = 0;
  for (const end of ['exit', 'error'] as const)
    child.once(end, () => {
      alive = false;
    });
  const started = whenReady(child);
  release(child);
  return {
    fit: () => alive && rss < wornShare * memoryMb * 1024 * 1024,
    stop: () => void child.kill('SIGKILL'),
    async set(request) {
      hold(child);
      try {
        if (!(await started)) throw new Error('The typesetter stopped.');
        const isPreview = 'output' in request && request.output === 'svg';
        const delivery = isPreview
          ? await exchange(child, { request, timeMs: previewMs }, 'preview-out-of-time')
          : await exchange(child, { request, timeMs }, 'out-of-time');
        rss = delivery.rss;
        if ('rendered' in delivery) return delivery.rendered;
        if (delivery.limit) throw new DocumentLimitError(delivery.limit);
        throw delivery.name === 'RangeError' ? new RangeError(delivery.error) : new Error(delivery.error);
      } finally {
        release(child);
      }
    },
  };
}

function whenReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs).unref();
    const settle = (ready: boolean) => () => {
      clearTimeout(timer);
      resolve(ready);
    };
    child.once('message', settle(true)).once('exit', settle(false)).once('error', settle(false));
  });
}

type Done = Exclude<Delivery, { ready: true }>;

function exchange(child: ChildProcess, order: Order, tooSlow: LimitCode): Promise<Done> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, order.timeMs * patience);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    const onMessage = (delivery: Done) => finish(() => resolve(delivery));
    const onExit = (code: number | null, signal: string | null) =>
      finish(() => reject(explainEnd(late ? 'SIGXCPU' : signal, code, tooSlow)));
    child.on('message', onMessage);
    child.once('exit', onExit);
    // One that ended between two documents tells so by the error.
    child.send(order, (error) => {
      if (error) finish(() => reject(new Error('The typesetter stopped.')));
    });
  });
}

/** The watch ends the process with SIGXCPU at its limit of time and SIGKILL at that of memory; V8 aborts when its heap is full. */
function explainEnd(signal: string | null, code: number | null, tooSlow: LimitCode): Error {
  if (signal === 'SIGXCPU') return new DocumentLimitError(tooSlow);
  if (signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134)
    return new DocumentLimitError('out-of-memory');
  return new Error('The typesetter stopped.');
}

/** An idle process does not keep the program running; a busy one does. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
