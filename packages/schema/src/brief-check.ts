import { z } from 'zod';
import { Band, Match, Met } from './match.ts';
import { Span } from './posting.ts';
import { BriefConfirmation, PostingBrief } from './posting-brief.ts';
import { Resume } from './resume.ts';

/**
 * `POST /api/postings/brief`: what a posting asks for, beside a resume (as it was read, or a saved one by its id). A `confirmation` is
 * remembered for the posting's text; without one, what was remembered before stands. Uses no trial.
 */
export const BriefRequest = z.object({
  posting: z.string().trim().min(1).max(100_000),
  resume: Resume.optional(),
  resumeId: z.uuid().optional(),
  confirmation: BriefConfirmation.optional(),
});
export type BriefRequest = z.infer<typeof BriefRequest>;

/** Why something counts as missing: nothing shows it, the resume shows part of it, or the person said that they do not meet it. */
export const MissingReason = z.enum(['not-shown', 'partly', 'licence', 'declined']);

/** Whether a job is worth applying for: `skip` only for a missing licence or a condition that the person cannot meet, never from the score. */
export const Worth = z.object({
  advice: z.enum(['apply', 'stretch', 'skip']),
  /** The posting's words for what the resume shows best, two at the most. */
  strongest: z.array(z.string()).max(2),
  missing: z.object({ text: z.string(), why: MissingReason }).optional(),
});
export type Worth = z.infer<typeof Worth>;

/** How a resume meets the row at this place of the posting; `proof` is the line that shows it. */
export const BriefRowMatch = Span.extend({ met: Met, proof: z.string().optional() });
export type BriefRowMatch = z.infer<typeof BriefRowMatch>;

/** `brief` is as the posting was read; `confirmed` is with the person's changes, which `match` and `worth` rest on. */
export const BriefReply = z.object({
  brief: PostingBrief,
  confirmed: PostingBrief,
  confirmation: BriefConfirmation,
  match: Match.pick({ score: true })
    .extend({ band: Band, rows: z.array(BriefRowMatch) })
    .optional(),
  worth: Worth.optional(),
});
export type BriefReply = z.infer<typeof BriefReply>;
