import { readFileSync } from 'node:fs';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { type EmployerCandidate, gatherEmployers } from './employer-candidates.ts';
import { hintEmployers } from './employer-hints.ts';

/** What speaks for and against a name, by measure, with how much. `none` is the sum of naming nobody. */
export type EmployerWeights = Record<string, number>;

/** What counts of itself, where the postings that the weights were learned from had no measure of it: a form of words that says who employs, and a name that is the place's. */
const given: EmployerWeights = { stated: 5, 'only the place': -6 };

let loaded: EmployerWeights | undefined;

/** Chooses with these weights from now on, to measure them on postings that they were not trained on. */
export function useEmployerWeights(weights: EmployerWeights | undefined): void {
  loaded = weights;
}

/** The name that is most likely the employer's, with its chance (0 to 1) among all names of the posting. None where naming nobody is likelier. */
export function chooseEmployer(
  text: string,
  segments: readonly PlacedSegment[],
  title: { start: number; text: string } | undefined,
  place?: string,
): { name: string; sure: number } | undefined {
  loaded ??= JSON.parse(readFileSync(new URL('./employer.json', import.meta.url), 'utf8')) as EmployerWeights;
  const candidates = gatherEmployers(text, segments, title, hintEmployers(text, segments, title), place);
  const chances = employerChances(candidates, loaded);
  let best = -1;
  chances.forEach((chance, i) => {
    if (i < candidates.length && chance > (chances[best] ?? 0)) best = i;
  });
  const name = candidates[best]?.name;
  const sure = chances[best] ?? 0;
  return name === undefined || sure <= (chances.at(-1) ?? 0) ? undefined : { name, sure };
}

/** The chance of each candidate; the last is nobody's. */
export function employerChances(candidates: readonly EmployerCandidate[], weights: EmployerWeights): number[] {
  const sums = [...candidates.map(({ measures }) => weigh(measures, weights)), weights.none ?? 0];
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / all);
}

function weigh(measures: ReadonlyMap<string, number>, weights: EmployerWeights): number {
  let sum = 0;
  for (const [name, value] of measures) sum += (weights[name] ?? given[name] ?? 0) * value;
  return sum;
}
