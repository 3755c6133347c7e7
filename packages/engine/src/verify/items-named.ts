import type { Parts } from './claims.ts';
import { type FactIndex, smallWords } from './index-facts.ts';

/** The entries ("/work/0", "/education/1") whose employer or school a sentence names. */
export function itemsNamed(claims: Parts, index: FactIndex): Set<string> {
  const keys = claims.words.filter((word) => !smallWords.has(word.word)).map((word) => word.key);
  const holdsRun = (words: string[]) => keys.some((_, at) => words.every((word, i) => keys[at + i] === word));
  return new Set(index.names.filter(({ words }) => words.length > 0 && holdsRun(words)).map(({ item }) => item));
}
