/** A stretch of months, both ends included. */
export type Stretch = { from: number; to: number };

/** How many months the stretches cover together; overlaps count once. */
export function monthsCovered(stretches: Stretch[]): number {
  const sorted = stretches.toSorted((a, b) => a.from - b.from);
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    const start = Math.max(from, until + 1);
    if (to >= start) months += to - start + 1;
    until = Math.max(until, to);
  }
  return months;
}
