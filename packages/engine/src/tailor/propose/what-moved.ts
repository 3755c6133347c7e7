import type { SkillMention } from '@shortlist/schema';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { listAsked } from './list-asked.ts';
import type { TailorScene } from './proposal.ts';

/** What stands further up than before. */
export function broughtForward(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((item, i) => i < before.indexOf(item));
}

/** Whether something that the posting demands comes into the first third of a list from behind it: less is no reason for another order. */
export function bringsMustForward<T>(before: readonly T[], after: readonly T[], isMust: (item: T) => boolean): boolean {
  const third = Math.ceil(before.length / 3);
  const late = before.slice(third);
  return after.slice(0, third).some((item) => late.includes(item) && isMust(item));
}

/** Programs that every office has: nobody reads on for them, save where one must be known by its name ("Excel"). */
export const everyday =
  /^(?:(?:MS|Microsoft) )?(?:Office(?: Suite)?|Word|Excel|Outlook|PowerPoint|Access|Windows)$|^(?:sales|e-?mail|internet)$/i;

/** Whether a text names a skill that the posting demands; `counts` leaves out some. */
export function namesMust(
  text: string,
  { posting }: TailorScene,
  counts: (skill: SkillMention) => boolean = () => true,
): boolean {
  const musts = posting.requirements.filter(({ importance }) => importance === 'must');
  const skills = musts.flatMap((each) => each.skills ?? []).filter(({ kind }) => kind !== 'soft-skill');
  const ids = new Set(skills.map(({ id }) => id));
  return skillsIn(text).some((skill) => skill.id !== undefined && ids.has(skill.id) && counts(skill));
}

/** Whether a text names a skill that the posting asks for. */
export function namesAsked(text: string, scene: TailorScene): boolean {
  const asked = new Set(listAsked(scene).map((skill) => skill.id));
  return skillsIn(text).some((skill) => skill.id !== undefined && asked.has(skill.id));
}

/** Whether the order is another one. */
export function isMoved<T>(before: readonly T[], after: readonly T[]): boolean {
  return before.some((item, i) => item !== after[i]);
}
