import { extendHash, type PhraseMemory } from './phrase-memory.ts';
import type { Traits } from './read-traits.ts';

/** Words of a sentence, by their traits, and the spans of them that are skills. */
export type Labelled = { traits: Traits[]; spans: [number, number][] };

const longest = 6;

/** Counts the labelled phrases of the training sentences: `memory` for use, and for each sentence what is remembered of all the others (a sentence must not be taught by its own labels). */
export function rememberPhrases(sentences: Labelled[]): {
  memory: PhraseMemory;
  without: ((hash: number) => number)[];
} {
  const labelled = new Map<number, number>();
  for (const sentence of sentences)
    for (const [from, to] of sentence.spans)
      if (to - from < longest) bump(labelled, spanHash(sentence.traits, from, to), 1);
  const seen = new Map<number, number>();
  const own = sentences.map((sentence) => {
    const mine = { labelled: new Map<number, number>(), seen: new Map<number, number>() };
    for (const [from, to] of sentence.spans)
      if (to - from < longest) bump(mine.labelled, spanHash(sentence.traits, from, to), 1);
    for (let i = 0; i < sentence.traits.length; i++) {
      let key = 0;
      for (let n = 0; n < longest && i + n < sentence.traits.length; n++) {
        key = extendHash(key, sentence.traits[i + n]?.hash ?? 0);
        if (!labelled.has(key)) continue;
        bump(seen, key, 1);
        bump(mine.seen, key, 1);
      }
    }
    return mine;
  });
  const hashes = new Map<number, number>();
  for (const [key, count] of labelled) hashes.set(key, shareOf(count, seen.get(key) ?? count));
  const without = own.map((mine) => (key: number) => {
    const count = (labelled.get(key) ?? 0) - (mine.labelled.get(key) ?? 0);
    return count <= 0 ? 0 : shareOf(count, (seen.get(key) ?? 0) - (mine.seen.get(key) ?? 0));
  });
  return { memory: { hashes, longest }, without };
}

function shareOf(count: number, seen: number): number {
  return 1 + Math.min(3, Math.floor((4 * count) / Math.max(1, seen + 0.5))) + (count >= 3 ? 4 : 0);
}

function spanHash(words: Traits[], from: number, to: number): number {
  let key = 0;
  for (let i = from; i <= to; i++) key = extendHash(key, words[i]?.hash ?? 0);
  return key;
}

function bump(map: Map<number, number>, key: number, by: number): void {
  map.set(key, (map.get(key) ?? 0) + by);
}
