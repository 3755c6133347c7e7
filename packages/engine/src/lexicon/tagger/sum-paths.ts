import { labelCount, mayEnd, mayStart } from './labels.ts';

const L = labelCount;

/** Sums over all labellings of a sentence: `ahead` up to each word and label, `back` from there on, each word's divided by its `scale`; `whole` over all. */
export type PathSums = { ahead: Float64Array; back: Float64Array; scale: Float64Array; whole: number };

/** Forward and backward sums of a sentence of `n` words, scaled word by word; `factors` of each word's labels, `links` of each label after each other one. */
export function sumPaths(factors: Float64Array, links: Float64Array, n: number): PathSums {
  const ahead = new Float64Array(n * L);
  const back = new Float64Array(n * L);
  const scale = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let total = 0;
    for (let b = 0; b < L; b++) {
      let sum = i === 0 && mayStart(b) ? 1 : 0;
      for (let a = 0; i > 0 && a < L; a++) sum += (ahead[(i - 1) * L + a] ?? 0) * (links[a * L + b] ?? 0);
      ahead[i * L + b] = sum * (factors[i * L + b] ?? 0);
      total += ahead[i * L + b] ?? 0;
    }
    scale[i] = total;
    for (let b = 0; b < L; b++) ahead[i * L + b] = (ahead[i * L + b] ?? 0) / total;
  }
  for (let i = n - 1; i >= 0; i--)
    for (let a = 0; a < L; a++) {
      let sum = i === n - 1 && mayEnd(a) ? 1 : 0;
      for (let b = 0; i < n - 1 && b < L; b++)
        sum += (links[a * L + b] ?? 0) * (factors[(i + 1) * L + b] ?? 0) * (back[(i + 1) * L + b] ?? 0);
      back[i * L + a] = i === n - 1 ? sum : sum / (scale[i + 1] ?? 1);
    }
  let whole = 0;
  for (let y = 0; y < L; y++) whole += n > 0 && mayEnd(y) ? (ahead[(n - 1) * L + y] ?? 0) : 0;
  return { ahead, back, scale, whole };
}
