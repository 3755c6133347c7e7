import type { Question, Requirement, SkillMention } from '@shortlist/schema';

/** A question with what it is about: the requirement's kind, and the skill where one is asked for by name. */
export type OpenQuestion = {
  question: Question;
  kind: Requirement['kind'];
  /** The demand in the posting's own words. */
  asked: string;
  skill?: SkillMention;
};
