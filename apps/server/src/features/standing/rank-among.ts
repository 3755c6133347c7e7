import { leastPeopleForRank, type Standing } from '@shortlist/schema';

/** A place among people as "top so many percent", rounded up: the best of twenty is in the top 5. Null below the least number of people. */
export function rankAmong({ people, above }: { people: number; above: number }): Standing['industryRank'] {
  if (people < leastPeopleForRank) return null;
  return { people, topPercent: Math.min(100, Math.ceil((100 * (above + 1)) / people)) };
}
