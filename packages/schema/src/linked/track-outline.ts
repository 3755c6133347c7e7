import type { Outline, OutlineNode } from './outline.ts';
import { mostWeighedInAll, pairAlike, wholes } from './pair-alike.ts';

/** How alike, 0 to 1, a part must be to be the same as one of before, and as one of another language, which shares the facts. */
const sameLanguage = 0.35;
const otherLanguage = 0.5;

/**
 * Gives the parts of a fresh reading the ids that they have had, wherever they stand now. A new part takes the id of its like in another
 * language that has none here yet; any other gets an id from `nextId`.
 */
export function trackOutline(now: Outline, before: Outline, others: Outline[], nextId: () => string): Outline {
  const ids = new Map<string, string>();
  const tracked: Outline = [];
  const room = { pairs: mostWeighedInAll };
  const visit = (node: OutlineNode, id: string, parent: string): void => {
    ids.set(node.id, id);
    tracked.push({ ...node, id, parent });
    carry(node.id, id);
  };
  const carry = (from: string, id: string): void => {
    const mine = wholes(now, from);
    const found = idsFrom(mine, wholes(before, id), [], { least: sameLanguage, room });
    for (const other of others) {
      const rest = idsFrom(mine, wholes(other, id), found, { least: otherLanguage, room });
      rest.forEach((known, at) => {
        found[at] ??= known;
      });
    }
    for (const [at, { node }] of mine.entries()) visit(node, found[at] ?? nextId(), id);
  };
  for (const node of now.filter(({ parent }) => parent === '')) visit(node, node.id, '');
  return tracked;
}

/** The ids of `before` for the nodes of `mine`, where `known` has none yet. */
function idsFrom(
  mine: ReturnType<typeof wholes>,
  before: ReturnType<typeof wholes>,
  known: (string | undefined)[],
  how: Parameters<typeof pairAlike>[3],
): (string | undefined)[] {
  const place = new Map(before.map(({ node }, was) => [node.id, was]));
  const fixed = new Map(
    known.flatMap((id, at) => (id !== undefined && place.has(id) ? [[at, place.get(id) ?? 0]] : [])),
  );
  const taken = new Set(known);
  const pairs = pairAlike(before, mine, fixed, how);
  return mine.map((_, at) => {
    const id = before[pairs.get(at) ?? -1]?.node.id;
    return known[at] !== undefined || id === undefined || taken.has(id) ? undefined : id;
  });
}
