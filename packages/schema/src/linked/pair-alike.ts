import { isFact } from './is-fact.ts';
import { childrenOf, type Outline, type OutlineNode } from './outline.ts';

/** More pairs than these are not weighed one by one, in one place and in a whole reading: only equal ones and those in the same place are found. */
const mostWeighed = 2500;
export const mostWeighedInAll = 5000;

/** A node with the texts of its items, as one compares it. */
export type Whole = { node: OutlineNode; items: string };

export function wholes(outline: Outline, parent: string): Whole[] {
  return childrenOf(outline, parent).map((node) => ({
    node,
    items: childrenOf(outline, node.id)
      .map(({ fields }) => fields.text ?? '')
      .join('\n'),
  }));
}

/**
 * Which of the nodes in `now` is which of `before`: those that `known` names, equal ones, then the most alike, and then those that stand, as
 * many as before, between the same neighbours. Gives the place in `before` by the place in `now`. `least` is how alike two must be, 0 to 1;
 * `room` how many pairs may still be weighed; `inPlace` which ones may be known by their place.
 */
export function pairAlike(
  before: Whole[],
  now: Whole[],
  known: Map<number, number>,
  { least, room, inPlace = () => true }: PairBy,
): Map<number, number> {
  const pairs = new Map(known);
  const taken = new Set(known.values());
  const pair = (at: number, was: number) => {
    pairs.set(at, was);
    taken.add(was);
  };
  pairEqual(before, now, pairs, taken, pair);
  const left = now.map((_, at) => at).filter((at) => !pairs.has(at));
  const free = before.map((_, was) => was).filter((was) => !taken.has(was));
  const count = left.length * free.length;
  if (count <= Math.min(mostWeighed, room.pairs)) {
    room.pairs -= count;
    const weigh = openScale();
    const weighed = left
      .flatMap((at) => free.map((was) => ({ at, was, alike: weigh(before[was], now[at]) })))
      .filter(({ alike }) => alike >= least)
      .sort((a, b) => b.alike - a.alike || Math.abs(a.at - a.was) - Math.abs(b.at - b.was));
    for (const { at, was } of weighed) if (!pairs.has(at) && !taken.has(was)) pair(at, was);
  }
  const placed = (at: number, was: number) => {
    const [one, other] = [now[at], before[was]];
    if (one && other && one.node.list === other.node.list && inPlace(one) && inPlace(other)) pair(at, was);
  };
  pairPlaces(before, now, pairs, taken, placed);
  return pairs;
}

type PairBy = { least: number; room: { pairs: number }; inPlace?: (one: Whole) => boolean };
type Pair = (at: number, was: number) => void;

function pairEqual(before: Whole[], now: Whole[], pairs: Map<number, number>, taken: Set<number>, pair: Pair): void {
  const free = before.map((one, was) => ({ key: keyOf(one), was })).filter(({ was }) => !taken.has(was));
  const places = Map.groupBy(free.reverse(), ({ key }) => key);
  now.forEach((one, at) => {
    const first = pairs.has(at) ? undefined : places.get(keyOf(one))?.pop();
    if (first) pair(at, first.was);
  });
}

function pairPlaces(before: Whole[], now: Whole[], pairs: Map<number, number>, taken: Set<number>, pair: Pair): void {
  for (let from = 0; from < now.length; from += 1) {
    if (pairs.has(from)) continue;
    let to = from;
    while (to < now.length && !pairs.has(to)) to += 1;
    const start = (pairs.get(from - 1) ?? -1) + 1;
    const end = to < now.length ? (pairs.get(to) ?? before.length) : before.length;
    const gap = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
    const fits = gap.length === to - from && gap.every((was) => !taken.has(was));
    if (fits) for (const [index, was] of gap.entries()) pair(from + index, was);
    from = to;
  }
}

const keyOf = ({ node, items }: Whole): string => JSON.stringify([node.list, node.fields, items]);

/** A scale for nodes that are weighed many times: what is looked at in a text is looked at once. */
function openScale() {
  const known = new Map<string, Set<string>>();
  const triples = (text: string) => {
    const set = known.get(text) ?? triplesOf(text);
    known.set(text, set);
    return set;
  };

  /** How many of the three-letter pieces two texts share, 0 to 1. */
  function alike(one: string, other: string): number {
    if (one === other) return 1;
    const [a, b] = [triples(one), triples(other)];
    if (a.size + b.size === 0) return 0;
    let shared = 0;
    for (const piece of a) if (b.has(piece)) shared += 1;
    return (2 * shared) / (a.size + b.size);
  }

  /** How alike two nodes are, 0 to 1: facts count twice, as they are the same in every language. */
  return (before: Whole | undefined, now: Whole | undefined): number => {
    if (!before || !now || before.node.list !== now.node.list) return 0;
    let sum = 0;
    let all = 0;
    for (const key of new Set([...Object.keys(before.node.fields), ...Object.keys(now.node.fields)])) {
      const [was = '', is = ''] = [before.node.fields[key], now.node.fields[key]];
      const fact = isFact({ node: now.node, key, text: (is || was).slice(0, lookedAt) });
      const weight = fact ? 2 : 1;
      all += weight;
      sum += weight * (fact ? Number(was === is) : alike(was, is));
    }
    if (before.items || now.items) {
      all += 1;
      sum += alike(before.items, now.items);
    }
    return all === 0 ? 0 : sum / all;
  };
}

/** Signs of a text by which it is told from others. */
const lookedAt = 400;

function triplesOf(text: string): Set<string> {
  const plain = ` ${text.slice(0, lookedAt).toLowerCase()} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
}
