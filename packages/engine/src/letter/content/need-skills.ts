import type { SkillMention } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import type { LetterScene } from '../letter-scene.ts';

/** What the demands that decide a job name, most telling first. */
export const needSkills = ({ posting, needsOf }: Pick<LetterScene, 'posting' | 'needsOf'>): SkillMention[] =>
  needsOf(posting).flatMap(({ quote, from }) => (from === 'demand' ? skillsIn(quote) : []));
