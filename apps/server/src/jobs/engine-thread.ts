import { Worker } from 'node:worker_threads';
import type { optimiseProfile, optimiseResume, readPosting, summariseInsights } from '@shortlist/engine';
import type { CareerStage } from '@shortlist/schema';
import type { rescore } from './rescore.ts';

/** The engine's heavy functions, called in another thread so that the server keeps answering meanwhile. */
export type EngineCalls = {
  readPosting: typeof readPosting;
  optimiseResume: typeof optimiseResume;
  optimiseProfile: typeof optimiseProfile;
  rescore: typeof rescore;
  summariseInsights: (input: InsightsInput) => ReturnType<typeof summariseInsights>;
};
export type InsightsInput = { sources: Parameters<typeof summariseInsights>[0]; stage?: CareerStage };
type Name = keyof EngineCalls;

export type EngineRequest = { id: number; name: Name; argument: unknown };
export type EngineReply = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string };

export type EngineThread = {
  run<N extends Name>(name: N, argument: Parameters<EngineCalls[N]>[0]): Promise<ReturnType<EngineCalls[N]>>;
  close(): Promise<void>;
};

type Waiting = { resolve(value: never): void; reject(error: Error): void };

/** Starts the engine's thread; it starts again by itself should it ever die, and calls under way then reject. */
export function openEngineThread(): EngineThread {
  const waiting = new Map<number, Waiting>();
  let next = 0;
  let closed = false;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(new URL('./engine-thread-main.ts', import.meta.url));
    thread.unref();
    thread.on('message', (reply: EngineReply) => {
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.ok) call?.resolve(reply.value as never);
      else call?.reject(new Error(reply.message));
    });
    thread.on('error', () => {});
    thread.on('exit', () => {
      for (const call of waiting.values()) call.reject(new Error('The engine thread ended'));
      waiting.clear();
      if (!closed) worker = start();
    });
    return thread;
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
