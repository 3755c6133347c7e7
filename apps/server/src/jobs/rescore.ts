import { matchTailored } from '@shortlist/engine';
import type { Edit, Match, Posting, Resume } from '@shortlist/schema';

type Choice = { original: Resume; edits: Edit[]; posting: Posting; now: string };

/** The resume with the edits that stand, and its match estimate. */
export function rescore({ original, edits, posting, now }: Choice): { tailored: Resume; match: Match } {
  return matchTailored(original, edits, posting, now);
}
