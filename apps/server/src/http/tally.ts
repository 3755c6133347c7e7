/** How much of something each caller has under way. Who has nothing is forgotten. */
export type Tally = {
  of(who: string): number;
  /** Adds to what a caller has; a negative number takes back. */
  add(who: string, much: number): void;
};

export function openTally(): Tally {
  const held = new Map<string, number>();
  const of = (who: string): number => held.get(who) ?? 0;
  return {
    of,
    add(who, much) {
      const now = of(who) + much;
      if (now > 0) held.set(who, now);
      else held.delete(who);
    },
  };
}
