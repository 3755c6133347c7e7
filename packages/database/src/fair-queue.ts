export type FairQueueOptions = {
  /** How much is worked at the same time, and how much of that may be one caller's. */
  atOnce: number;
  atOnceEach?: number;
  /** How much may wait, and how much of that may be one caller's. Where all places are taken, who has none gets the last one of who has most. */
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

/** Somebody's turn that has not come: it comes, or they leave without it. */
type Waiter = { start(): void; leave(): void };

/** A queue in which callers take turns: who asked for much waits for it, and nobody waits behind it. */
export function openFairQueue(options: FairQueueOptions): FairQueue {
  const { atOnce, atOnceEach = atOnce, mostWaiting, mostWaitingEach, usedBy = () => 0, refuse } = options;
  /** Callers who wait, who was served longest ago first. */
  const lines = new Map<string, Waiter[]>();
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
    const first = line?.shift();
    lines.delete(who);
    if (line && line.length > 0) lines.set(who, line);
    if (!first) return;
    waitingAll--;
    take(who);
    first.start();
  }

  function wait(who: string, signal?: AbortSignal): Promise<void> {
    const waits = lines.get(who)?.length ?? 0;
    if (waits >= mostWaitingEach) throw refuse();
    if (waitingAll >= mostWaiting) {
      // One place each is all that there can be: then there are as many callers as places.
      const longest = waits === 0 ? longestLine() : [];
      if (longest.length < 2) throw refuse();
      longest.at(-1)?.leave();
    }
    waitingAll++;
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start() {
          signal?.removeEventListener('abort', waiter.leave);
          resolve();
        },
        leave() {
          signal?.removeEventListener('abort', waiter.leave);
          drop(who, waiter);
          reject(refuse());
        },
      };
      lines.set(who, [...(lines.get(who) ?? []), waiter]);
      signal?.addEventListener('abort', waiter.leave, { once: true });
    });
  }

  function longestLine(): Waiter[] {
    let longest: Waiter[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  /** Takes out what nobody waits for any more, or whose place goes to another. */
  function drop(who: string, waiter: Waiter): void {
    const line = (lines.get(who) ?? []).filter((each) => each !== waiter);
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
