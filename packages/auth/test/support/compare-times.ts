/** What paired times of two kinds of requests tell: how sure one may be that they differ, and by how much. */
export interface Comparison {
  /** Wilcoxon's signed-rank statistic as a standard score: beyond 3.3 chance makes it once in a thousand times. */
  z: number;
  /** Median of the differences, as a part of the median time. */
  shift: number;
}

/**
 * Measures two kinds of requests in turns, so that what slows the machine slows both, and compares them pair by pair. The
 * order within a pair changes, so that the first of a pair has no advantage.
 */
export async function compareTimes(
  pairs: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<Comparison> {
  const time = async (work: (round: number) => Promise<unknown>, round: number) => {
    const start = performance.now();
    await work(round);
    return performance.now() - start;
  };
  const times: { a: number; b: number }[] = [];
  for (let round = 0; round < pairs; round += 1) {
    if (round % 2 === 0) times.push({ a: await time(one, round), b: await time(other, round) });
    else {
      const b = await time(other, round);
      times.push({ a: await time(one, round), b });
    }
  }
  const differences = times.map(({ a, b }) => a - b);
  return { z: signedRank(differences), shift: median(differences) / median(times.map(({ a, b }) => (a + b) / 2)) };
}

function signedRank(differences: number[]): number {
  const ranked = differences.filter((each) => each !== 0).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const n = ranked.length;
  const positive = ranked.reduce((sum, each, index) => (each > 0 ? sum + index + 1 : sum), 0);
  const mean = (n * (n + 1)) / 4;
  return (positive - mean) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
