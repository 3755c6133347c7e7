import { labelCount } from './labels.ts';
import type { TaggerModel } from './tagger-model.ts';

/** Five labels: the sums below are written out for speed. */
const L = labelCount;

/**
 * A model ready for use: an open-addressed table of pairs, a feature's hash and beside it, for one look into memory, its row of weights (−1 where free). Most features of
 * a text are in no model: `sieve` holds a bit for the first 20 bits of each known hash and is small enough to stay near the processor.
 */
export type Tagger = {
  slots: Int32Array;
  mask: number;
  sieve: Uint8Array;
  weights: Float32Array;
  links: Float64Array;
};

export function openTagger(model: TaggerModel): Tagger {
  let size = 1024;
  while (size < model.hashes.length * 2) size *= 2;
  const slots = new Int32Array(size * 2).fill(-1);
  const sieve = new Uint8Array(1 << 17);
  model.hashes.forEach((hash, row) => {
    sieve[hash >>> 15] = (sieve[hash >>> 15] ?? 0) | (1 << ((hash >>> 12) & 7));
    let at = hash & (size - 1);
    while (slots[at * 2 + 1] !== -1) at = (at + 1) & (size - 1);
    slots[at * 2] = hash | 0;
    slots[at * 2 + 1] = row;
  });
  return { slots, mask: size - 1, sieve, weights: Float32Array.from(model.weights), links: model.links };
}

/** The sums of the weights for each word and label, five numbers a word. `features` holds `width` of them for each word. */
export function scoreWords(
  features: Uint32Array,
  width: number,
  { slots, mask, sieve, weights }: Tagger,
): Float64Array {
  const words = features.length / width;
  const scores = new Float64Array(words * L);
  for (let i = 0; i < words; i++) {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
    for (let k = i * width; k < (i + 1) * width; k++) {
      const hash = (features[k] ?? 0) | 0;
      if ((((sieve[hash >>> 15] ?? 0) >> ((hash >>> 12) & 7)) & 1) === 0) continue;
      let at = hash & mask;
      while (slots[at * 2] !== hash && slots[at * 2 + 1] !== -1) at = (at + 1) & mask;
      const row = (slots[at * 2 + 1] ?? -1) * L;
      if (row < 0) continue;
      s0 += weights[row] ?? 0;
      s1 += weights[row + 1] ?? 0;
      s2 += weights[row + 2] ?? 0;
      s3 += weights[row + 3] ?? 0;
      s4 += weights[row + 4] ?? 0;
    }
    const at = i * L;
    scores[at] = s0;
    scores[at + 1] = s1;
    scores[at + 2] = s2;
    scores[at + 3] = s3;
    scores[at + 4] = s4;
  }
  return scores;
}
