import { labelCount, labelsOf, mayFollow } from './labels.ts';
import { makeRandom } from './make-random.ts';
import { sumPaths } from './sum-paths.ts';
import type { TaggerModel } from './tagger-model.ts';

/** A sentence for training: hashed features, as many for each word, and the spans of words that are skills. */
export type Example = { features: Uint32Array; spans: [number, number][] };

export type TrainOptions = { rounds: number; rate: number; penalty: number; rare: number };

export const trainDefaults: TrainOptions = { rounds: 8, rate: 0.05, penalty: 5e-4, rare: 4 };

const L = labelCount;
/** The orders in which the sentences are gone through; each makes a model, and the weights are their mean. */
const seeds = [17, 23, 42];

/**
 * Trains a linear-chain conditional random field by AdaGrad with an L1 penalty (Duchi et al. 2011). The order of the examples
 * is shuffled by fixed seeds: the same examples give the same model. The weights are the mean over three orders and the second half of the rounds of each.
 */
export function trainTagger(examples: Example[], width: number, options: TrainOptions = trainDefaults): TaggerModel {
  const ids = numberFeatures(examples, options.rare);
  const rows = examples
    .filter((example) => example.features.length > 0)
    .map(({ features, spans }) => {
      const words = features.length / width;
      return {
        ids: Array.from({ length: words }, (_, i) => known(features.subarray(i * width, (i + 1) * width), ids)),
        gold: labelsOf(words, spans),
      };
    });
  const mean = { weights: new Float64Array(ids.size * L), links: new Float64Array(L * L) };
  for (const seed of seeds) learnRounds(rows, ids.size * L, makeRandom(seed), options, mean);
  const hashes: number[] = [];
  const weights: number[] = [];
  for (const [hash, id] of ids) {
    const own = mean.weights.subarray(id * L, id * L + L);
    if (own.every((weight) => Math.abs(weight) < 0.05)) continue;
    hashes.push(hash);
    weights.push(...own);
  }
  return { hashes: Uint32Array.from(hashes), weights: Float64Array.from(weights), links: mean.links };
}

/** Adds one run's weights, the mean over the second half of its rounds, to the mean over the runs. */
function learnRounds(
  rows: Row[],
  size: number,
  random: () => number,
  options: TrainOptions,
  mean: { weights: Float64Array; links: Float64Array },
): void {
  const state = {
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-3),
    links: new Float64Array(L * L),
    linkSquares: new Float64Array(L * L).fill(1e-3),
  };
  const last = Math.max(1, Math.floor(options.rounds / 2));
  const share = 1 / (last * seeds.length);
  for (let round = 0; round < options.rounds; round++) {
    const rate = options.rate / (1 + round * 0.15);
    for (const row of shuffle(rows, random)) learn(row, state, rate, options.penalty);
    if (round < options.rounds - last) continue;
    state.weights.forEach((weight, i) => {
      mean.weights[i] = (mean.weights[i] ?? 0) + weight * share;
    });
    state.links.forEach((weight, i) => {
      mean.links[i] = (mean.links[i] ?? 0) + weight * share;
    });
  }
}

type State = { weights: Float64Array; squares: Float64Array; links: Float64Array; linkSquares: Float64Array };
type Row = { ids: Int32Array[]; gold: Uint8Array };

function learn(row: Row, state: State, rate: number, penalty: number): void {
  const n = row.ids.length;
  const scores = new Float64Array(n * L);
  row.ids.forEach((list, i) => {
    for (const id of list)
      for (let y = 0; y < L; y++) scores[i * L + y] = (scores[i * L + y] ?? 0) + (state.weights[id * L + y] ?? 0);
  });
  const { single, double } = marginals(scores, state.links, n);
  row.ids.forEach((list, i) => {
    for (let y = 0; y < L; y++) {
      const gradient = (single[i * L + y] ?? 0) - (row.gold[i] === y ? 1 : 0);
      if (Math.abs(gradient) < 1e-4) continue;
      for (const id of list) step(state.weights, state.squares, id * L + y, gradient, rate, penalty);
    }
  });
  for (let a = 0; a < L; a++)
    for (let b = 0; b < L; b++) {
      let gradient = double[a * L + b] ?? 0;
      for (let i = 1; i < n; i++) if (row.gold[i - 1] === a && row.gold[i] === b) gradient--;
      if (mayFollow(a, b)) step(state.links, state.linkSquares, a * L + b, gradient, rate, 0);
    }
}

function step(
  weights: Float64Array,
  squares: Float64Array,
  at: number,
  gradient: number,
  rate: number,
  penalty: number,
): void {
  squares[at] = (squares[at] ?? 0) + gradient * gradient;
  const size = rate / Math.sqrt(squares[at] ?? 1);
  const moved = (weights[at] ?? 0) - size * gradient;
  weights[at] = penalty === 0 ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - size * penalty);
}

/** The chance of each label at each word, and of each pair of neighbours over the sentence. */
function marginals(
  scores: Float64Array,
  links: Float64Array,
  n: number,
): { single: Float64Array; double: Float64Array } {
  const factors = factorsOf(scores, n);
  const steps = Float64Array.from(links, (link, i) => (mayFollow(Math.floor(i / L), i % L) ? Math.exp(link) : 0));
  const { ahead, back, scale, whole } = sumPaths(factors, steps, n);
  const single = new Float64Array(n * L);
  const double = new Float64Array(L * L);
  for (let i = 0; i < n * L; i++) single[i] = ((ahead[i] ?? 0) * (back[i] ?? 0)) / whole;
  for (let i = 1; i < n; i++)
    for (let ab = 0; ab < L * L; ab++) {
      const from = ahead[(i - 1) * L + Math.floor(ab / L)] ?? 0;
      const to = (factors[i * L + (ab % L)] ?? 0) * (back[i * L + (ab % L)] ?? 0);
      double[ab] = (double[ab] ?? 0) + (from * (steps[ab] ?? 0) * to) / (scale[i] ?? 1) / whole;
    }
  return { single, double };
}

/** e to each score, the highest of a word being 1, so that none is too great to be counted. */
function factorsOf(scores: Float64Array, n: number): Float64Array {
  const factors = new Float64Array(n * L);
  for (let i = 0; i < n; i++) {
    let top = scores[i * L] ?? 0;
    for (let y = 1; y < L; y++) top = Math.max(top, scores[i * L + y] ?? 0);
    for (let y = 0; y < L; y++) factors[i * L + y] = Math.exp((scores[i * L + y] ?? 0) - top);
  }
  return factors;
}

function numberFeatures(examples: Example[], rare: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples) for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const ids = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= rare) ids.set(hash, ids.size);
  return ids;
}

function known(list: Uint32Array, ids: Map<number, number>): Int32Array {
  return Int32Array.from([...list].flatMap((hash) => ids.get(hash) ?? []));
}

function shuffle<T>(list: T[], random: () => number): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    const held = out[i] as T;
    out[i] = out[k] as T;
    out[k] = held;
  }
  return out;
}
