import { tooMany } from '../http/busy.ts';

export type Spending = {
  /** Milliseconds that a caller has spent and not got back yet. */
  of(who: string): number;
  add(who: string, ms: number): void;
  /** Throws 429 for whoever has spent more than they may. */
  refuse(who: string): void;
};

/** Counts the time that callers hold a tool. A caller may spend `mostMs`; of each millisecond that passes `back` is given back. */
export function openSpending(
  { mostMs, back }: { mostMs: number; back: number },
  now: () => number = Date.now,
): Spending {
  /** When each caller will have got back all that they spent. */
  const evenAt = new Map<string, number>();
  const of = (who: string) => Math.max(0, (evenAt.get(who) ?? 0) - now()) * back;
  return {
    of,
    add(who, ms) {
      for (const [each, at] of evenAt) if (at <= now()) evenAt.delete(each);
      evenAt.set(who, now() + (of(who) + ms) / back);
    },
    refuse(who) {
      const over = of(who) - mostMs;
      if (over > 0) throw tooMany(Math.ceil(over / back / 1000));
    },
  };
}
