import type { BriefConfirmation, Posting } from '@shortlist/schema';
import { applyConfirmation } from './brief/apply-confirmation.ts';
import { readPosting } from './read-posting.ts';

/** The posting as a person confirmed its brief: what match, tailoring and letter use instead of what was read. */
export function confirmPosting(posting: Posting, confirmation: BriefConfirmation): Posting {
  return applyConfirmation(posting, confirmation, readPosting);
}
