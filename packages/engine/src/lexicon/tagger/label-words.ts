import { labelCount, labels, mayEnd, mayFollow, mayStart } from './labels.ts';
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

/** The likeliest labels of a sentence (Viterbi). `caution` is added to "outside": above 0 fewer skills, below 0 more. */
export function labelWords(features: Uint32Array[], tagger: Tagger, caution = 0): Uint8Array {
  const n = features.length;
  const best = new Float64Array(n * L);
  const from = new Uint8Array(n * L);
  features.forEach((list, i) => {
    const scores = scoreWord(list, tagger);
    scores[labels.outside] = (scores[labels.outside] ?? 0) + caution;
    for (let b = 0; b < L; b++) {
      let top = i === 0 ? (mayStart(b) ? 0 : Number.NEGATIVE_INFINITY) : Number.NEGATIVE_INFINITY;
      for (let a = 0; i > 0 && a < L; a++) {
        if (!mayFollow(a, b)) continue;
        const score = (best[(i - 1) * L + a] ?? 0) + (tagger.model.links[a * L + b] ?? 0);
        if (score > top) {
          top = score;
          from[i * L + b] = a;
        }
      }
      best[i * L + b] = top + (scores[b] ?? 0);
    }
  });
  const path = new Uint8Array(n);
  let label = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let y = 0; y < L; y++)
    if (mayEnd(y) && n > 0 && (best[(n - 1) * L + y] ?? 0) > top) [top, label] = [best[(n - 1) * L + y] ?? 0, y];
  for (let i = n - 1; i >= 0; i--) {
    path[i] = label;
    label = from[i * L + label] ?? 0;
  }
  return path;
}

function scoreWord(list: Uint32Array, { slots, rows, mask, model }: Tagger): Float64Array {
  const scores = new Float64Array(L);
  for (const hash of list) {
    let at = hash & mask;
    while (rows[at] !== -1 && slots[at] !== hash) at = (at + 1) & mask;
    const row = rows[at] ?? -1;
    if (row === -1) continue;
    for (let y = 0; y < L; y++) scores[y] = (scores[y] ?? 0) + (model.weights[row * L + y] ?? 0);
  }
  return scores;
}
