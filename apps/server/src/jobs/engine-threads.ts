import { type EngineThread, type EngineThreadOptions, openEngineThread } from './engine-thread.ts';

/** Several engine threads as one: a call goes to the one with the least to do. All but the first start when they are needed, and end after `idleMs` without a call. */
export function openEngineThreads(
  count: number,
  options: Required<Pick<EngineThreadOptions, 'timeMs' | 'idleMs'>>,
): EngineThread {
  const threads = [{ thread: openEngineThread({ timeMs: options.timeMs }), calls: 0 }];

  function leastBusy(): { thread: EngineThread; calls: number } {
    const least = threads.reduce((best, one) => (one.calls < best.calls ? one : best));
    if (least.calls === 0 || threads.length === count) return least;
    const further = { thread: openEngineThread(options), calls: 0 };
    threads.push(further);
    return further;
  }

  return {
    async run(name, argument, signal) {
      const one = leastBusy();
      one.calls++;
      try {
        return await one.thread.run(name, argument, signal);
      } finally {
        one.calls--;
      }
    },
    async close() {
      await Promise.all(threads.map(({ thread }) => thread.close()));
    },
  };
}
