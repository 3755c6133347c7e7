import type { SkillMention } from '@shortlist/schema';
import { findListedSkills } from './find-skills.ts';

const known = new Map<string, SkillMention[]>();
const most = 4_000;

/** The lexicon's skills in a short text that will be asked about again: the same text is read once. Not for whole documents. */
export function skillsIn(text: string): SkillMention[] {
  const found = known.get(text);
  if (found !== undefined) return found;
  const skills = findListedSkills(text);
  if (text.length < 2_000) {
    if (known.size >= most) known.clear();
    known.set(text, skills);
  }
  return skills;
}
