/** What speaks for and against a candidate, by measure, with how much. `none` is the sum of naming nothing. */
export type ChoiceWeights = Record<string, number>;

/** A candidate with its measures by name. */
export type Choice = { measures: ReadonlyMap<string, number> };

/** The chance of each candidate; the last is that none is right. */
export function choiceChances(
  candidates: readonly Choice[],
  weights: ChoiceWeights,
  given: ChoiceWeights = {},
): number[] {
  const sums = [...candidates.map(({ measures }) => weigh(measures, weights, given)), weights.none ?? 0];
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / all);
}

function weigh(measures: ReadonlyMap<string, number>, weights: ChoiceWeights, given: ChoiceWeights): number {
  let sum = 0;
  for (const [name, value] of measures) sum += (weights[name] ?? given[name] ?? 0) * value;
  return sum;
}
