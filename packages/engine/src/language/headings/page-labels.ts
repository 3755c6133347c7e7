import { type PageWords, pageLanguages } from '@shortlist/schema';

/** What the pages that we set call a thing in all of their languages, as the inside of a pattern's group. */
export function pageLabels(word: keyof PageWords): string {
  const said = new Set(Object.values(pageLanguages).map(({ words }) => words[word]));
  // The longest first: "Not Ortalaması" before a shorter one that it begins with.
  return [...said].sort((one, other) => other.length - one.length).join('|');
}
