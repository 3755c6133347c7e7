import { tooMany } from '../http/busy.ts';

const firstMs = 10_000;
const longestMs = 300_000;
/** After so long without another one, the next is the first again. */
const forgottenMs = 600_000;

type Pause = { until: number; times: number };

/** What was ended at its limit, by a key of who asked and for what. Each further time it is turned away for twice as long. */
export function openPauses(now: () => number = Date.now): { refuse(key: string): void; add(key: string): void } {
  const pauses = new Map<string, Pause>();
  return {
    /** Throws 429 for what has to wait. */
    refuse(key) {
      const left = (pauses.get(key)?.until ?? 0) - now();
      if (left > 0) throw tooMany(Math.ceil(left / 1000));
    },
    add(key) {
      for (const [each, { until }] of pauses) if (until + forgottenMs < now()) pauses.delete(each);
      const times = (pauses.get(key)?.times ?? 0) + 1;
      pauses.set(key, { until: now() + Math.min(firstMs * 2 ** (times - 1), longestMs), times });
    },
  };
}
