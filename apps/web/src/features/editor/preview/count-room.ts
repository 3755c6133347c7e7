/** A line's place on its page, in points from the top. */
export type LinePlace = { top: number; bottom: number };

/** Lines of a page stand this far apart at least, and at most, in points: what is closer is one line, what is wider is a gap between parts. */
const apart = { least: 7, most: 26 };

/**
 * How many more lines of text the last page has room for, at the usual distance of the lines of a page (`full`: the first one, which has
 * the most); undefined where there are too few lines to tell. `end` is where the text of a page ends, in points from its top.
 */
export function countRoom(last: readonly LinePlace[], end: number, full = last): number | undefined {
  const step = usualStep(full);
  if (step === undefined || last.length === 0) return undefined;
  const lowest = Math.max(...last.map(({ bottom }) => bottom));
  return Math.max(0, Math.floor((end - lowest) / step));
}

function usualStep(lines: readonly LinePlace[]): number | undefined {
  const tops = [...new Set(lines.map(({ top }) => Math.round(top)))].sort((one, other) => one - other);
  const steps = tops
    .map((top, index) => top - (tops[index - 1] ?? top))
    .filter((step) => step >= apart.least && step <= apart.most)
    .sort((one, other) => one - other);
  return steps[Math.floor(steps.length / 2)];
}
