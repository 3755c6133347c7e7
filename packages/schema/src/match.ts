import { z } from 'zod';
import { Importance, RequirementKind, SkillMention, Span } from './posting.ts';

/** Lines of the resume that show something. `text` is verbatim; `pointer` a JSON Pointer into the resume. */
export const MatchEvidence = z.object({
  pointer: z.string(),
  text: z.string(),
  section: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
});
export type MatchEvidence = z.infer<typeof MatchEvidence>;

/** `true` met, `"partly"` a related skill, too few years or a lower level, `false` not shown. */
export const Met = z.union([z.boolean(), z.literal('partly')]);
export type Met = z.infer<typeof Met>;

export const RequirementMatch = Span.extend({
  id: z.string(),
  text: z.string(),
  kind: RequirementKind,
  importance: Importance,
  met: Met,
  /** 0 to 1: the share of the requirement's points that is earned. */
  credit: z.number().min(0).max(1),
  evidence: z.array(MatchEvidence),
  /** Skills of the requirement that the resume does not show. */
  missing: z.array(SkillMention).optional(),
  /** Machine-readable reasons, worded by the catalogue: `related-skill`, `too-few-years`, `lower-level`, `exact-phrase` … */
  reasons: z.array(z.object({ code: z.string(), detail: z.string().optional() })).optional(),
});
export type RequirementMatch = z.infer<typeof RequirementMatch>;

export const PartName = z.enum(['requirements', 'title', 'experience', 'education', 'keywords']);
export type PartName = z.infer<typeof PartName>;

/** A part of the score. `weight` is its share of 100 after parts that the posting does not ask for were left out; `points` ≤ `weight`. */
export const Part = z.object({
  name: PartName,
  weight: z.number(),
  points: z.number(),
  evidence: z.array(z.object({ posting: z.string(), resume: z.string().optional(), points: z.number() })),
});
export type Part = z.infer<typeof Part>;

export const Band = z.enum(['Poor', 'Weak', 'Fair', 'Good', 'Great']);
export type Band = z.infer<typeof Band>;

/** What would change the number: the effect, in points, of one change that may be true. */
export const Lever = z.object({
  requirement: z.string(),
  change: z.string(),
  effect: z.number(),
});
export type Lever = z.infer<typeof Lever>;

/** The match estimate: same input, same number. `score` 0 to 100. Gates are shown apart and carry no points. */
export const Match = z.object({
  score: z.number().min(0).max(100),
  band: Band,
  parts: z.array(Part),
  requirements: z.array(RequirementMatch),
  gates: z.array(RequirementMatch),
  /** The posting's responsibilities, one by one, with the line that tells of such work. They count in the experience part. Results of earlier versions have none. */
  duties: z.array(RequirementMatch).optional(),
  /** Most effective first. */
  levers: z.array(Lever),
  /** How many further ones the person's plan leaves out; missing where it leaves out none. */
  leversLeftOut: z.int().optional(),
  /** Observations on the resume's keywords: repeated or hidden ones gain nothing and are reported. */
  notes: z.array(z.object({ code: z.string(), detail: z.string().optional() })),
});
export type Match = z.infer<typeof Match>;
