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
import type { CareerStage, FactGroup, FactProposal, Resume, SourceText } from '@shortlist/schema';
import type { applyCorrection } from '../corrections/apply-correction.ts';
import type { briefPosting, readConfirmed } from './brief-posting.ts';
import type { draftWork } from './draft-work.ts';
import type { rescore } from './rescore.ts';

/** The engine's heavy functions, called in another thread so that the server keeps answering meanwhile. */
export type EngineCalls = typeof draftWork & {
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
  run<N extends Name>(name: N, argument: Parameters<EngineCalls[N]>[0]): Promise<ReturnType<EngineCalls[N]>>;
  close(): Promise<void>;
};

type Waiting = { resolve(value: never): void; reject(error: Error): void; timer?: NodeJS.Timeout };

/** A call took longer than it may. */
export class EngineTimeError extends Error {
  constructor() {
    super('The engine took too long.');
    this.name = 'EngineTimeError';
  }
}

const lookEveryMs = 200;

/** Starts the engine's thread, in which a call may take so much processor time; it starts again by itself should it ever die, and calls under way then reject. */
export function openEngineThread({ timeMs }: { timeMs: number }): EngineThread {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let closed = false;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(new URL('./engine-thread-main.ts', import.meta.url));
    thread.unref();
    thread.on('message', (reply: EngineReply) => {
      const call = waiting.get(reply.id);
      if ('began' in reply) {
        if (call) call.timer = watch(thread, call);
        return;
      }
      waiting.delete(reply.id);
      clearTimeout(call?.timer);
      if (reply.ok) call?.resolve(reply.value as never);
      else call?.reject(new Error(reply.message));
    });
    thread.on('error', () => {});
    thread.on('exit', () => replace(thread));
    return thread;
  }

  function replace(thread: Worker): void {
    if (thread !== worker) return;
    for (const call of waiting.values()) {
      clearTimeout(call.timer);
      call.reject(new Error('The engine thread ended'));
    }
    waiting.clear();
    if (!closed) worker = start();
  }

  /** Ends the thread once the call has taken its processor time: a busy machine cuts no honest call off. */
  function watch(thread: Worker, call: Waiting): NodeJS.Timeout {
    let began: number | undefined;
    const look = async () => {
      const { user, system } = await thread.cpuUsage();
      began ??= user + system;
      if (user + system - began > timeMs * 1000 && thread === worker) end(thread, call);
    };
    const timer = setInterval(() => look().catch(() => clearInterval(timer)), lookEveryMs);
    return timer.unref();
  }

  function end(thread: Worker, call: Waiting): void {
    clearTimeout(call.timer);
    call.reject(new EngineTimeError());
    replace(thread);
    void thread.terminate();
  }

  return {
    run(name, argument) {
      const id = next++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, argument } satisfies EngineRequest);
      });
    },
    async close() {
      closed = true;
      await worker.terminate();
    },
  };
}
