import { decodeTrie } from 'cspell-trie-lib';
import type { Speller } from './find-misspellings.ts';

/** How long a word is looked up at most; the worker that does so keeps nobody waiting, and a slow machine finds the same words. */
const mostMs = 2000;

/** One speller over several dictionaries in cspell's trie format, unpacked. */
export function openSpeller(dictionaries: readonly Uint8Array<ArrayBuffer>[]): Speller {
  const tries = dictionaries.map((bytes) => decodeTrie(bytes));
  return {
    has: (word, exactly = false) => tries.some((trie) => trie.hasWord(word, exactly)),
    suggest(word) {
      const costs = new Map<string, number>();
      for (const trie of tries) {
        for (const { word: close, cost } of trie.suggestWithCost(word, { numSuggestions: 8, timeout: mostMs })) {
          costs.set(close, Math.min(cost, costs.get(close) ?? cost));
        }
      }
      return [...costs].sort(([, one], [, other]) => one - other).map(([close]) => close);
    },
  };
}
