import type { Traits } from './read-traits.ts';

/** Phrases that were labelled in training, by hash of their lower-case words: in how many eighths of their occurrences they were a skill (1 to 8). */
export type PhraseMemory = { hashes: Map<number, number>; longest: number };

/** Marks of the words that a remembered phrase covers, longest first: 0 none, else the phrase's share and the word's place in it. */
export function recall(words: Traits[], memory: PhraseMemory, forgotten?: (hash: number) => number): number[] {
  const marks = new Array<number>(words.length).fill(0);
  for (let i = 0; i < words.length; i++) {
    let best = 0;
    let last = i;
    let key = 0;
    for (let n = 0; n < memory.longest && i + n < words.length; n++) {
      key = extendHash(key, words[i + n]?.hash ?? 0);
      const share = forgotten === undefined ? memory.hashes.get(key) : forgotten(key);
      if (share !== undefined && share > 0) [best, last] = [share, i + n];
    }
    if (best === 0) continue;
    for (let k = i; k <= last; k++) marks[k] = best * 4 + (i === last ? 0 : k === i ? 1 : k === last ? 3 : 2);
    i = last;
  }
  return marks;
}

/** The hash of a phrase with one more word, given by its own. */
export function extendHash(key: number, word: number): number {
  return (Math.imul(key, 0x01000193) + word) >>> 0;
}
