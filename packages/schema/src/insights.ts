import { z } from 'zod';
import { SkillKind } from './posting.ts';
import { CareerStage } from './profile.ts';

/** How often the person's own postings ask for a skill, and how far the resume met it there. */
export const SkillInsight = z.object({
  id: z.string(),
  name: z.string(),
  kind: SkillKind,
  postings: z.int(),
  must: z.int(),
  met: z.int(),
  partly: z.int(),
  missing: z.int(),
});
export type SkillInsight = z.infer<typeof SkillInsight>;

/** Counts over the person's own postings and results; nothing about markets. `met` is a share from 0 to 1, `effect` mean points. */
export const Insights = z.object({
  postings: z.int(),
  /** How many of them are too far from the resume to be counted in the steps. */
  far: z.int().optional(),
  /** The career stage that the steps are worded for, where the person told one. */
  stage: CareerStage.optional(),
  skills: z.array(SkillInsight),
  /** The results in their order, by month, week or day: the widest that tells at least two apart. `from` is the first day, ISO 8601. */
  periods: z.array(
    z.object({
      unit: z.enum(['month', 'week', 'day']),
      from: z.string(),
      postings: z.int(),
      score: z.number(),
      met: z.number(),
    }),
  ),
  steps: z.array(
    z.object({ id: z.string(), skill: z.string(), text: z.string(), effect: z.number(), postings: z.int() }),
  ),
});
export type Insights = z.infer<typeof Insights>;
