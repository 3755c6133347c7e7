import { readLines } from '../read-lines.ts';
import { type EmployerWeights, employerChances } from './choose-employer.ts';
import { type EmployerCandidate, gatherEmployers, nameKey } from './employer-candidates.ts';
import { hintEmployers } from './employer-hints.ts';
import { readHead } from './read-head.ts';
import { readLocation } from './read-location.ts';

/** The names of a posting, and which of them are the employer's. None is where the posting does not name it. */
export type EmployerExample = { candidates: EmployerCandidate[]; right: Set<number>; weight: number };

/** A posting whose employer is known by one or more forms of its name; without any it names none. */
export function employerExample(posting: string, employers: readonly string[], weight = 1): EmployerExample {
  const { facts, text, title, segments } = readLines(posting);
  const place = facts.location ?? readLocation(text, title, readHead(text, title).place);
  const candidates = gatherEmployers(text, segments, title, hintEmployers(text, segments, title), place);
  const keys = new Set(employers.map(nameKey));
  const right = new Set(candidates.flatMap(({ name }, i) => (keys.has(nameKey(name)) ? [i] : [])));
  return { candidates, right, weight };
}

const options = { rounds: 40, rate: 0.15, shrink: 0.003, least: 0.05, fewest: 4 };

/** Weights by the likeliest choice among each posting's names (multinomial logistic regression with shrinkage). The same examples give the same weights. */
export function trainEmployer(all: readonly EmployerExample[]): EmployerWeights {
  const examples = withoutRare(all);
  const weights: EmployerWeights = { none: 0 };
  const past: Record<string, number> = {};
  for (let round = 0; round < options.rounds; round++)
    for (const { candidates, right, weight } of examples) {
      const chances = employerChances(candidates, weights);
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
        const g = slope + options.shrink * (weights[name] ?? 0);
        past[name] = (past[name] ?? 1e-2) + g * g;
        weights[name] = (weights[name] ?? 0) - (options.rate * g) / Math.sqrt(past[name] ?? 1);
      }
    }
  return Object.fromEntries(
    Object.entries(weights)
      .filter(([name, value]) => name === 'none' || Math.abs(value) >= options.least)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
}

/** Words that few postings have beside a name say nothing of others. */
function withoutRare(examples: readonly EmployerExample[]): EmployerExample[] {
  const counts = new Map<string, number>();
  for (const { candidates } of examples)
    for (const name of new Set(candidates.flatMap(({ measures }) => [...measures.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return examples.map((example) => ({
    ...example,
    candidates: example.candidates.map(({ name, measures }) => ({
      name,
      measures: new Map([...measures].filter(([what]) => (counts.get(what) ?? 0) >= options.fewest)),
    })),
  }));
}
