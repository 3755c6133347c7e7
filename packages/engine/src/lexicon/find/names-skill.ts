import type { SkillMention } from '@shortlist/schema';
import { skillsIn } from './skills-in.ts';

/** Whether a short text names a skill: by any name that the lexicon lists for it, or in its very words. */
export function namesSkill(text: string, { id, text: words }: Pick<SkillMention, 'id' | 'text'>): boolean {
  if (id !== undefined && skillsIn(text).some((own) => own.id === id)) return true;
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words.trim())}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
