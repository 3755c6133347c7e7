import { readFileSync } from 'node:fs';
import { sureFact } from '@shortlist/schema';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { furtherPostWords } from '../words/choose-employer-words.ts';
import { type ChoiceWeights, choiceChances } from './choice-chances.ts';
import { type EmployerCandidate, gatherEmployers, mostOfNames, nameKey } from './employer-candidates.ts';
import { hintEmployers } from './employer-hints.ts';

export type EmployerWeights = ChoiceWeights;

/** What counts of itself, where the postings that the weights were learned from had no measure of it: a form of words that says who employs or what belongs to a house, a name with its legal form at the head of one of the first lines, and a name that is the place's. */
export const givenOfEmployers: EmployerWeights = { stated: 5, owner: 4, 'legal form above': 4, 'only the place': -6 };

let loaded: EmployerWeights | undefined;

/** Chooses with these weights from now on, to measure them on postings that they were not trained on. */
export function useEmployerWeights(weights: EmployerWeights | undefined): void {
  loaded = weights;
}

/** "There is also a position at …": of another post, which another house may offer. */
const furtherPost = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(furtherPostWords)})(?!\p{L})`, 'iu');

/** The name that is most likely the employer's, with its chance (0 to 1) among all names of the posting. None where naming nobody is likelier. */
export function chooseEmployer(
  text: string,
  segments: readonly PlacedSegment[],
  title: { start: number; text: string } | undefined,
  place?: string,
): { name: string; sure: number } | undefined {
  loaded ??= JSON.parse(readFileSync(new URL('./employer.json', import.meta.url), 'utf8')) as EmployerWeights;
  const own = segments.map(withoutFurtherPost);
  const ownText = own.reduce(
    (left, { end }, i) =>
      left.slice(0, end) + ' '.repeat((segments[i]?.end ?? end) - end) + left.slice(segments[i]?.end ?? end),
    text,
  );
  const candidates = gatherEmployers(ownText, own, title, hintEmployers(ownText, own, title), place);
  const chosen = likeliestName(candidates, employerChances(candidates, loaded));
  return chosen && { ...chosen, name: withOrdinal(chosen.name, text) };
}

/** A segment up to where it tells of another post. */
function withoutFurtherPost(segment: PlacedSegment): PlacedSegment {
  const at = furtherPost.exec(segment.text)?.index;
  return at === undefined ? segment : { ...segment, end: segment.start + at, text: segment.text.slice(0, at) };
}

/** "1. FC Auental": a number with a full stop before each mention of a name belongs to it, where no line counts on from it. */
function withOrdinal(name: string, text: string): string {
  const at = text.indexOf(name);
  const number = /(?<![^\s(„“"])\d{1,2}\.\s$/u.exec(text.slice(Math.max(0, at - 6), at))?.[0].trim();
  if (at < 0 || number === undefined || text.split(`${number} ${name}`).length < text.split(name).length) return name;
  const next = Number.parseInt(number, 10) + 1;
  return new RegExp(`^[^\\p{L}\\d\\n]*${next}[.)]\\s`, 'mu').test(text) ? name : `${number} ${name}`;
}

/** The likeliest name. Its chance is that of all its forms, the longer and the shorter ones: "Northmoor", "Northmoor Trust". */
export function likeliestName(
  candidates: readonly EmployerCandidate[],
  chances: readonly number[],
): { name: string; sure: number } | undefined {
  const keys = candidates.map(({ name }) => nameKey(name));
  const sums = keys.map((key) =>
    keys.reduce((sum, other, j) => sum + (isForm(key, other) || isForm(other, key) ? (chances[j] ?? 0) : 0), 0),
  );
  let best = -1;
  candidates.forEach((_, i) => {
    const [own = 0, most = 0] = [sums[i], sums[best]];
    if (own > most + 1e-9 || (Math.abs(own - most) <= 1e-9 && (chances[i] ?? 0) > (chances[best] ?? 0))) best = i;
  });
  const sum = sums[best] ?? 0;
  if (sum <= (chances.at(-1) ?? 0)) return undefined;
  // Among the forms of that name, the one that is likeliest by itself.
  const form = [...keys.keys()]
    .filter((j) => isForm(keys[best] ?? '', keys[j] ?? '') || isForm(keys[j] ?? '', keys[best] ?? ''))
    .sort((a, b) => (chances[b] ?? 0) - (chances[a] ?? 0))[0];
  const chosen = candidates[form ?? best]?.name;
  // "Council", of which the posting has the whole name: half a name is none.
  const isHalf =
    chosen !== undefined &&
    !chosen.includes(' ') &&
    (isGeneralWord(chosen.toLowerCase()) || organisationScore(chosen) >= 1);
  const longer = isHalf
    ? candidates.map(({ name }) => name).filter((other) => other.endsWith(` ${chosen}`) && other.split(' ').length <= 5)
    : [];
  const name = longer.toSorted((a, b) => a.length - b.length)[0] ?? chosen;
  if (name === undefined) return undefined;
  // The one name of which a form of words says that it employs, and plainly.
  const [told, ...others] = candidates.filter(({ measures }) => measures.has('stated'));
  const isTold = others.length === 0 && told?.told === true && told.name === name;
  return { name, sure: Math.max(isTold ? sureFact : 0, Math.min(1, sum)) };
}

function isForm(short: string, long: string): boolean {
  return long === short || (short.length >= 3 && (long.startsWith(short) || long.endsWith(short)));
}

/** The chance of each candidate; the last is nobody's. */
export function employerChances(candidates: readonly EmployerCandidate[], weights: EmployerWeights): number[] {
  return choiceChances(candidates, weights, mostOfNames, givenOfEmployers);
}
