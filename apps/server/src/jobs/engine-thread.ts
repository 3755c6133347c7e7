import { Worker } from 'node:worker_threads';
import type {
  KeptDocument,
  Owner,
  optimiseProfile,
  optimiseResume,
  proposeFacts,
  readPosting,
  summariseInsights,
  Unused,
} from '@shortlist/engine';
import type { packWork } from '@shortlist/pack';
import type { CareerStage, FactGroup, FactProposal, Resume, SourceText } from '@shortlist/schema';
import type { applyCorrection } from '../corrections/apply-correction.ts';
import type { briefPosting, readConfirmed } from './brief-posting.ts';
import type { draftWork } from './draft-work.ts';
import type { rescore } from './rescore.ts';

/** The engine's heavy functions, called in another thread so that the server keeps answering meanwhile. */
export type EngineCalls = typeof draftWork &
  typeof packWork & {
    readPosting: typeof readPosting;
    readConfirmed: typeof readConfirmed;
    briefPosting: typeof briefPosting;
    optimiseResume: typeof optimiseResume;
    optimiseProfile: typeof optimiseProfile;
    rescore: typeof rescore;
    applyCorrection: (input: Corrected) => ReturnType<typeof applyCorrection>;
    summariseInsights: (input: InsightsInput) => ReturnType<typeof summariseInsights>;
    groupFacts: (input: { documents: KeptDocument[]; unused: Unused[] }) => FactGroup[];
    /** Of all documents of the account, those of their owner count. */
    proposeFacts: (input: Parameters<typeof proposeFacts>[0] & { owner: Owner }) => FactProposal[];
    /** The numbers of the marks that take a line of a person out. */
    marksOf: (input: { unused: (Unused & { id: string })[]; person: string; text: string }) => string[];
    /** The resume with all that its file holds. */
    keepWhole: (input: Compared & { isConfirmed: boolean }) => Resume;
    /** Whether pages may be set anew from what was read of a file. */
    isCertain: (input: Compared) => boolean;
  };

/** What was read of a file, and the file's own text. */
export type Compared = { resume: Resume; source: SourceText };
export type Corrected = { given: Parameters<typeof applyCorrection>[0]; corrected: Resume };
export type InsightsInput = { sources: Parameters<typeof summariseInsights>[0]; stage?: CareerStage };
type Name = keyof EngineCalls;

export type EngineRequest = { id: number; name: Name; argument: unknown };
/** `began` comes when the thread takes the call up: what waits there does not count as work. */
export type EngineReply =
  | { id: number; began: true }
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; message: string };

export type EngineThread = {
  /** Calls are worked in turn. One whose `signal` is aborted before its turn is not begun, and rejects. */
  run<N extends Name>(
    name: N,
    argument: Parameters<EngineCalls[N]>[0],
    signal?: AbortSignal,
  ): Promise<ReturnType<EngineCalls[N]>>;
  close(): Promise<void>;
};

export type EngineThreadOptions = {
  /** Processor time that a call may take. */
  timeMs: number;
  /** How much the thread stands back behind others, 0 to 19; 5 by default. */
  niceness?: number;
  /** Where it is given, the thread starts with its first call and ends after so long without one. */
  idleMs?: number;
};

type Call = {
  request: EngineRequest;
  resolve(value: never): void;
  reject(error: Error): void;
};

/** A call took longer than it may. */
export class EngineTimeError extends Error {
  constructor() {
    super('The engine took too long.');
    this.name = 'EngineTimeError';
  }
}

const lookEveryMs = 200;

/**
 * Opens the engine's thread. A call that takes more processor time than it may ends with its thread, as does one that kills it; those that wait go on in a
 * fresh one, which starts with the next call.
 */
export function openEngineThread({ timeMs, niceness = 5, idleMs }: EngineThreadOptions): EngineThread {
  const waiting: Call[] = [];
  let current: Call | undefined;
  let watch: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let next = 0;
  let closed = false;
  let worker = idleMs === undefined ? start() : undefined;

  function start(): Worker {
    const thread = new Worker(new URL('./engine-thread-main.ts', import.meta.url), { workerData: { niceness } });
    thread.unref();
    thread.on('message', (reply: EngineReply) => {
      if (thread !== worker || reply.id !== current?.request.id) return;
      if ('began' in reply) watch = watchTime(thread);
      else if (reply.ok) settle((call) => call.resolve(reply.value as never));
      else settle((call) => call.reject(new Error(reply.message)));
    });
    thread.on('error', () => {});
    thread.on('exit', () => replace(thread, new Error('The engine thread ended')));
    return thread;
  }

  /** Ends the call under way, and takes up the next that somebody still waits for. */
  function settle(end: (call: Call) => void): void {
    clearInterval(watch);
    const call = current;
    current = undefined;
    if (call !== undefined) end(call);
    takeUp();
  }

  function takeUp(): void {
    if (current !== undefined || closed) return;
    current = waiting.shift();
    clearTimeout(idle);
    if (current === undefined) {
      rest();
      return;
    }
    worker ??= start();
    try {
      worker.postMessage(current.request);
    } catch (error) {
      settle((call) => call.reject(error as Error));
    }
  }

  function rest(): void {
    if (idleMs === undefined) return;
    idle = setTimeout(() => {
      const thread = worker;
      worker = undefined;
      void thread?.terminate();
    }, idleMs).unref();
  }

  function replace(thread: Worker, reason: Error): void {
    if (thread !== worker) return;
    worker = undefined;
    settle((call) => call.reject(reason));
  }

  /** Ends the thread once the call has taken its processor time: a busy machine cuts no honest call off. */
  function watchTime(thread: Worker): NodeJS.Timeout {
    let began: number | undefined;
    const look = async () => {
      const { user, system } = await thread.cpuUsage();
      began ??= user + system;
      if (timer !== watch || thread !== worker || user + system - began <= timeMs * 1000) return;
      replace(thread, new EngineTimeError());
      void thread.terminate();
    };
    const timer = setInterval(() => look().catch(() => clearInterval(timer)), lookEveryMs).unref();
    return timer;
  }

  /** Takes a call out that nobody waits for any more. */
  function drop(call: Call): void {
    const at = waiting.indexOf(call);
    if (at < 0) return;
    waiting.splice(at, 1);
    call.reject(new Error('Nobody waits for this call'));
  }

  return {
    run(name, argument, signal) {
      if (closed) return Promise.reject(new Error('The engine thread ended'));
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<EngineCalls[typeof name]>>();
      const call: Call = { request: { id: next++, name, argument }, resolve, reject };
      const leave = () => drop(call);
      waiting.push(call);
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave);
      takeUp();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      for (const call of waiting.splice(0)) call.reject(new Error('The engine thread ended'));
      await worker?.terminate();
    },
  };
}
