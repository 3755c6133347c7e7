import { labelCount } from './labels.ts';
import type { TaggerModel } from './tagger-model.ts';

const L = labelCount;

/** A model ready for use: an open-addressed table from feature hash to weights. */
export type Tagger = { slots: Uint32Array; rows: Int32Array; mask: number; model: TaggerModel };

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
  return { slots, rows, mask: size - 1, model };
}

/** The sums of the weights for each word and label: five numbers a word. */
export function scoreWords(features: Uint32Array[], { slots, rows, mask, model }: Tagger): Float64Array {
  const scores = new Float64Array(features.length * L);
  features.forEach((list, i) => {
    for (const hash of list) {
      let at = hash & mask;
      while (rows[at] !== -1 && slots[at] !== hash) at = (at + 1) & mask;
      const row = rows[at] ?? -1;
      if (row === -1) continue;
      for (let y = 0; y < L; y++) scores[i * L + y] = (scores[i * L + y] ?? 0) + (model.weights[row * L + y] ?? 0);
    }
  });
  return scores;
}
