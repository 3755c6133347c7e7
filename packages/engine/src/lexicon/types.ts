import type { Seniority, SkillKind } from '@shortlist/schema';

/** A skill, tool, method … of the lexicon. `id` is the slug of its name; relations hold ids. */
export type SkillEntry = {
  id: string;
  name: string;
  kind: SkillKind;
  aliases: string[];
  /** Parents in the sense "is a": who shows this shows the parent. */
  is: string[];
  part: string[];
  rel: string[];
  /** An everyday word too: counts only in a fitting context. */
  ambiguous: boolean;
  exactCase: boolean;
  industries: string[];
};

/** A job title. `occupations` are the families it belongs to. */
export type TitleEntry = {
  id: string;
  name: string;
  aliases: string[];
  occupations: string[];
  level?: Seniority;
  industries: string[];
  ambiguous: boolean;
};

export type Lexicon = { skills: Map<string, SkillEntry>; titles: Map<string, TitleEntry> };
