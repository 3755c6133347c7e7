import { findTitles } from '../titles/recognise-titles.ts';

/** Whether the lexicon puts two titles into one family of occupations. */
export function isSameTrade(a: string, b: string): boolean {
  const families = new Set(findTitles(a).flatMap(({ title }) => title.occupations));
  return findTitles(b).some(({ title }) => title.occupations.some((family) => families.has(family)));
}
