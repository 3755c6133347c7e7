/** Months since year 0 of a resume date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); a bare year starts in January and ends in December. */
export function monthOf(date: string | undefined, end: boolean): number | undefined {
  const match = date === undefined ? null : /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (match === null) return undefined;
  const month = match[2] === undefined ? (end ? 12 : 1) : Number(match[2]);
  return Number(match[1]) * 12 + month - 1;
}

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
