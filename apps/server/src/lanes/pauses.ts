import { tooMany } from '../http/busy.ts';

const firstMs = 10_000;
const longestMs = 300_000;
/** After so long without another one, the next is the first again. */
const forgottenMs = 600_000;

type Pause = { until: number; times: number };

/** Callers whose work was ended at its limit. Each further time they are turned away for twice as long. */
export function openPauses(now: () => number = Date.now): { refuse(who: string): void; add(who: string): void } {
  const pauses = new Map<string, Pause>();
  return {
    /** Throws 429 for a caller who has to wait. */
    refuse(who) {
      const left = (pauses.get(who)?.until ?? 0) - now();
      if (left > 0) throw tooMany(Math.ceil(left / 1000));
    },
    add(who) {
      for (const [each, { until }] of pauses) if (until + forgottenMs < now()) pauses.delete(each);
      const times = (pauses.get(who)?.times ?? 0) + 1;
      pauses.set(who, { until: now() + Math.min(firstMs * 2 ** (times - 1), longestMs), times });
    },
  };
}
