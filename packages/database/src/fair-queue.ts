export type FairQueueOptions = {
  /** How much is worked at the same time, and how much of that may be one caller's. */
  atOnce: number;
  atOnceEach?: number;
  /** How much may wait, and how much of that may be one caller's. */
  mostWaiting: number;
  mostWaitingEach: number;
  /** What a caller has used lately: of those who wait, who has used least comes first. */
  usedBy?(who: string): number;
  /** What a caller is turned away with who may not wait. */
  refuse(): Error;
};

export type FairQueue = {
  /** Does the work when its turn comes. Rejects with `refuse` where the queue is full, or where `signal` is aborted before. */
  run<T>(who: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** A queue in which callers take turns: who asked for much waits for it, and nobody waits behind it. */
export function openFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOnceEach = atOnce, mostWaiting, mostWaitingEach, usedBy = () => 0, refuse } = options;
  /** Callers who wait, who was served longest ago first. */
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningAll = 0;
  let waitingAll = 0;

  function hasPlace(who: string): boolean {
    return runningAll < atOnce && (running.get(who) ?? 0) < atOnceEach;
  }

  function take(who: string): void {
    runningAll++;
    running.set(who, (running.get(who) ?? 0) + 1);
  }

  function release(who: string): void {
    runningAll--;
    const left = (running.get(who) ?? 1) - 1;
    if (left > 0) running.set(who, left);
    else running.delete(who);
    const waiting = [...lines.keys()].sort((one, other) => usedBy(one) - usedBy(other));
    for (const next of waiting) if (hasPlace(next)) serve(next);
  }

  function serve(who: string): void {
    const line = lines.get(who);
    const start = line?.shift();
    lines.delete(who);
    if (line && line.length > 0) lines.set(who, line);
    if (!start) return;
    waitingAll--;
    take(who);
    start();
  }

  function wait(who: string, signal?: AbortSignal): Promise<void> {
    const line = lines.get(who) ?? [];
    if (waitingAll >= mostWaiting || line.length >= mostWaitingEach) throw refuse();
    waitingAll++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        drop(who, start);
        reject(refuse());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      line.push(start);
      lines.set(who, line);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Takes out what nobody waits for any more. */
  function drop(who: string, start: () => void): void {
    const line = (lines.get(who) ?? []).filter((each) => each !== start);
    waitingAll--;
    if (line.length > 0) lines.set(who, line);
    else lines.delete(who);
  }

  return {
    async run(who, work, signal) {
      if (signal?.aborted) throw refuse();
      if (hasPlace(who) && !lines.has(who)) take(who);
      else await wait(who, signal);
      try {
        return await work();
      } finally {
        release(who);
      }
    },
  };
}
