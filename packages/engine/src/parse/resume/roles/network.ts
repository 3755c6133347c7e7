import { type RowTable, rowOf } from './row-table.ts';

/** A network of one hidden layer over named features: a row of `width` weights for each feature, then a weight for each tag. */
export type Network = {
  width: number;
  rows: RowTable;
  inner: Float32Array;
  innerBias: Float32Array;
  outer: Float32Array;
  outerBias: Float32Array;
};

/** The chance of each tag for one segment, by its hashed features; `known` are the sums of features that were added before. */
export function chancesOf(network: Network, features: ArrayLike<number>, known?: Float64Array): Float32Array {
  const { outer, outerBias } = network;
  const hidden = addFeatures(network, features, known);
  const scores = new Float64Array(outerBias);
  const tags = scores.length;
  for (let j = 0; j < hidden.length; j++) {
    const value = hidden[j] as number;
    if (value <= 0) continue;
    for (let y = 0, at = j * tags; y < tags; y++, at++)
      scores[y] = (scores[y] as number) + value * (outer[at] as number);
  }
  return toChances(scores);
}

/** The sums of the hidden units with some features, from those of others on. */
export function addFeatures(
  { width, rows, inner, innerBias }: Network,
  features: ArrayLike<number>,
  known?: Float64Array,
): Float64Array {
  const hidden = new Float64Array(known ?? innerBias);
  for (let k = 0; k < features.length; k++) {
    const row = rowOf(rows, features[k] as number);
    if (row < 0) continue;
    for (let j = 0, at = row * width; j < width; j++, at++) hidden[j] = (hidden[j] as number) + (inner[at] as number);
  }
  return hidden;
}

/** Scores as chances that sum to 1. */
function toChances(scores: Float64Array): Float32Array {
  let top = Number.NEGATIVE_INFINITY;
  for (let y = 0; y < scores.length; y++) if ((scores[y] as number) > top) top = scores[y] as number;
  const chances = new Float32Array(scores.length);
  let sum = 0;
  for (let y = 0; y < scores.length; y++) {
    // What is less likely than one in 200,000 is nothing.
    const away = (scores[y] as number) - top;
    chances[y] = away < -12 ? 0 : Math.exp(away);
    sum += chances[y] as number;
  }
  for (let y = 0; y < scores.length; y++) chances[y] = (chances[y] as number) / sum;
  return chances;
}
