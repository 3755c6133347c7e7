import type { Review } from './use-review.ts';

/** The match in a few words. */
export function tellMatch({ match, posting }: Review): string {
  if (!posting) return 'No posting yet';
  return match ? `${match.match.score} of 100` : 'Reading the posting';
}
