/** What speaks for and against a candidate, by measure, with how much. `none` is the sum of naming nothing. */
export type ChoiceWeights = Record<string, number>;

/**
 * A candidate with its measures by name. What its words are by themselves takes longer to find out: `ofWords` is asked only where they could still bring
 * the candidate near the best; undefined where they show that it is none.
 */
export type Choice = { measures: ReadonlyMap<string, number>; ofWords: () => ReadonlyMap<string, number> | undefined };

/** What measures of words can be at most. Of those that share their first word ("opens the", "words 3") one holds. */
export type MostOfWords = Record<string, number>;

/** So far behind the best a candidate's chance is below one in three thousand. */
const farBehind = 8;

/** The chance of each candidate; the last is that none is right. */
export function choiceChances(
  candidates: readonly Choice[],
  weights: ChoiceWeights,
  most: MostOfWords,
  given: ChoiceWeights = {},
): number[] {
  const own = candidates.map(({ measures }) => weigh(measures, weights, given));
  const gain = Object.entries(most).reduce((sum, [name, value]) => sum + Math.max(0, weights[name] ?? 0) * value, 0);
  const sums = own.map(() => Number.NEGATIVE_INFINITY);
  let best = weights.none ?? 0;
  for (const i of [...own.keys()].sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0))) {
    const before = own[i] ?? 0;
    if (before + gain < best - farBehind) break;
    const words = candidates[i]?.ofWords();
    if (words === undefined) continue;
    sums[i] = before + weigh(words, weights, given);
    best = Math.max(best, sums[i] ?? 0);
  }
  const powers = [...sums, weights.none ?? 0].map((sum) => Math.exp(sum - best));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / all);
}

/** Every measure of a candidate; undefined where its words show that it is none. */
export function measuresOf({ measures, ofWords }: Choice): Map<string, number> | undefined {
  const words = ofWords();
  return words === undefined ? undefined : new Map([...measures, ...words]);
}

function weigh(measures: ReadonlyMap<string, number>, weights: ChoiceWeights, given: ChoiceWeights): number {
  let sum = 0;
  for (const [name, value] of measures) sum += (weights[name] ?? given[name] ?? 0) * value;
  return sum;
}
