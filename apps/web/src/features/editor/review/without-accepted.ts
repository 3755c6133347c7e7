import type { Misspelling } from './find-misspellings.ts';
import { bareWord } from './plain-word.ts';

/** What was found without the words that were called right since. */
export function withoutAccepted(
  found: Record<string, Misspelling[]>,
  accepted: readonly string[],
): Record<string, Misspelling[]> {
  const right = new Set(accepted);
  return Object.fromEntries(
    Object.entries(found).map(([id, list]) => [id, list.filter(({ word }) => !right.has(bareWord(word)))]),
  );
}
