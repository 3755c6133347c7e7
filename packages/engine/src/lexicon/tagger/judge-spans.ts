/** A logistic regression over hashed features: hash → weight, and the constant. */
export type SpanJudge = { weights: Map<number, number>; constant: number };

/** The chance, 0 to 1, that a span with these features is a skill exactly as it stands. */
export function judgeSpan(features: Uint32Array, judge: SpanJudge): number {
  let sum = judge.constant;
  for (const hash of features) sum += judge.weights.get(hash) ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

export type SpanExample = { features: Uint32Array; right: boolean };

/** Trains the judge by AdaGrad with an L2 penalty; features seen fewer than three times are left out. The order of the examples is kept. */
export function trainJudge(examples: SpanExample[], rounds = 6, rate = 0.04, penalty = 0.01): SpanJudge {
  const counts = new Map<number, number>();
  for (const { features } of examples) for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const weights = new Map<number, number>();
  const squares = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= 3) weights.set(hash, 0);
  let constant = -1;
  for (let round = 0; round < rounds; round++) {
    for (const { features, right } of examples) {
      const gradient = judgeSpan(features, { weights, constant }) - (right ? 1 : 0);
      constant -= 0.002 * gradient;
      for (const hash of features) {
        const weight = weights.get(hash);
        if (weight === undefined) continue;
        const slope = gradient + penalty * weight;
        const square = (squares.get(hash) ?? 1) + slope * slope;
        squares.set(hash, square);
        weights.set(hash, weight - (rate / Math.sqrt(square)) * slope);
      }
    }
  }
  return { weights, constant };
}
