import { labelCount } from './labels.ts';
import type { TaggerModel } from './tagger-model.ts';

/** Five labels: the sums below are written out for speed. */
const L = labelCount;

/** A model ready for use: an open-addressed table of pairs, a feature's hash and beside it, for one look into memory, its row of weights (−1 where free). */
export type Tagger = { slots: Int32Array; mask: number; weights: Float32Array; links: Float64Array };

export function openTagger(model: TaggerModel): Tagger {
  let size = 1024;
  while (size < model.hashes.length * 2) size *= 2;
  const slots = new Int32Array(size * 2).fill(-1);
  model.hashes.forEach((hash, row) => {
    let at = hash & (size - 1);
    while (slots[at * 2 + 1] !== -1) at = (at + 1) & (size - 1);
    slots[at * 2] = hash | 0;
    slots[at * 2 + 1] = row;
  });
  return { slots, mask: size - 1, weights: Float32Array.from(model.weights), links: model.links };
}

/** The sums of the weights for each word and label: five numbers a word. */
export function scoreWords(features: Uint32Array[], { slots, mask, weights }: Tagger): Float64Array {
  const scores = new Float64Array(features.length * L);
  for (let i = 0; i < features.length; i++) {
    const list = features[i] ?? none;
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
    for (let k = 0; k < list.length; k++) {
      const hash = (list[k] ?? 0) | 0;
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

const none = new Uint32Array();
