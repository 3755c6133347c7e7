import { z } from 'zod';

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export const Span = z.object({ start: z.int().min(0), end: z.int().min(0) });
export type Span = z.infer<typeof Span>;

export const SkillKind = z.enum(['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain']);
export type SkillKind = z.infer<typeof SkillKind>;

/** A skill found in a text. `id` is the lexicon's entry, absent for a skill found by pattern; `name` is the entry's name or the words themselves. */
export const SkillMention = Span.extend({
  id: z.string().optional(),
  name: z.string(),
  kind: SkillKind,
  text: z.string(),
});
export type SkillMention = z.infer<typeof SkillMention>;

export const RequirementKind = z.enum([
  'skill',
  'experience',
  'education',
  'certificate',
  'language',
  'responsibility',
  'gate',
]);
export type RequirementKind = z.infer<typeof RequirementKind>;

export const Importance = z.enum(['must', 'nice']);
export type Importance = z.infer<typeof Importance>;

/** One thing a posting asks for: `text` is verbatim, `start` and `end` its place in the posting. */
export const Requirement = Span.extend({
  id: z.string(),
  text: z.string(),
  kind: RequirementKind,
  importance: Importance,
  /** The skills meant, by lexicon id or by words; a list of alternatives ("Java or Kotlin") is met by any. */
  skills: z.array(SkillMention).optional(),
  alternatives: z.boolean().optional(),
  years: z.object({ least: z.number(), most: z.number().optional() }).optional(),
  degree: z.object({ level: z.int().min(0).max(8), fields: z.array(z.string()) }).optional(),
  /** `or`: further languages (codes) of which any will do as well: "French or German". */
  language: z.object({ code: z.string(), level: z.string().optional(), or: z.array(z.string()).optional() }).optional(),
  gate: z
    .enum(['work-permit', 'clearance', 'driving-licence', 'shift', 'travel', 'location', 'background', 'other'])
    .optional(),
});
export type Requirement = z.infer<typeof Requirement>;

export const Seniority = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'manager', 'director', 'executive']);
export type Seniority = z.infer<typeof Seniority>;

export const Pay = z.object({
  text: z.string(),
  currency: z.string().optional(),
  least: z.number().optional(),
  most: z.number().optional(),
  period: z.enum(['hour', 'day', 'week', 'month', 'year']).optional(),
});

/** A posting understood. `text` is the plain text that all offsets point into. */
export const Posting = z.object({
  text: z.string(),
  language: z.string(),
  title: z.string().optional(),
  titleSpan: Span.optional(),
  occupation: z.string().optional(),
  seniority: Seniority.optional(),
  employer: z.string().optional(),
  location: z.string().optional(),
  /** How sure the reader is of these facts, 0 to 1. A title or employer below `sureFact` is not used; `guess` proposes it. */
  confidence: z.object({ title: z.number(), employer: z.number(), location: z.number() }).partial().optional(),
  guess: z.object({ title: z.string(), employer: z.string() }).partial().optional(),
  workMode: z.enum(['onsite', 'hybrid', 'remote']).optional(),
  employment: z.string().optional(),
  pay: Pay.optional(),
  requirements: z.array(Requirement),
  /** Demands for a manner or bent ("team player"): shown, never scored, asked about or answered. Results of earlier versions have none. */
  traits: z.array(Requirement).optional(),
  /** Ids of requirements and places of responsibilities (`d1` is the first) that decide the job, most telling first, as they were read or as the person ordered them. */
  needs: z.array(z.string()).optional(),
  /** What looks like a demand and is none. */
  notDemands: z.array(Span.extend({ text: z.string(), why: z.enum(['denied', 'role', 'doubtful']) })).optional(),
  responsibilities: z.array(Span.extend({ text: z.string() })),
  /** Stretches that do not count: benefits, equal opportunity, about us. */
  boilerplate: z.array(Span),
  /** Words that carry the posting's meaning, most telling first, weight 0 to 1. */
  keywords: z.array(z.object({ text: z.string(), weight: z.number() })),
});
export type Posting = z.infer<typeof Posting>;
