import type { ChildProcess } from 'node:child_process';
import { startSealed } from '@shortlist/sandbox';
import type { ReadFailureCode, ReadResult } from '@shortlist/schema';
import type { PlainResult } from '../read-plain.ts';
import type { ReadMessage, ReadReply, ReadRequest, SourceResult } from './messages.ts';

/** How a file's reading ended: with a result, or with the end of the process. */
export type Outcome = { result: ReadResult | PlainResult | SourceResult; rss: number } | { ended: ReadFailureCode };

export type ReadingProcess = {
  read(bytes: Uint8Array, wanted: Omit<ReadRequest, 'id'>): Promise<Outcome>;
  alive(): boolean;
  stop(): void;
};

/** A file goes over in pieces of so many bytes, one after the other: sent in one, a large one would hold up whatever else this process does. */
const pieceBytes = 100_000;
const startLimitMs = 60_000;
/** Room for young objects: V8's own default grows a warm process past three quarters of its limit, where it cleans up after each file. */
const youngMb = 16;
/** The process watches its CPU time itself. By the clock it gets this many times as long: for a machine with much else to do. */
const patience = 8;

/** Starts a sealed process that reads one file at a time and can be killed at any moment. `memoryMb` is its limit, `niceness` its place on the machine. */
export function startReadingProcess(memoryMb: number, niceness: number): ReadingProcess {
  const heapMb = Math.max(64, Math.floor(memoryMb * 0.7));
  const child = startSealed(new URL('./child.ts', import.meta.url), {
    memoryMb,
    niceness,
    flags: [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngMb}`, '--expose-gc'],
  });
  let alive = true;
  let nextId = 1;
  child.once('exit', () => {
    alive = false;
  });
  child.once('error', () => {
    alive = false;
  });
  const started = waitUntilReady(child);
  release(child);
  return {
    alive: () => alive,
    stop: () => void child.kill('SIGKILL'),
    read: async (bytes, wanted) => {
      if (alive) hold(child);
      if (!(await started) || !alive) return { ended: 'reader-failed' };
      return exchange(child, bytes, { id: nextId++, ...wanted });
    },
  };
}

/** A busy machine may take long to start a process: the limit for reading a file begins after that. `false` where it died. */
function waitUntilReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startLimitMs).unref();
    const settle = (ready: boolean) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      resolve(ready);
    };
    const onMessage = (reply: ReadReply): void => {
      if ('ready' in reply) settle(true);
    };
    child.on('message', onMessage);
    child.once('exit', () => settle(false));
    child.once('error', () => settle(false));
  });
}

function exchange(child: ChildProcess, bytes: Uint8Array, request: ReadRequest): Promise<Outcome> {
  hold(child);
  return new Promise<Outcome>((resolve) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, request.timeMs * patience);
    const finish = (outcome: Outcome): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      release(child);
      resolve(outcome);
    };
    const onMessage = (reply: ReadReply): void => {
      if ('id' in reply && reply.id === request.id) finish({ result: reply.result, rss: reply.rss });
    };
    const onExit = (code: number | null, signal: string | null): void => {
      finish({ ended: timedOut || signal === 'SIGXCPU' ? 'out-of-time' : explainEnd(code, signal) });
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    handOver(child, bytes, request).catch(() => child.kill('SIGKILL'));
  });
}

async function handOver(child: ChildProcess, bytes: Uint8Array, request: ReadRequest): Promise<void> {
  const send = (message: ReadMessage) =>
    new Promise<void>((resolve, reject) => {
      child.send(message, (error) => (error ? reject(error) : resolve()));
    });
  for (let at = 0; at < bytes.length; at += pieceBytes) await send({ piece: bytes.subarray(at, at + pieceBytes) });
  await send(request);
}

/** A process that was killed, or aborted as V8 does when its heap is full, ran out of memory; any other end is a fault. */
function explainEnd(code: number | null, signal: string | null): ReadFailureCode {
  return signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP' || code === 134
    ? 'out-of-memory'
    : 'reader-failed';
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
