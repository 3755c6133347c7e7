import type { SkillMention } from '@shortlist/schema';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { skillsIn } from './skills-in.ts';

/** The skills that a text names as the person's own: none that it denies, wishes for, or leaves to others. What a text denies it shows nowhere. */
export function shownSkillsIn(text: string, paper = false): SkillMention[] {
  const disclaimers = findDisclaimers(text, paper);
  if (disclaimers.length === 0) return skillsIn(text);
  const at = (mention: SkillMention) =>
    disclaimers.find(({ start, end }) => mention.start >= start && mention.start < end);
  const named = skillsIn(text);
  const denied = new Set(named.flatMap((each) => (each.id !== undefined && at(each)?.lacking ? [each.id] : [])));
  return named.filter((each) => at(each) === undefined && (each.id === undefined || !denied.has(each.id)));
}
