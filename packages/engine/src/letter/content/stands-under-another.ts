import type { Fact } from '@shortlist/schema';

type Spot = { page: number; x: number; y: number };

/**
 * Whether the page prints the title of another job between a job's own title and a line that was read into it: whose deed it was is then in
 * doubt, and it is told without a job. False where the document has no places or prints its jobs side by side.
 */
export function standsUnderAnother(line: Fact, item: string, facts: readonly Fact[]): boolean {
  const at = spotOf(line);
  const own = spotOf(facts.find(({ pointer }) => pointer === `${item}/position`));
  if (at === undefined || own === undefined || !item.startsWith('/work/') || !isBelow(at, own)) return false;
  return facts.some((fact) => {
    const other = /^\/work\/\d+\/position$/.test(fact.pointer) && !fact.pointer.startsWith(`${item}/`);
    const spot = other ? spotOf(fact) : undefined;
    // Titles of one column begin at one edge.
    return spot !== undefined && Math.abs(spot.x - own.x) < sameEdge && isBelow(spot, own) && isBelow(at, spot);
  });
}

/** Points by which the beginnings of two titles of one column may differ. */
const sameEdge = 4;

const spotOf = (fact: Fact | undefined): Spot | undefined => fact?.boxes?.[0];

const isBelow = (a: Spot, b: Spot): boolean => a.page > b.page || (a.page === b.page && a.y > b.y + 1);
