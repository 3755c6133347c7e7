import type { Match } from '@shortlist/schema';

/** Points that all edits together add, to a tenth: counted before rounding, as each edit's own effect is, so that the two agree. */
export function countGain(before: Match, after: Match): number {
  return Math.round((pointsOf(after) - pointsOf(before)) * 10) / 10;
}

function pointsOf({ score, parts }: Match): number {
  return score === 0 ? 0 : parts.reduce((sum, part) => sum + part.points, 0);
}
