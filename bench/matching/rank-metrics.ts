/** A scored pair; `relevant`: the resume is of the posting's occupation. */
export type Scored = { score: number; relevant: boolean };

/** Area under the ROC curve; ties count half. NaN where one side is missing. */
export function rocAuc(pairs: Scored[]): number {
  const sorted = pairs.toSorted((a, b) => a.score - b.score);
  const positives = pairs.filter((pair) => pair.relevant).length;
  let ranks = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]?.score === sorted[i]?.score) end++;
    const rank = (i + end + 1) / 2;
    for (; i < end; i++) if (sorted[i]?.relevant === true) ranks += rank;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (pairs.length - positives));
}

/** Normalised discounted cumulative gain of the best `k`; within a tie the gain is the expected one. */
export function ndcg(pairs: Scored[], k: number): number {
  const sorted = pairs.toSorted((a, b) => b.score - a.score);
  const positives = pairs.filter((pair) => pair.relevant).length;
  let gain = 0;
  for (let i = 0; i < Math.min(k, sorted.length); ) {
    let end = i;
    while (end < sorted.length && sorted[end]?.score === sorted[i]?.score) end++;
    const share = sorted.slice(i, end).filter((pair) => pair.relevant).length / (end - i);
    for (; i < Math.min(end, k); i++) gain += share / Math.log2(i + 2);
    i = end;
  }
  let ideal = 0;
  for (let i = 0; i < Math.min(k, positives); i++) ideal += 1 / Math.log2(i + 2);
  return gain / ideal;
}
