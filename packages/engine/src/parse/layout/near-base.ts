import type { Cell } from './types.ts';

/** Cells by their baselines, so that rows are found without a walk through the whole page. */
export type BaseIndex = {
  /** Cells whose baseline is at most `reach` points from another. */
  near(base: number, reach: number): Cell[];
  /** The first cell whose baseline is below a level. */
  below(level: number): Cell | undefined;
};

/** An index of cells in any order. */
export function indexBases(cells: readonly Cell[]): BaseIndex {
  const sorted = [...cells].sort((a, b) => a.base - b.base);
  const bases = sorted.map((cell) => cell.base);
  return {
    near: (base, reach) => sorted.slice(firstFrom(bases, base - reach), firstAbove(bases, base + reach)),
    below: (level) => sorted[firstAbove(bases, level)],
  };
}

/** The place of the first of sorted numbers that is at least `least`. */
export function firstFrom(sorted: readonly number[], least: number): number {
  return search(sorted, (value) => value >= least);
}

/** The place of the first of sorted numbers that is more than `most`. */
export function firstAbove(sorted: readonly number[], most: number): number {
  return search(sorted, (value) => value > most);
}

function search(sorted: readonly number[], isReached: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isReached(sorted[middle] as number)) to = middle;
    else from = middle + 1;
  }
  return from;
}
