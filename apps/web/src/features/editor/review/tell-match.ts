import { t } from '@lingui/core/macro';
import type { Review } from './use-review.ts';

/** The match in a few words. */
export function tellMatch({ match, posting }: Review): string {
  if (!posting) return t`No posting yet`;
  return match ? t`${{ score: match.match.score }} of 100` : t`Reading the posting`;
}
