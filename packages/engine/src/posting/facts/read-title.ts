import { readFileSync } from 'node:fs';
import { type ChoiceWeights, choiceChances } from './choice-chances.ts';
import type { ReadTitle } from './find-sought-title.ts';
import { gatherTitles } from './title-candidates.ts';
import { hintTitle } from './title-hint.ts';
import { mostOfTitles, type TitleCandidate, titleKey } from './title-measures.ts';

/** What counts of itself, where few of the postings that the weights were learned from had it: a name with a company's form is an employer's. */
export const givenOfTitles: ChoiceWeights = { 'legal form': -5 };

let loaded: ChoiceWeights | undefined;

/** Chooses with these weights from now on, to measure them on postings that they were not trained on. */
export function useTitleWeights(weights: ChoiceWeights | undefined): void {
  loaded = weights;
}

/**
 * The words that are most likely the posting's title, with their chance (0 to 1) among all that may be it. What the markup states is not doubted.
 * None where nothing of the posting looks like a title.
 */
export function readTitle(text: string, stated?: string): ReadTitle | undefined {
  const hint = hintTitle(text, stated);
  if (stated !== undefined && (hint?.sure ?? 0) > 0.97) return hint;
  loaded ??= JSON.parse(readFileSync(new URL('./title.json', import.meta.url), 'utf8')) as ChoiceWeights;
  const candidates = gatherTitles(text, hint);
  return likeliestTitle(candidates, choiceChances(candidates, loaded, mostOfTitles, givenOfTitles));
}

/**
 * A guess at most: one everyday word of a sentence in the plural, which names a trade and not this job ("We are looking for bright bakers"), and what
 * stands beside a banner without a word of a title ("Careers – Lift Works").
 */
const mostOfAGuess = 0.4;

/**
 * The likeliest title, at its likeliest mention. Its chance is that of all its mentions and of its longer and shorter forms at the same place: which of
 * "Civil Designer" and "Civil Designer – Data Center" is meant, the post is the same.
 */
export function likeliestTitle(
  candidates: readonly TitleCandidate[],
  chances: readonly number[],
): ReadTitle | undefined {
  const groups = Map.groupBy(candidates.keys(), (i) => titleKey(candidates[i]?.text ?? ''));
  const sum = (all: readonly number[]): number => all.reduce((total, i) => total + (chances[i] ?? 0), 0);
  const withForms = (all: readonly number[]): number =>
    sum([...candidates.keys()].filter((i) => all.some((j) => overlap(candidates[i], candidates[j]))));
  const best = [...groups.values()].sort((a, b) => sum(b) - sum(a))[0];
  const first = best?.toSorted((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))[0];
  const found = first === undefined ? undefined : candidates[first];
  if (best === undefined || found === undefined) return undefined;
  const isTrade = /^\p{Ll}+s$/u.test(found.text) && best.every((i) => candidates[i]?.measures.has('a word in prose'));
  const isBeside = best.every(
    (i) => candidates[i]?.measures.has('beside a banner') && candidates[i].ofWords()?.has('no title words'),
  );
  const { text, start, end } = found;
  const sure = withForms(best);
  return { text, start, end, sure: isTrade || isBeside ? Math.min(sure, mostOfAGuess) : sure };
}

/** Whether two mentions share letters of the text. */
const overlap = (a: TitleCandidate | undefined, b: TitleCandidate | undefined): boolean =>
  a !== undefined && b !== undefined && a.start < b.end && b.start < a.end;
