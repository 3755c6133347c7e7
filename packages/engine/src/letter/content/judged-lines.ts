import type { Posting } from '@shortlist/schema';

/** Lines times rows of the posting that a letter judges one by one: 300 lines of a long career and 60 rows of a long posting have room. */
const mostPairs = 20_000;

/** How many lines can be judged, each by itself, against all rows of a posting. */
export function mostJudged({ requirements, responsibilities }: Posting): number {
  return Math.max(1, Math.floor(mostPairs / Math.max(1, requirements.length + responsibilities.length)));
}

/** Of more lines than can be judged those that come nearest to the posting, the first of equals. */
export function judgedLines(
  posting: Posting,
  lines: readonly string[],
  nearnessOf: (line: string) => number,
): (line: string) => boolean {
  const different = [...new Set(lines)];
  const most = mostJudged(posting);
  if (different.length <= most) return () => true;
  const ranked = different.map((line) => ({ line, near: nearnessOf(line) })).toSorted((a, b) => b.near - a.near);
  const kept = new Set(ranked.slice(0, most).map(({ line }) => line));
  return (line) => kept.has(line);
}
