/** Each truth with what was read of it, best pairs first; what has no partner stands alone. */
export function pairEntries<T, R>(
  truths: T[],
  reads: R[],
  likeness: (truth: T, read: R) => number,
  least: number,
): [T | undefined, R | undefined][] {
  const pairs = truths
    .flatMap((truth, i) => reads.map((read, j) => ({ i, j, score: likeness(truth, read) })))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const [byTruth, byRead] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j } of pairs) {
    if (byTruth.has(i) || byRead.has(j)) continue;
    byTruth.set(i, j);
    byRead.add(j);
  }
  return [
    ...truths.map((truth, i): [T, R | undefined] => [truth, reads[byTruth.get(i) ?? -1]]),
    ...reads.flatMap((read, j): [undefined, R][] => (byRead.has(j) ? [] : [[undefined, read]])),
  ];
}
