import { applyEdits, matchResume } from '@shortlist/engine';
import type { Edit, Match, Posting, Resume } from '@shortlist/schema';

type Choice = { original: Resume; edits: Edit[]; posting: Posting; now: string };

/** The resume with the edits that stand, and its match estimate. */
export function rescore({ original, edits, posting, now }: Choice): { tailored: Resume; match: Match } {
  const tailored = applyEdits(original, edits);
  return { tailored, match: matchResume(tailored, posting, now) };
}
