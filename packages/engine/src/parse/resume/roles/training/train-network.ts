import { makeRandom } from '../../../../lexicon/tagger/make-random.ts';
import type { Network } from '../network.ts';
import { makeRowTable, type RowTable, rowOf } from '../row-table.ts';

/** A segment to learn from: hashed features, its tag, how much it weighs, and the author that it comes from. */
export type Example = { features: Uint32Array; tag: number; weight: number; author: number };

export type NetworkOptions = {
  width: number;
  tags: number;
  rounds: number;
  rate: number;
  /** Features of fewer authors than this are left out. */
  authors: number;
  /** The share of features and of hidden units that are left out at random while learning. */
  drop: number;
  seed: number;
};

/** A tag that is this likely needs no learning. */
const settled = 0.97;

/** Trains a network by AdaGrad, segment by segment in an order shuffled by a fixed seed. The same examples give the same network. */
export function trainNetwork(examples: Example[], options: NetworkOptions): Network {
  const rows = numberFeatures(examples, options.authors);
  const random = makeRandom(options.seed);
  const state = makeState(rows, options, random);
  const known = examples.map(({ features }) =>
    Int32Array.from(features, (hash) => rowOf(rows, hash)).filter((row) => row >= 0),
  );
  const order = Int32Array.from(examples.keys());
  for (let round = 0; round < options.rounds; round++) {
    shuffle(order, random);
    const rate = options.rate * (1 - (0.9 * round) / options.rounds);
    for (const at of order) {
      const ids = (known[at] as Int32Array).filter(() => random() >= options.drop);
      const { tag, weight } = examples[at] as Example;
      if (weight > 0 && readAhead(state, ids, tag, options.drop, random)) learnBack(state, ids, tag, weight, rate);
    }
  }
  // What a share of was left out while learning is all there afterwards.
  const { network } = state;
  return { ...network, inner: network.inner.map((value) => value * (1 - options.drop)) };
}

type State = {
  network: Network;
  /** Sums of squared slopes: of rows, biases and outer weights. */
  squares: { inner: Float32Array; innerBias: Float32Array; outer: Float32Array; outerBias: Float32Array };
  hidden: Float32Array;
  kept: Uint8Array;
  chances: Float32Array;
  slope: Float32Array;
};

function makeState(rows: RowTable, { width, tags }: NetworkOptions, random: () => number): State {
  const start = (size: number, spread: number): Float32Array =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * spread);
  const squares = (size: number): Float32Array => new Float32Array(size).fill(1e-2);
  return {
    network: {
      width,
      rows,
      inner: start(rows.hashes.length * width, 0.1),
      innerBias: new Float32Array(width).fill(0.05),
      outer: start(width * tags, 0.4),
      outerBias: new Float32Array(tags),
    },
    squares: {
      inner: squares(rows.hashes.length),
      innerBias: squares(width),
      outer: squares(width * tags),
      outerBias: squares(tags),
    },
    hidden: new Float32Array(width),
    kept: new Uint8Array(width),
    chances: new Float32Array(tags),
    slope: new Float32Array(width),
  };
}

/** Works out the chances of all tags, with some hidden units left out; false when the right one is settled. */
function readAhead(state: State, ids: Int32Array, tag: number, drop: number, random: () => number): boolean {
  const { network, hidden, kept, chances } = state;
  const { width, inner, innerBias, outer, outerBias } = network;
  const tags = chances.length;
  hidden.set(innerBias);
  for (const id of ids)
    for (let j = 0, k = id * width; j < width; j++, k++) hidden[j] = (hidden[j] as number) + (inner[k] as number);
  chances.set(outerBias);
  for (let j = 0; j < width; j++) {
    const value = hidden[j] as number;
    kept[j] = value > 0 && random() >= drop ? 1 : 0;
    if (kept[j] === 0) continue;
    hidden[j] = value / (1 - drop);
    for (let y = 0, k = j * tags; y < tags; y++, k++)
      chances[y] = (chances[y] as number) + (hidden[j] as number) * (outer[k] as number);
  }
  let top = Number.NEGATIVE_INFINITY;
  for (let y = 0; y < tags; y++) top = Math.max(top, chances[y] as number);
  let sum = 0;
  for (let y = 0; y < tags; y++) {
    chances[y] = Math.exp((chances[y] as number) - top);
    sum += chances[y] as number;
  }
  for (let y = 0; y < tags; y++) chances[y] = (chances[y] as number) / sum;
  return (chances[tag] as number) <= settled;
}

/** Moves all weights that had a part in the chances towards the right tag. */
function learnBack(state: State, ids: Int32Array, tag: number, weight: number, rate: number): void {
  const { network, squares, hidden, kept, chances, slope } = state;
  const { width, inner, innerBias, outer, outerBias } = network;
  const tags = chances.length;
  for (let y = 0; y < tags; y++) {
    chances[y] = ((chances[y] as number) - (y === tag ? 1 : 0)) * weight;
    move(outerBias, squares.outerBias, y, chances[y] as number, rate);
  }
  let steep = 0;
  for (let j = 0; j < width; j++) {
    slope[j] = 0;
    if (kept[j] === 0) continue;
    let back = 0;
    for (let y = 0, k = j * tags; y < tags; y++, k++) {
      const own = chances[y] as number;
      if (Math.abs(own) < 1e-5) continue;
      back += own * (outer[k] as number);
      move(outer, squares.outer, k, own * (hidden[j] as number), rate);
    }
    slope[j] = back;
    steep += back * back;
    move(innerBias, squares.innerBias, j, back, rate);
  }
  steep /= width;
  if (steep < 1e-9) return;
  for (const id of ids) {
    squares.inner[id] = (squares.inner[id] as number) + steep;
    const pace = rate / Math.sqrt(squares.inner[id] as number);
    for (let j = 0, k = id * width; j < width; j++, k++) inner[k] = (inner[k] as number) - pace * (slope[j] as number);
  }
}

function move(weights: Float32Array, squares: Float32Array, at: number, slope: number, rate: number): void {
  squares[at] = (squares[at] as number) + slope * slope;
  weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
}

function numberFeatures(examples: Example[], authors: number): RowTable {
  const seen = new Map<number, Set<number> | true>();
  for (const { features, author } of examples)
    for (const feature of features) {
      const own = seen.get(feature);
      if (own === true) continue;
      const set = own ?? new Set<number>();
      set.add(author);
      seen.set(feature, set.size >= authors ? true : set);
    }
  return makeRowTable(Uint32Array.from([...seen].flatMap(([feature, enough]) => (enough === true ? [feature] : []))));
}

function shuffle(list: Int32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    const held = list[i] as number;
    list[i] = list[k] as number;
    list[k] = held;
  }
}
