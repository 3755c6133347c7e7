import { plural, t } from '@lingui/core/macro';
import type { Review } from './use-review.ts';

/** The match in a few words. */
export function tellMatch({ match, posting }: Review): string {
  if (!posting) return t`No posting yet`;
  return match ? t`${{ score: match.match.score }} of 100` : t`Reading the posting`;
}

/** How much there is to look at. */
export function tellNotes({ notes }: Review): string {
  const count = [...notes.values()].flat().length;
  return count === 0 ? t`No notes` : plural(count, { one: '# note', other: '# notes' });
}
