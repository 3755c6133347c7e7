import { z } from 'zod';
import { Edit } from './edit.ts';
import { ExplainedFinding } from './finding.ts';
import { Match } from './match.ts';
import { Resume } from './resume.ts';

/** `POST /api/readings/review`: a resume in the making, judged as it stands; with a posting also how it matches. Nothing is kept. */
export const ReviewRequest = z.object({
  resume: Resume,
  language: z.string().max(40).optional(),
  posting: z.string().max(100_000).optional(),
  /** How many pages it fills as the person has it set; without it, nothing is said of its length. */
  pages: z.int().min(1).max(200).optional(),
});
export type ReviewRequest = z.infer<typeof ReviewRequest>;

/** Pointers lead into the resume that was sent. `edits` passed the truth gate: each names the facts that it rests on. */
export const ResumeReview = z.object({
  findings: z.array(ExplainedFinding),
  match: z
    .object({ title: z.string().optional(), employer: z.string().optional(), match: Match, edits: z.array(Edit) })
    .optional(),
});
export type ResumeReview = z.infer<typeof ResumeReview>;
