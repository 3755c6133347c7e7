import { leafOf, type SpanJudge, type TreeNode } from './judge-spans.ts';
import { makeRandom } from './make-random.ts';

export type SpanExample = { measures: Float32Array; right: boolean };

const options = {
  trees: 400,
  depth: 4,
  rate: 0.02,
  penalty: 5,
  leastMass: 6,
  columns: 0.4,
  rows: 0.8,
  bins: 48,
  leastGain: 0.5,
};

/** Gradient-boosted trees for the chance of a span (logistic loss, histograms; Friedman 2001), begun at its first measure. Rows and measures are drawn by a fixed seed: the same examples give the same trees. */
export function growTrees(examples: SpanExample[]): SpanJudge {
  const width = examples[0]?.measures.length ?? 0;
  const cuts = Array.from({ length: width }, (_, column) => cutsOf(examples, column));
  const binned = binAll(examples, cuts);
  const random = makeRandom(5);
  const odds = Float64Array.from(examples, ({ measures }) => measures[0] ?? 0);
  const slopes = new Float64Array(examples.length);
  const masses = new Float64Array(examples.length);
  const judge: SpanJudge = [];
  for (let round = 0; round < options.trees; round++) {
    examples.forEach(({ right }, i) => {
      const chance = 1 / (1 + Math.exp(-(odds[i] ?? 0)));
      slopes[i] = chance - (right ? 1 : 0);
      masses[i] = Math.max(1e-6, chance * (1 - chance));
    });
    const columns = cuts.map((_, column) => column).filter(() => random() < options.columns);
    const rows = examples.map((_, i) => i).filter(() => random() < options.rows);
    const tree = growTree(rows, { columns, cuts, binned, width, slopes, masses });
    judge.push(tree);
    examples.forEach(({ measures }, i) => {
      odds[i] = (odds[i] ?? 0) + leafOf(tree, measures);
    });
  }
  return judge;
}

type Ground = {
  columns: number[];
  cuts: number[][];
  binned: Uint8Array;
  width: number;
  slopes: Float64Array;
  masses: Float64Array;
};

function growTree(rows: number[], ground: Ground): TreeNode[] {
  const tree: TreeNode[] = [];
  grow(rows, options.depth);
  return tree;

  function grow(members: number[], depth: number): number {
    const slope = members.reduce((sum, i) => sum + (ground.slopes[i] ?? 0), 0);
    const mass = members.reduce((sum, i) => sum + (ground.masses[i] ?? 0), 0);
    const own: TreeNode = {
      feature: -1,
      value: Math.fround((-slope / (mass + options.penalty)) * options.rate),
      left: 0,
      right: 0,
    };
    const place = tree.push(own) - 1;
    if (depth === 0 || members.length < 20) return place;
    const best = bestSplit(members, slope, mass, ground);
    if (best === undefined) return place;
    const below = (i: number): boolean => (ground.binned[i * ground.width + best.column] ?? 0) <= best.bin;
    own.feature = best.column;
    own.value = Math.fround(ground.cuts[best.column]?.[best.bin] ?? 0);
    own.left = grow(members.filter(below), depth - 1);
    own.right = grow(
      members.filter((i) => !below(i)),
      depth - 1,
    );
    return place;
  }
}

function bestSplit(
  members: number[],
  slope: number,
  mass: number,
  { columns, cuts, binned, width, slopes, masses }: Ground,
): { column: number; bin: number } | undefined {
  const gainOf = (s: number, m: number): number => (s * s) / (m + options.penalty);
  let best: { column: number; bin: number } | undefined;
  let most = options.leastGain + gainOf(slope, mass);
  for (const column of columns) {
    const bins = (cuts[column]?.length ?? 0) + 1;
    const slopeOf = new Float64Array(bins);
    const massOf = new Float64Array(bins);
    for (const i of members) {
      const bin = binned[i * width + column] ?? 0;
      slopeOf[bin] = (slopeOf[bin] ?? 0) + (slopes[i] ?? 0);
      massOf[bin] = (massOf[bin] ?? 0) + (masses[i] ?? 0);
    }
    let left = 0;
    let leftMass = 0;
    for (let bin = 0; bin < bins - 1; bin++) {
      left += slopeOf[bin] ?? 0;
      leftMass += massOf[bin] ?? 0;
      if (leftMass < options.leastMass || mass - leftMass < options.leastMass) continue;
      const gain = gainOf(left, leftMass) + gainOf(slope - left, mass - leftMass);
      if (gain > most) [most, best] = [gain, { column, bin }];
    }
  }
  return best;
}

/** Where a measure is cut: between its values if these are few, else at equal shares of the examples. */
function cutsOf(examples: SpanExample[], column: number): number[] {
  const sorted = Float32Array.from(examples, ({ measures }) => measures[column] ?? 0).sort();
  const values = [...new Set(sorted)];
  if (values.length <= options.bins)
    return values.slice(1).map((value, i) => Math.fround((value + (values[i] ?? 0)) / 2));
  const cuts = new Set<number>();
  for (let bin = 1; bin < options.bins; bin++) cuts.add(sorted[Math.floor((bin * sorted.length) / options.bins)] ?? 0);
  return [...cuts];
}

function binAll(examples: SpanExample[], cuts: number[][]): Uint8Array {
  const binned = new Uint8Array(examples.length * cuts.length);
  examples.forEach(({ measures }, i) => {
    cuts.forEach((list, column) => {
      const value = measures[column] ?? 0;
      let low = 0;
      let high = list.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value < (list[middle] ?? 0)) high = middle;
        else low = middle + 1;
      }
      binned[i * cuts.length + column] = low;
    });
  });
  return binned;
}
