import { z } from 'zod';
import { LedgerEntry, Question } from './edit.ts';

export const CareerStage = z.enum(['entry', 'mid', 'senior']);
export type CareerStage = z.infer<typeof CareerStage>;

/** What a person wants from the LinkedIn optimisation. */
export const ProfileGoals = z.object({
  targetRole: z.string().trim().min(1, 'Target role is required'),
  industry: z.string().trim().min(1, 'Industry is required'),
  location: z.string().trim().min(1, 'Location is required'),
  careerStage: CareerStage,
  careerGoals: z.string().trim().min(1, 'Career goals are required'),
});
export type ProfileGoals = z.infer<typeof ProfileGoals>;

/** One field of a LinkedIn profile with the text to paste; `limit` in characters, `visible` before "see more". */
export const ProfileField = z.object({
  field: z.string(),
  title: z.string(),
  before: z.string().optional(),
  options: z.array(z.string()),
  /** How many of the options, the first ones, a language model worded. */
  byModel: z.int().optional(),
  /** What an option is good for, by its text. */
  notes: z.record(z.string(), z.string()).optional(),
  /** Skills that the text shows, for a position to carry. */
  skills: z.array(z.string()).optional(),
  limit: z.int().optional(),
  visible: z.int().optional(),
});
export type ProfileField = z.infer<typeof ProfileField>;

export const Recommendation = z.object({
  id: z.string(),
  title: z.string(),
  reason: z.string(),
  effect: z.enum(['high', 'medium', 'low']),
  field: z.string().optional(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/** A disagreement between two documents of the same person. */
export const Inconsistency = z.object({
  field: z.string(),
  resume: z.string(),
  linkedin: z.string(),
  explanation: z.string(),
});
export type Inconsistency = z.infer<typeof Inconsistency>;

export const OptimisedProfile = z.object({
  goals: ProfileGoals,
  language: z.string(),
  fields: z.array(ProfileField),
  skills: z.object({ add: z.array(z.string()), drop: z.array(z.string()), order: z.array(z.string()) }),
  completeness: z.array(z.object({ field: z.string(), state: z.enum(['known', 'missing', 'unknown']) })),
  recommendations: z.array(Recommendation),
  questions: z.array(Question),
  inconsistencies: z.array(Inconsistency),
  /** How much of a resume of the same person stood beside it: jobs by employer, title, start, and end, and degrees. Missing where there was no resume. */
  compared: z.object({ jobs: z.int(), degrees: z.int() }).optional(),
  ledger: z.array(LedgerEntry),
});
export type OptimisedProfile = z.infer<typeof OptimisedProfile>;
