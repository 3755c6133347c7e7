import type { Posting, SkillMention } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { makeBrief } from '../../posting/brief/make-brief.ts';

/** What the demands that decide a job name, most telling first. */
export const needSkills = (posting: Posting): SkillMention[] =>
  makeBrief(posting).needs.flatMap(({ quote, from }) => (from === 'demand' ? skillsIn(quote) : []));
