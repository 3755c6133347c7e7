import { normaliseText } from './normalise-text.ts';

type Entry = Record<string, unknown>;
type Pair = { from: number; to: number; common: number };

/** Of the entries that a text alone brings together, as a year or a title that many have, so many to either side are compared. */
const nearest = 10;

/**
 * For each expected entry the index of the recovered one that is it: the pair with most texts in common first, neighbours in
 * order where that is even. An entry without any text in common stays alone.
 */
export function alignEntries(expected: readonly Entry[], recovered: readonly Entry[]): (number | undefined)[] {
  const pairs = pairUp(expected.map(textsOf), recovered.map(textsOf));
  pairs.sort(
    (one, other) => other.common - one.common || Math.abs(one.from - one.to) - Math.abs(other.from - other.to),
  );
  const found: (number | undefined)[] = expected.map(() => undefined);
  const taken = new Set<number>();
  for (const { from, to } of pairs) {
    if (found[from] !== undefined || taken.has(to)) continue;
    found[from] = to;
    taken.add(to);
  }
  return found;
}

/** Pairs with a text in common, found by their texts. */
function pairUp(expected: readonly Set<string>[], recovered: readonly Set<string>[]): Pair[] {
  const holders = new Map<string, number[]>();
  for (const [to, texts] of recovered.entries())
    for (const text of texts) {
      const list = holders.get(text);
      if (list === undefined) holders.set(text, [to]);
      else list.push(to);
    }
  return expected.flatMap((texts, from) => {
    const near = new Set([...texts].flatMap((text) => nearestOf(holders.get(text) ?? [], from)));
    return [...near].map((to) => ({ from, to, common: texts.intersection(recovered[to] ?? new Set()).size }));
  });
}

/** Of ascending numbers those nearest to one. */
function nearestOf(ascending: readonly number[], to: number): readonly number[] {
  if (ascending.length <= 2 * nearest) return ascending;
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < to) low = middle + 1;
    else high = middle;
  }
  return ascending.slice(Math.max(0, low - nearest), low + nearest);
}

/** All texts of an entry, lists included. */
function textsOf(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([normaliseText(value)]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...textsOf(part)]));
}
