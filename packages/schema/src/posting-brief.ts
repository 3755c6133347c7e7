import { z } from 'zod';
import { Seniority, Span } from './posting.ts';

/** What a demand asks for, as a recruiter sorts it. A trait is kept apart: it is never scored, asked about or answered. */
export const DemandKind = z.enum([
  'skill',
  'experience',
  'education',
  'certificate',
  'licence',
  'language',
  'trait',
  'condition',
]);
export type DemandKind = z.infer<typeof DemandKind>;

/** A fact from the top of a posting. `confidence` 0 to 1: below `sureFact` the person is asked, with `text` as the proposal. */
export const BriefFact = z.object({ text: z.string(), confidence: z.number().min(0).max(1) });
export type BriefFact = z.infer<typeof BriefFact>;

/** From this confidence on, a title, employer or place is used without asking. */
export const sureFact = 0.5;

/**
 * One row of the brief. `key` names the row in confirmations and stays the same when the same words are read again; `text` has at most
 * twenty words; `quote` is verbatim, `start` and `end` its place in the posting's `text`.
 */
export const BriefDemand = Span.extend({
  key: z.string(),
  text: z.string(),
  quote: z.string(),
  kind: DemandKind,
  must: z.boolean(),
  /** The alternatives, of which any one is enough. */
  oneOf: z.array(z.string()).optional(),
  years: z.object({ least: z.number(), most: z.number().optional() }).optional(),
});
export type BriefDemand = z.infer<typeof BriefDemand>;

/** One of the three to five needs that decide the job: a demand or a duty, by its key. */
export const BriefNeed = Span.extend({
  key: z.string(),
  text: z.string(),
  quote: z.string(),
  from: z.enum(['demand', 'duty']),
});
export type BriefNeed = z.infer<typeof BriefNeed>;

export const BriefDuty = Span.extend({ key: z.string(), text: z.string() });
export type BriefDuty = z.infer<typeof BriefDuty>;

/** Something that looks like a demand and is none: its words, and why. */
export const NotDemand = Span.extend({ text: z.string(), why: z.enum(['denied', 'role', 'doubtful']) });
export type NotDemand = z.infer<typeof NotDemand>;

/** What a posting asks for, in a form that a person can check in half a minute. */
export const PostingBrief = z.object({
  title: BriefFact.optional(),
  employer: BriefFact.optional(),
  place: BriefFact.optional(),
  seniority: Seniority.optional(),
  /** Three to five where the posting has as many, most telling first. Each is a row of another list as well. */
  needs: z.array(BriefNeed),
  /** Demands that can be shown, in the order of the posting; conditions and traits stand in lists of their own. */
  demands: z.array(BriefDemand),
  duties: z.array(BriefDuty),
  /** Licence, shifts, travel, permit: a checklist. */
  conditions: z.array(BriefDemand),
  traits: z.array(BriefDemand),
  notDemands: z.array(NotDemand),
});
export type PostingBrief = z.infer<typeof PostingBrief>;

const line = z.string().trim().max(200);

/** What a person changed in a brief. Missing parts stand as they were read. */
export const BriefConfirmation = z.object({
  title: line.min(1).optional(),
  /** Empty: the posting names no employer. */
  employer: line.optional(),
  place: line.optional(),
  /** Keys of rows that are "not a requirement". */
  removed: z.array(z.string().max(300)).max(300).optional(),
  /** Demands that were missed, in the posting's words or the person's. */
  added: z
    .array(z.object({ text: z.string().trim().min(2).max(300), must: z.boolean() }))
    .max(30)
    .optional(),
  /** Keys of the needs, in the person's order. */
  needs: z.array(z.string().max(300)).max(10).optional(),
  /** What the person said of conditions, by their keys. It decides the advice only: nothing is written from it. */
  conditions: z
    .array(z.object({ key: z.string().max(300), met: z.boolean() }))
    .max(100)
    .optional(),
});
export type BriefConfirmation = z.infer<typeof BriefConfirmation>;
