import { type Choice, type ChoiceWeights, choiceChances, measuresOf } from './choice-chances.ts';

/** The candidates of a posting, and which of them are right. None is where the posting names nothing. */
export type ChoiceExample<C extends Choice = Choice> = { candidates: C[]; right: Set<number>; weight: number };

const options = { rounds: 40, rate: 0.15, shrink: 0.003, least: 0.05, fewest: 4 };
/** Going on from weights: how much they are drawn back to them. */
const onwardShrink = 0.02;

/**
 * Weights by the likeliest choice among each posting's candidates (multinomial logistic regression with shrinkage). The same examples give the
 * same weights. With `from` they go on from those and shrink towards them.
 */
export function trainChoice(
  all: readonly ChoiceExample[],
  from: ChoiceWeights = {},
  given: ChoiceWeights = {},
): ChoiceWeights {
  const examples = withoutRare(all, from);
  const weights: ChoiceWeights = { none: 0, ...from };
  const past: Record<string, number> = {};
  const shrink = Object.keys(from).length === 0 ? options.shrink : onwardShrink;
  for (let round = 0; round < options.rounds; round++)
    for (const { candidates, right, weight } of examples) {
      const chances = choiceChances(candidates, weights, {}, given);
      const nobody = right.size === 0;
      const held = nobody ? (chances.at(-1) ?? 0) : [...right].reduce((sum, i) => sum + (chances[i] ?? 0), 0);
      const slopes: Record<string, number> = {};
      chances.forEach((chance, i) => {
        const isRight = i === candidates.length ? nobody : right.has(i);
        const g = weight * (chance - (isRight ? chance / Math.max(held, 1e-9) : 0));
        if (Math.abs(g) < 1e-4) return;
        for (const [name, value] of candidates[i]?.measures ?? [['none', 1] as const])
          slopes[name] = (slopes[name] ?? 0) + g * value;
      });
      for (const [name, slope] of Object.entries(slopes)) {
        const g = slope + shrink * ((weights[name] ?? given[name] ?? 0) - (from[name] ?? given[name] ?? 0));
        past[name] = (past[name] ?? 1e-2) + g * g;
        weights[name] = (weights[name] ?? given[name] ?? 0) - (options.rate * g) / Math.sqrt(past[name] ?? 1);
      }
    }
  return Object.fromEntries(
    Object.entries(weights)
      .filter(([name, value]) => name === 'none' || Math.abs(value) >= options.least)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
}

/** What few postings have says nothing of others. */
function withoutRare(examples: readonly ChoiceExample[], from: ChoiceWeights): ChoiceExample[] {
  const counts = new Map<string, number>();
  for (const { candidates } of examples)
    for (const name of new Set(candidates.flatMap((one) => [...(measuresOf(one)?.keys() ?? [])])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const isKept = ([what]: [string, number]): boolean => what in from || (counts.get(what) ?? 0) >= options.fewest;
  return examples.map((example) => ({
    ...example,
    candidates: example.candidates.map((one) => {
      const measures = new Map([...(measuresOf(one) ?? [])].filter(isKept));
      return { measures, ofWords: () => (one.ofWords() === undefined ? undefined : new Map()) };
    }),
  }));
}
