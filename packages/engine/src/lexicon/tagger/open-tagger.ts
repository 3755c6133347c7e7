import { labelCount } from './labels.ts';
import type { TaggerModel } from './tagger-model.ts';

/** Five labels: the sums below are written out for speed. */
const L = labelCount;

/** A model ready for use: an open-addressed table from feature hash to weights. */
export type Tagger = { slots: Uint32Array; rows: Int32Array; mask: number; weights: Float32Array; links: Float64Array };

export function openTagger(model: TaggerModel): Tagger {
  let size = 1024;
  while (size < model.hashes.length * 2) size *= 2;
  const slots = new Uint32Array(size);
  const rows = new Int32Array(size).fill(-1);
  model.hashes.forEach((hash, row) => {
    let at = hash & (size - 1);
    while (rows[at] !== -1) at = (at + 1) & (size - 1);
    slots[at] = hash;
    rows[at] = row;
  });
  return { slots, rows, mask: size - 1, weights: Float32Array.from(model.weights), links: model.links };
}

/** The sums of the weights for each word and label: five numbers a word. */
export function scoreWords(features: Uint32Array[], { slots, rows, mask, weights }: Tagger): Float64Array {
  const scores = new Float64Array(features.length * L);
  features.forEach((list, i) => {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
    for (let k = 0; k < list.length; k++) {
      const hash = list[k] ?? 0;
      let at = hash & mask;
      while (rows[at] !== -1 && slots[at] !== hash) at = (at + 1) & mask;
      const row = (rows[at] ?? -1) * L;
      if (row < 0) continue;
      s0 += weights[row] ?? 0;
      s1 += weights[row + 1] ?? 0;
      s2 += weights[row + 2] ?? 0;
      s3 += weights[row + 3] ?? 0;
      s4 += weights[row + 4] ?? 0;
    }
    scores.set([s0, s1, s2, s3, s4], i * L);
  });
  return scores;
}
